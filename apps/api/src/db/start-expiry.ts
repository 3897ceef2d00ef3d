import type { Log } from './client.ts'

const HOUR_MS = 3_600_000

/** Deletes expired data once an hour. After an error the next run tries again. */
export function startExpiry({ log, expire }: { log: Log; expire: readonly (() => Promise<void>)[] }): { close(): void } {
  const timer = setInterval(() => {
    for (const forget of expire)
      forget().catch((fault: unknown) => log.warn({ err: fault }, 'expired data could not be deleted, the next run tries again'))
  }, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
