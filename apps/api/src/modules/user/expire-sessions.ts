import type { Log } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { expireSessions } from './session.store.ts'

const HOUR_MS = 3_600_000

/** Once an hour, what has expired is forgotten. It counts for nothing before that, too. */
export function startSessionExpiry({ sql, log, now }: { sql: Executor; log: Log; now: () => Date }): { close(): void } {
  const timer = setInterval(() => {
    expireSessions(sql, now()).catch((fault: unknown) => log.warn({ err: fault }, 'old sessions stay for now'))
  }, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
