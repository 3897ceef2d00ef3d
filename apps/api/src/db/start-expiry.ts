import type { Log } from './client.ts'

const HOUR_MS = 3_600_000

/** Once an hour, what has expired is forgotten; a fault leaves it for the next time. */
export function startExpiry({ log, expire }: { log: Log; expire: readonly (() => Promise<void>)[] }): { close(): void } {
  const timer = setInterval(() => {
    for (const forget of expire) forget().catch((fault: unknown) => log.warn({ err: fault }, 'what has expired stays for now'))
  }, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
