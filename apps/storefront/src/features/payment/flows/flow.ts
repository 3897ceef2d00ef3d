import type { PaymentState } from '@meerkat/contract/payment'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { PendingPayment } from '../../../offline/collections/pending-payment.ts'
import type { Api } from '../../../shell/api/api-client.ts'

/** The props of every component below `flows/`. */
export interface FlowProps {
  api: Api
  pending: PendingPayment
  offer: PaymentOffer
  /** Stores a new attempt, so that it is found after the return from the provider's page. */
  onAttempt: (attemptId: string) => Promise<void>
  /** The attempt is decided. */
  onState: (state: PaymentState) => void
  /** Starts another attempt with the same method. */
  onRenew: () => void
  /** The payment could not be started. `code` is the answer's, 0 without one. */
  onRefused: (code: number) => void
}

/** The body of the calls that begin a payment. */
export function paymentRequest({ method, checkoutReference, grandTotal, currency, requestId }: PendingPayment, storeCode: string) {
  return { method, checkoutReference, grandTotal, currency, clientRequestId: requestId, ...(storeCode !== '' && { storeCode }) }
}
