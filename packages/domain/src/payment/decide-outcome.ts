import { type AttemptState, isOpen } from './attempt-state.ts'
import type { PaymentFault } from './check-payment.ts'

/** What is known about the money of an attempt. */
export type Finding =
  /** Captured; `faults` contradict the attempt. */
  | { readonly kind: 'captured'; readonly faults: readonly PaymentFault[] }
  /** A person must look at it: the provider itself is not sure. */
  | { readonly kind: 'doubtful' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' }
  /** The provider does not know of a payment, and none can be made any more. */
  | { readonly kind: 'gone' }
  /** Nothing is certain: no answer, an unreadable one, or a payment in progress. */
  | { readonly kind: 'open' }

export interface AttemptSituation {
  readonly state: AttemptState
  /** Another attempt has paid the order. */
  readonly isOrderPaid: boolean
  /** The order still waits for this payment: not cancelled, expired or replaced. */
  readonly isOrderWaiting: boolean
}

/**
 * The next state of an attempt, or null when it stays. Money that is in doubt is never counted, and money that has moved is never
 * forgotten: it ends as `paid`, `paid_late` or `review`, whatever happened before.
 */
export function decideOutcome({ state, isOrderPaid, isOrderWaiting }: AttemptSituation, finding: Finding): AttemptState | null {
  switch (finding.kind) {
    case 'captured': {
      if (state === 'failed' || state === 'expired' || state === 'cancelled') return 'paid_late'
      if (!isOpen(state)) return null
      if (finding.faults.length > 0) return 'review'
      return isOrderPaid || !isOrderWaiting ? 'paid_late' : 'paid'
    }
    case 'doubtful':
      return isOpen(state) ? 'review' : null
    case 'failed':
      return isOpen(state) ? 'failed' : null
    case 'cancelled':
      return isOpen(state) ? 'cancelled' : null
    case 'gone':
      return isOpen(state) ? 'expired' : null
    case 'open':
      return state === 'created' || state === 'prepared' ? 'pending' : null
  }
}
