/**
 * The life of one attempt to pay. `review` waits for a person; `paid_late` is money that arrived after the shop gave the attempt up, or
 * for an order that another attempt has paid.
 */
export type AttemptState =
  | 'created'
  | 'prepared'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'review'
  | 'paid_late'
  | 'refund_pending'
  | 'refunded'
  | 'part_refunded'

/** All permitted moves. docs/payments.md, "States of an attempt". */
export const ATTEMPT_MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['prepared', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'review', 'paid_late'],
  prepared: ['pending', 'paid', 'failed', 'expired', 'cancelled', 'review', 'paid_late'],
  pending: ['paid', 'failed', 'expired', 'cancelled', 'review', 'paid_late'],
  paid: ['refund_pending'],
  // A person decides: the money is accepted or sent back, or there was none.
  review: ['paid', 'failed', 'paid_late', 'refund_pending'],
  failed: ['paid_late'],
  expired: ['paid_late'],
  cancelled: ['paid_late'],
  // Either the order is revived, or the money goes back.
  paid_late: ['paid', 'refund_pending'],
  refund_pending: ['refunded', 'part_refunded', 'paid', 'paid_late'],
  part_refunded: ['refund_pending'],
  refunded: [],
}

export const ATTEMPT_STATES = Object.keys(ATTEMPT_MOVES) as readonly AttemptState[]

export function canMove(from: AttemptState, to: AttemptState): boolean {
  return ATTEMPT_MOVES[from].includes(to)
}

/** The states from which an attempt may reach this one: the guard of the SQL statement that moves it. */
export function statesBefore(to: AttemptState): AttemptState[] {
  return ATTEMPT_STATES.filter((from) => canMove(from, to))
}

/** The outcome is unknown, so the provider is polled: it has a checkout for the attempt, or may have one. */
export function isOpen(state: AttemptState): boolean {
  return state === 'created' || hasOpenCheckout(state)
}

/** The provider has a checkout that the shopper can still pay. */
export function hasOpenCheckout(state: AttemptState): boolean {
  return state === 'prepared' || state === 'pending'
}
