import { parentPort, workerData } from 'node:worker_threads'
import type { EngineReply, EngineRequest } from './engine-command.ts'
import { createEngineHost } from './engine-host.ts'

const perform = createEngineHost((workerData as { snapshotDir: string | null }).snapshotDir)

parentPort?.on('message', ({ id, command }: EngineRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answer(id, () => perform(command)))
})

function answer(id: number, run: () => ReturnType<typeof perform>): EngineReply {
  try {
    return { id, answer: run() }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}
