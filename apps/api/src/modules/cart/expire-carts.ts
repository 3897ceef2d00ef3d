import type { Log } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { expireCarts } from './cart.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Longer than any queue of a client holds a task back. */
const RECEIPT_LIFETIME_MS = 14 * DAY_MS
/** Carts that nobody touched for so long are forgotten; those that became orders stay with them. Contract 3.13. */
const CART_LIFETIME_MS = 90 * DAY_MS

/** Once an hour. */
export function startCartExpiry({ sql, log, now }: { sql: Executor; log: Log; now: () => Date }): { close(): void } {
  const timer = setInterval(() => {
    const at = now().getTime()
    expireCarts(sql, { receipts: new Date(at - RECEIPT_LIFETIME_MS), carts: new Date(at - CART_LIFETIME_MS) }).catch((fault: unknown) =>
      log.warn({ err: fault }, 'old carts stay for now'),
    )
  }, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
