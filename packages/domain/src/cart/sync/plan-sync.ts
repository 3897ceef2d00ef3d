import type { CartConditions } from './cart-conditions.ts'

export type SyncPlan = { readonly kind: 'skip' } | { readonly kind: 'pull'; readonly clientWins: boolean }

export interface SyncRequest {
  readonly clientWins: boolean
  /** Sync even if nothing seems to have changed. */
  readonly force: boolean
  readonly inCheckout: boolean
}

/** Whether the server's lines are pulled, and who wins. Spec §4 Cart sync, behaviour 1.5. */
export function planSync(conditions: Pick<CartConditions, 'canUpdateMethods' | 'syncRequired'>, request: SyncRequest): SyncPlan {
  if (!request.force && !(conditions.canUpdateMethods && conditions.syncRequired)) return { kind: 'skip' }
  return { kind: 'pull', clientWins: request.clientWins || request.inCheckout }
}

export interface Bypass {
  /** Guest retries used up in this page life; never lowered. */
  readonly count: number
  readonly maximum: number
}

/** After `connect-as-guest` and `give-up` the current hash is stored, so that the same sync does not fail again and again. */
export type PullOutcome = { readonly kind: 'merge' | 'give-up' } | { readonly kind: 'connect-as-guest'; readonly bypassCount: number }

/** What follows from the answer to a pull. Behaviour 1.5. */
export function settlePull(code: number, bypass: Bypass): PullOutcome {
  if (code === 200) return { kind: 'merge' }
  return bypass.count < bypass.maximum ? { kind: 'connect-as-guest', bypassCount: bypass.count + 1 } : { kind: 'give-up' }
}

/** `stay-local`: the cart lives on this device only. */
export type ConnectOutcome = { readonly kind: 'sync' | 'stay-local' } | { readonly kind: 'connect-as-guest'; readonly bypassCount: number }

/** What follows from the answer to a cart's creation. Table of behaviour 1.3. */
export function settleConnect(code: number, bypass: Bypass): ConnectOutcome {
  if (code === 200) return { kind: 'sync' }
  if (code === 401 && bypass.count < bypass.maximum) return { kind: 'connect-as-guest', bypassCount: bypass.count + 1 }
  return { kind: 'stay-local' }
}

/** Loading a stored cart: what to do with it. Behaviour 1.2 steps 3-6. */
export function planCartLoad(cart: {
  readonly synchronize: boolean
  readonly token: string | null
  readonly lineCount: number
}): 'nothing' | 'sync' | 'connect' {
  if (!cart.synchronize) return 'nothing'
  if (cart.token) return 'sync'
  return cart.lineCount > 0 ? 'connect' : 'nothing'
}

/** Totals follow a merge when they are due and there were lines at its start; never a dry run. Behaviour 1.6 Finish. */
export function needsTotalsAfterMerge(merge: {
  readonly dryRun: boolean
  readonly totalsSyncRequired: boolean
  readonly lineCountBefore: number
}): boolean {
  return !merge.dryRun && merge.totalsSyncRequired && merge.lineCountBefore > 0
}
