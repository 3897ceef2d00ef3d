/** The payment that the shop requested. */
export interface ExpectedPayment {
  readonly amountCents: number
  readonly currency: string
  readonly reference: string
  /** The provider's id of the checkout; null before one is known. */
  readonly checkoutId: string | null
  /** Entity, merchant, site or code of the shop at the provider. */
  readonly account: string
  readonly isLive: boolean
}

/** What the provider says it captured. Fields that the provider never reports are null. */
export interface ReportedPayment {
  readonly paymentId: string | null
  readonly amountCents: number | null
  readonly currency: string | null
  readonly reference: string | null
  readonly checkoutId: string | null
  readonly account: string | null
  /** False for an authorisation or another kind of payment than requested. */
  readonly isAskedKind: boolean
  readonly isLive: boolean | null
}

export type PaymentFault = 'payment-id' | 'amount' | 'currency' | 'reference' | 'checkout' | 'account' | 'kind' | 'mode'

/** The fields that a provider can be required to report; each provider is required only to report those that it knows. */
export type Reported = 'currency' | 'reference' | 'checkout' | 'account' | 'mode'

/**
 * Everything in the report that contradicts the attempt; if empty, the attempt may count as paid. Amount and payment id are always
 * required. Tips are not part of the amount. docs/payments.md, "Checks before an attempt counts as paid".
 */
export function checkPayment(expected: ExpectedPayment, reported: ReportedPayment, required: readonly Reported[]): PaymentFault[] {
  const differs = (name: Reported, told: string | null, asked: string | null) => (told === null ? required.includes(name) : told !== asked)
  const isOtherMode = reported.isLive === null ? required.includes('mode') : reported.isLive !== expected.isLive
  const faults: readonly (readonly [PaymentFault, boolean])[] = [
    ['payment-id', !reported.paymentId],
    ['amount', reported.amountCents !== expected.amountCents],
    ['currency', differs('currency', reported.currency, expected.currency)],
    ['reference', differs('reference', reported.reference, expected.reference)],
    ['checkout', differs('checkout', reported.checkoutId, expected.checkoutId)],
    ['account', differs('account', reported.account, expected.account)],
    ['kind', !reported.isAskedKind],
    ['mode', isOtherMode],
  ]
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault)
}
