import type { Executor } from '../../db/executor.ts'
import { expireCarts } from './cart.store.ts'

const DAY_MS = 86_400_000
/** Longer than any client delays a queued task. */
const RECEIPT_LIFETIME_MS = 14 * DAY_MS
/** Carts are deleted after this time without a change; carts that became orders stay. docs/wire.md §3.13. */
const CART_LIFETIME_MS = 90 * DAY_MS

export async function expireOldCarts(sql: Executor, now: Date): Promise<void> {
  const at = now.getTime()
  await expireCarts(sql, { receipts: new Date(at - RECEIPT_LIFETIME_MS), carts: new Date(at - CART_LIFETIME_MS) })
}
