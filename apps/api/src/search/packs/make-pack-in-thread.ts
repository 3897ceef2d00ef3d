import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { MadePack, PackCommand, PackedProduct, PackOrder } from './pack-command.ts'

/** Products per message: a millisecond of work for the sender. */
const BATCH = 50

/** Runs `makePack` in a worker thread that ends afterwards, which frees its memory. @throws what the thread threw. */
export async function makePackInThread(order: PackOrder, products: Iterable<PackedProduct>, directory: string): Promise<MadePack> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url))
  const tell = (command: PackCommand) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(command)
  }
  // Do not let this thread keep the process running.
  worker.unref()
  const made = Promise.withResolvers<MadePack>()
  // Awaited only after the last product was sent.
  made.promise.catch(() => undefined)
  worker.once('message', made.resolve)
  worker.once('error', made.reject)
  worker.once('exit', () => made.reject(new Error('The thread that makes packs has ended early')))
  try {
    let batch: PackedProduct[] = []
    for (const product of products) {
      batch.push(product)
      if (batch.length < BATCH) continue
      tell({ kind: 'products', products: batch })
      batch = []
      await setImmediate()
    }
    tell({ kind: 'products', products: batch })
    tell({ kind: 'make', order, directory })
    const { version, br, gzip } = await made.promise
    return { version, br: Buffer.from(br), gzip: Buffer.from(gzip) }
  } finally {
    await worker.terminate()
  }
}
