import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** A background job starts once the event loop was busy for at most this share of `LOOK_MS`. */
const MAX_BUSY = 0.5
const LOOK_MS = 10
/** Then the job starts anyway, so that a process that is always busy also gets its jobs done. */
const MAX_WAIT_MS = 500

/** The share of the time in which the event loop was busy, from 0 to 1, since the call that returned the function. */
export type MeasureBusy = () => () => number

/** Waits until the process has time for background work, because requests have priority: 10 ms at least and about 500 ms at most. */
export async function yieldToRequests(measureBusy: MeasureBusy = measureEventLoop): Promise<void> {
  const endsAt = performance.now() + MAX_WAIT_MS
  let isBusy = true
  while (isBusy && performance.now() < endsAt) {
    const readBusy = measureBusy()
    await wait(LOOK_MS)
    isBusy = readBusy() > MAX_BUSY
  }
}

function measureEventLoop(): () => number {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).utilization
}
