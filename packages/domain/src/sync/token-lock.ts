/**
 * Holds back customer calls while their token is renewed. Spec §4 Token lock.
 * `lock`: 0 free, 1 a refresh is running and others wait, -1 it failed and others end with 401.
 */
export interface TokenLock {
  readonly lock: 0 | 1 | -1
  /** Refreshes since a call was last accepted. */
  readonly attempts: number
  /** The token that was renewed since the page was loaded; replaces the one a task was created with. */
  readonly token: string | null
}

export type TokenEvent =
  /** A call with a customer token was answered 401. */
  | { readonly kind: 'unauthorised'; readonly autoRefresh: boolean; readonly maxAttempts: number }
  | { readonly kind: 'refreshed'; readonly token: string }
  | { readonly kind: 'refresh-failed' }
  /** A call with a customer token was accepted. */
  | { readonly kind: 'accepted' }
  /** The login endpoint was called. */
  | { readonly kind: 'login' }
  | { readonly kind: 'logout' }
  /** The dialog of a failed refresh was closed: the shopper continues as a guest, without a token. Not in the specification. */
  | { readonly kind: 'dismissed' }

export type TokenEffect =
  | 'refresh'
  | 'store-token'
  | 'logout-silently'
  | 'open-login'
  | 'clear-untransmitted'
  /** "Internal Application error while refreshing the tokens. Please clear the storage and refresh page." */
  | 'notice-refresh-error'

export interface TokenTransition {
  readonly state: TokenLock
  readonly effects: readonly TokenEffect[]
}

export const FREE_LOCK: TokenLock = { lock: 0, attempts: 0, token: null }

const GIVE_UP = ['logout-silently', 'clear-untransmitted', 'open-login'] as const

/** The next state, and the effects to carry out. Table of docs/behaviour/tasks.md §6.3. */
export function nextTokenLock(state: TokenLock, event: TokenEvent): TokenTransition {
  switch (event.kind) {
    case 'unauthorised':
      if (!event.autoRefresh) return { state, effects: ['logout-silently', 'open-login'] }
      if (state.lock !== 0) return { state, effects: [] }
      if (state.attempts >= event.maxAttempts) {
        return { state: { ...state, lock: -1, attempts: 0 }, effects: [...GIVE_UP, 'notice-refresh-error'] }
      }
      return { state: { ...state, lock: 1, attempts: state.attempts + 1 }, effects: ['refresh'] }
    case 'refreshed':
      return { state: { ...state, lock: 0, token: event.token }, effects: ['store-token'] }
    case 'refresh-failed':
      return { state: { ...state, lock: -1 }, effects: GIVE_UP }
    case 'accepted':
      // Only an accepted token resets the count: otherwise a server that renews tokens and then refuses them would cause an endless loop.
      return { state: { ...state, attempts: 0 }, effects: [] }
    case 'logout':
      return { state: { ...state, token: null }, effects: [] }
    case 'login':
    case 'dismissed':
      return { state: FREE_LOCK, effects: [] }
  }
}
