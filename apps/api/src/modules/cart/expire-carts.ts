import type { Executor } from '../../db/executor.ts'
import { expireCarts } from './cart.store.ts'

const DAY_MS = 86_400_000
/** Longer than any queue of a client holds a task back. */
const RECEIPT_LIFETIME_MS = 14 * DAY_MS
/** Carts that were not touched for so long are deleted; those that became orders stay with them. docs/wire.md §3.13. */
const CART_LIFETIME_MS = 90 * DAY_MS

export async function expireOldCarts(sql: Executor, now: Date): Promise<void> {
  const at = now.getTime()
  await expireCarts(sql, { receipts: new Date(at - RECEIPT_LIFETIME_MS), carts: new Date(at - CART_LIFETIME_MS) })
}
