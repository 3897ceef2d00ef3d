import type { PaymentState } from '@meerkat/contract/payment'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { PendingPayment } from '../../../offline/collections/pending-payment.ts'
import type { Api } from '../../../shell/api/api-client.ts'

/** What every way of paying gets. */
export interface WayProps {
  api: Api
  pending: PendingPayment
  offer: PaymentOffer
  /** The attempt exists: it is remembered, so that a return finds it. */
  onAttempt: (attemptId: string) => Promise<void>
  /** The attempt is decided. */
  onState: (state: PaymentState) => void
  /** Another attempt with the same method. */
  onRenew: () => void
  /** The payment could not be started. `code` is the answer's, 0 without one. */
  onRefused: (code: number) => void
}

/** The body of the calls that begin a payment. */
export function paymentRequest({ method, checkoutReference, grandTotal, currency, requestId }: PendingPayment, storeCode: string) {
  return { method, checkoutReference, grandTotal, currency, clientRequestId: requestId, ...(storeCode !== '' && { storeCode }) }
}
