import { setImmediate } from 'node:timers/promises'

/** Well below what a shopper notices when a request has to wait for it. */
const SLICE_MS = 5

/** A function that lets requests run whenever 5 ms have passed, to be awaited between the steps of long work. */
export function createPacer(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return
    await setImmediate()
    startedAt = performance.now()
  }
}
