import type { PaymentStateName } from '@meerkat/contract/payment'
import type { AttemptState } from './attempt-state.ts'

/** The state that a shopper is shown for each state of an attempt. */
const SHOWN: Readonly<Record<AttemptState, PaymentStateName>> = {
  created: 'pending',
  prepared: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'expired',
  review: 'review',
  // Settled within minutes: the order is revived, or the money goes back.
  paid_late: 'review',
  refund_pending: 'refunded',
  refunded: 'refunded',
  part_refunded: 'paid',
}

export function toShownState(state: AttemptState): PaymentStateName {
  return SHOWN[state]
}
