import type { CartConditions } from './cart-conditions.ts'

export type SyncPlan = { readonly kind: 'skip' } | { readonly kind: 'pull'; readonly clientWins: boolean }

export interface SyncRequest {
  readonly clientWins: boolean
  /** Sync even if nothing seems to have changed. */
  readonly force: boolean
  readonly inCheckout: boolean
}

/** Whether the server's lines are pulled, and which side wins. Spec §4 Cart sync, docs/behaviour/cart.md §1.5. */
export function planSync(conditions: Pick<CartConditions, 'canUpdateMethods' | 'syncRequired'>, request: SyncRequest): SyncPlan {
  if (!request.force && !(conditions.canUpdateMethods && conditions.syncRequired)) return { kind: 'skip' }
  return { kind: 'pull', clientWins: request.clientWins || request.inCheckout }
}

export interface Bypass {
  /** Guest retries since the page was loaded; never reset. */
  readonly count: number
  readonly maximum: number
}

/**
 * `keep`: the answer says nothing about the cart, the next sync tries again. After `connect-as-guest` and `give-up` the current hash is
 * stored, so that the same sync does not fail repeatedly.
 */
export type PullOutcome =
  | { readonly kind: 'merge' | 'keep' | 'give-up' }
  | { readonly kind: 'connect-as-guest'; readonly bypassCount: number }

/** The cart no longer exists (expired or ordered), or it belongs to an account that is not logged in here. */
const CART_GONE: readonly number[] = [401, 403, 404, 410]

export function isCartGone(code: number): boolean {
  return CART_GONE.includes(code)
}

/**
 * The next step after the answer to a pull. The cart is dropped only if the answer says that it is gone: after an overload or an error of
 * the server, coupon and lines stay. docs/behaviour/cart.md §1.5.
 */
export function settlePull(code: number, bypass: Bypass): PullOutcome {
  if (code === 200) return { kind: 'merge' }
  if (!isCartGone(code)) return { kind: 'keep' }
  return bypass.count < bypass.maximum ? { kind: 'connect-as-guest', bypassCount: bypass.count + 1 } : { kind: 'give-up' }
}

/** `stay-local`: the cart exists only on this device. */
export type ConnectOutcome = { readonly kind: 'sync' | 'stay-local' } | { readonly kind: 'connect-as-guest'; readonly bypassCount: number }

/** The next step after the answer to a cart's creation. Table of docs/behaviour/cart.md §1.3. */
export function settleConnect(code: number, bypass: Bypass): ConnectOutcome {
  if (code === 200) return { kind: 'sync' }
  if (code === 401 && bypass.count < bypass.maximum) return { kind: 'connect-as-guest', bypassCount: bypass.count + 1 }
  return { kind: 'stay-local' }
}

/**
 * Totals are requested after a merge when they are due and there are lines, even if all lines came from the server (a login on an empty
 * device); never after a dry run. docs/behaviour/cart.md §1.6.
 */
export function needsTotalsAfterMerge(merge: {
  readonly dryRun: boolean
  readonly totalsSyncRequired: boolean
  /** After the merge. */
  readonly lineCount: number
}): boolean {
  return !merge.dryRun && merge.totalsSyncRequired && merge.lineCount > 0
}
