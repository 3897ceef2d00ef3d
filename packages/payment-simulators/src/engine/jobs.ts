import type { Provider } from './ledger.ts'

/** A notification with the same body at each delivery; only headers change. */
export interface Notification {
  readonly provider: Provider
  readonly eventId: string
  /** JSON text before encryption or form encoding. */
  readonly body: string
  readonly url: string
  /** Yoco signs with the secret of the subscription. */
  readonly secret?: string
}

/** Things that happen by themselves later. */
export type Job =
  | { readonly kind: 'deliver'; readonly notification: Notification; readonly failures: number }
  | { readonly kind: 'capture'; readonly paymentId: string }
  /** The card platform calls the shop's return address when the shopper never did. */
  | { readonly kind: 'call-return'; readonly checkoutId: string }
