import type { PaymentNeed } from '@meerkat/contract/payment-method'
import type { Reported, ReportedPayment } from '@meerkat/domain/payment/check-payment'
import type { ProviderClient } from './http/provider-client.ts'

export type PaymentMode = 'sim' | 'test' | 'live'

/** Variables of the environment by name; empty ones are absent. */
export type Variables = Readonly<Record<string, string | undefined>>

/** One attempt as its provider sees it. */
export interface ProviderAttempt {
  readonly id: string
  /** Names the attempt at the provider. */
  readonly reference: string
  readonly amountCents: number
  readonly currency: string
  /** The provider's id of the checkout; null before it is prepared. */
  readonly checkoutId: string | null
  /** The provider's id of the payment; null before it is known. */
  readonly paymentId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly customerEmail: string | null
  /** `payment_method_additional` of the order. */
  readonly additional: unknown
}

/** Pages of this shop that providers send the shopper back to. */
export interface ReturnPages {
  readonly done: string
  readonly canceled: string
  readonly failed: string
}

/** What the browser needs to continue the payment. It is stored with the attempt and must not contain a secret. */
export type Handover =
  | { readonly kind: 'widget'; readonly url: string; readonly integrity: string; readonly brands: string; readonly returnUrl: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'qr'; readonly text: string; readonly link: string }

export interface Prepared {
  readonly checkoutId: string
  readonly expiresAt: Date
  readonly handover: Handover
}

/** What a provider answers when it is asked about an attempt. */
export type Report =
  | { readonly kind: 'captured'; readonly payment: ReportedPayment; readonly instrument: string | null; readonly code: string }
  | { readonly kind: 'doubtful' | 'failed' | 'cancelled' | 'gone' | 'open'; readonly code: string }
  /** The provider was asked too often: ask again later. */
  | { readonly kind: 'throttled' }

export interface RawNotification {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly now: Date
}

/** An authentic notification. It only causes a status query, unless the provider cannot be asked about its subject. */
export interface Notification {
  /** The provider's id of the event; null: the hash of the body identifies it. */
  readonly key: string | null
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'other'
  readonly reference: string | null
  readonly checkoutId: string | null
  readonly paymentId: string | null
  readonly amountCents: number | null
  /** For refunds: whether the money went back. */
  readonly outcome: 'succeeded' | 'failed' | null
  /** For refunds: the provider's id, and ours (`RefundRequest.id`) if the provider returns it. */
  readonly refund?: { readonly id: string | null; readonly reference: string | null }
}

export interface RefundRequest {
  /** Also the idempotency key, and the reference of the refund at the provider. */
  readonly id: string
  readonly amountCents: number
  /** Whether the refund was sent before and no answer came. A provider without idempotency keys must first be asked whether it has the refund. */
  readonly isRepeated: boolean
}

export type SettledRefund =
  | { readonly kind: 'done'; readonly refundId: string | null }
  | { readonly kind: 'refused'; readonly code: string }

/** `accepted`: a notification will report the outcome. */
export type RefundReport = SettledRefund | { readonly kind: 'accepted'; readonly refundId: string | null }

/** A payment in the provider's own list, for the daily comparison. */
export interface ListedPayment {
  readonly paymentId: string
  readonly reference: string | null
  readonly amountCents: number
}

/** A provider with its settings. Optional methods are missing when the provider cannot do what they do. */
export interface Provider {
  /** The shop's account at the provider: its entity, merchant, site or code. */
  accountFor(currency: string): string
  readonly currencies: readonly string[]
  readonly marks: readonly string[]
  /** Fields that the provider always reports; a payment without them does not count as paid. */
  readonly reports: readonly Reported[]
  /** Sources that the page of the payment step must allow in its Content-Security-Policy. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>>
  /** Whether the circuit breaker is open because the provider keeps failing. */
  isPaused(): boolean
  /** @throws ProviderFault, BadAnswer */
  prepare(attempt: ProviderAttempt, pages: ReturnPages): Promise<Prepared>
  /** @throws ProviderFault */
  read(attempt: ProviderAttempt): Promise<Report>
  /** Null: not authentic. `outdated`: authentic, but its timestamp differs too much from the shop's clock. */
  readNotification(raw: RawNotification): Notification | 'outdated' | null
  /** @throws ProviderFault */
  refund?(attempt: ProviderAttempt, refund: RefundRequest): Promise<RefundReport>
  /** Makes sure that the checkout cannot be paid any more. @throws ProviderFault */
  close?(attempt: ProviderAttempt): Promise<void>
  /** All payments since this time. @throws ProviderFault, BadAnswer */
  list?(since: Date): Promise<readonly ListedPayment[]>
  /** One sentence for each problem with keys, clock or webhooks at the provider. */
  check?(own: { readonly webhookUrl: string }): Promise<readonly string[]>
}

export interface ProviderTools {
  readonly mode: PaymentMode
  readonly now: () => Date
  /** Returns a client for this origin only, which was checked against the provider's list. */
  readonly client: (origin: string) => ProviderClient
  readonly isPaused: () => boolean
  /** Where browsers find the simulator; null outside of mode `sim`. */
  readonly simulatorUrl: string | null
  /** Where browsers find the frames of the simulator. */
  readonly simulatorFrames: readonly string[]
}

/** What the registry knows about a provider before it has settings. */
export interface ProviderDefinition {
  /** Name of the provider in paths and in the database. */
  readonly name: string
  /** Code of the payment method. */
  readonly method: string
  readonly needs: Exclude<PaymentNeed, 'nothing'>
  /** Title of the method, in every language; null: "Card". What it says about itself follows from `needs`. Decision 0113. */
  readonly brand: string | null
  /** The provider is on when all of these are set, and off when none is. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Origins that may be called; the first is the default. Mode `sim` takes loopback addresses only. */
  readonly origins: Readonly<Record<'test' | 'live', readonly string[]>>
  /** Whether `Provider.refund` exists. Also needed where the provider has no settings, as in the operator's tool. */
  readonly refunds: boolean
  /** The variable that chooses another origin of the list. */
  readonly originVariable: string
  /** Maximum rate of status queries per attempt: two a minute, or one every so many seconds. */
  readonly pace: 'two-a-minute' | { readonly seconds: number }
  /** One sentence for each problem with the variables. */
  check(variables: Variables, mode: PaymentMode): readonly string[]
  open(variables: Variables, origin: string, tools: ProviderTools): Provider
}

/** An answer that is not what the provider documents. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}
