import { parentPort } from 'node:worker_threads'
import { makePack } from './make-pack.ts'
import type { PackCommand, PackedProduct } from './pack-command.ts'

const packed: PackedProduct[] = []

parentPort?.on('message', (command: PackCommand) => {
  if (command.kind === 'products') packed.push(...command.products)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  else parentPort?.postMessage(makePack(command.order, packed, command.directory))
})
