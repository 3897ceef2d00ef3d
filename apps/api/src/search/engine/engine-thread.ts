import { Worker } from 'node:worker_threads'
import type { EngineAnswer, EngineCommand, EngineReply, EngineRequest } from './engine-command.ts'

export interface EngineThread {
  ask(command: EngineCommand): Promise<EngineAnswer>
  close(): Promise<void>
}

/** The engine's thread has ended and its indexes are lost. */
export class EngineEnded extends Error {
  constructor(cause?: unknown) {
    super('The thread of the search engine has ended.', { cause })
    this.name = 'EngineEnded'
  }
}

interface Waiting {
  resolve: (answer: EngineAnswer) => void
  reject: (fault: Error) => void
}

/** The engine in its own thread: a long search or a build does not block the server's thread. */
export function startEngineThread(snapshotDir: string | null): EngineThread {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { snapshotDir } })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: EngineEnded | null = null

  function end(fault: EngineEnded): void {
    ended ??= fault
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  worker.on('message', (reply: EngineReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('answer' in reply) asked?.resolve(reply.answer)
    else asked?.reject(new Error(reply.fault))
  })
  worker.on('error', (cause) => end(new EngineEnded(cause)))
  worker.on('exit', () => end(new EngineEnded()))
  // Do not let this thread keep the process running.
  worker.unref()

  return {
    ask(command) {
      if (ended !== null) return Promise.reject(ended)
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        worker.postMessage({ id, command } satisfies EngineRequest)
      })
    },
    async close() {
      await worker.terminate()
    },
  }
}
