import type { TokenLock } from './token-lock.ts'

/** How long a task waits for a running refresh before it checks again. Spec §9. */
const LOCK_RETRY_MS = 1000

export interface TaskSituation {
  readonly lock: TokenLock
  /** The customer token the task was created with. */
  readonly token: string | null
  readonly needsCartId: boolean
  readonly cartId: string | null
  /** The login call ignores the lock. */
  readonly isLogin?: boolean
}

export type TaskPlan =
  | { readonly kind: 'wait'; readonly ms: number }
  /** Answered with 401 without being sent: "Error refreshing user token. …" */
  | { readonly kind: 'abort' }
  /** Refused, and the cart is created again: "… the required cartId argument is null". */
  | { readonly kind: 'cart-id-missing' }
  | { readonly kind: 'send'; readonly token: string | null }

/** What to do with a task that is about to be sent. Table of docs/behaviour/tasks.md §6.1. */
export function planTask({ lock, token, needsCartId, cartId, isLogin = false }: TaskSituation): TaskPlan {
  if (isLogin) return { kind: 'send', token: null }
  if (lock.lock > 0 && token !== null) return { kind: 'wait', ms: LOCK_RETRY_MS }
  if (lock.lock < 0) return { kind: 'abort' }
  if (needsCartId && !cartId) return { kind: 'cart-id-missing' }
  return { kind: 'send', token: token === null ? null : (lock.token ?? token) }
}
