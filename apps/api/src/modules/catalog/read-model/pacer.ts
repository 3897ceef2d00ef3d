import { setImmediate } from 'node:timers/promises'

/** Well below a delay that a shopper would notice. */
const SLICE_MS = 5

/** Returns a function that yields to requests after every 5 ms; await it between the steps of long work. */
export function createPacer(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return
    await setImmediate()
    startedAt = performance.now()
  }
}
