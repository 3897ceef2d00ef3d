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

/** Pages of this shop, in the store view that the shopper left. */
export interface ReturnPages {
  readonly done: string
  readonly canceled: string
  readonly failed: string
}

/** What the browser continues with. It is stored with the attempt, so it holds no secret. */
export type Handover =
  | { readonly kind: 'widget'; readonly url: string; readonly integrity: string; readonly brands: string; readonly returnUrl: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'qr'; readonly text: string; readonly link: string }

export interface Prepared {
  readonly checkoutId: string
  readonly expiresAt: Date
  readonly handover: Handover
}

/** What a provider tells about an attempt when it is asked. */
export type Report =
  | { readonly kind: 'captured'; readonly payment: ReportedPayment; readonly instrument: string | null; readonly code: string }
  | { readonly kind: 'doubtful' | 'failed' | 'cancelled' | 'gone' | 'open'; readonly code: string }
  /** Asked too often: ask again later. */
  | { readonly kind: 'throttled' }

export interface RawNotification {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly now: Date
}

/** An authentic notification. It is only a reason to ask, unless the provider cannot be asked. */
export interface Notification {
  /** The provider's id of the event; null: the hash of the body. */
  readonly key: string | null
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'other'
  readonly reference: string | null
  readonly checkoutId: string | null
  readonly paymentId: string | null
  readonly amountCents: number | null
  /** For refunds: whether the money went back. */
  readonly outcome: 'succeeded' | 'failed' | null
  /** For refunds: the provider's id, and ours (`RefundRequest.id`) where the provider repeats it. */
  readonly refund?: { readonly id: string | null; readonly reference: string | null }
}

export interface RefundRequest {
  /** Also the idempotency key, and the reference of the refund at the provider. */
  readonly id: string
  readonly amountCents: number
  /** It was sent before, and no answer came: a provider without idempotency keys is asked first whether it has it. */
  readonly isRepeated: boolean
}

export type SettledRefund =
  | { readonly kind: 'done'; readonly refundId: string | null }
  | { readonly kind: 'refused'; readonly code: string }

/** `accepted`: the outcome follows as a notification. */
export type RefundReport = SettledRefund | { readonly kind: 'accepted'; readonly refundId: string | null }

/** A payment in the provider's own list, for the daily comparison. */
export interface ListedPayment {
  readonly paymentId: string
  readonly reference: string | null
  readonly amountCents: number
}

/** A provider with its settings. Each member that is missing is something that the provider cannot do. */
export interface Provider {
  /** Entity, merchant, site or code of the shop. */
  accountFor(currency: string): string
  readonly currencies: readonly string[]
  readonly marks: readonly string[]
  /** Members that the provider always reports; a payment without them is not counted as paid. */
  readonly reports: readonly Reported[]
  /** Sources that the page of the payment step needs. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>>
  /** Whether the provider is left alone at the moment because it keeps failing. */
  isPaused(): boolean
  /** @throws ProviderFault, BadAnswer */
  prepare(attempt: ProviderAttempt, pages: ReturnPages): Promise<Prepared>
  /** @throws ProviderFault */
  read(attempt: ProviderAttempt): Promise<Report>
  /** Null: not authentic. `outdated`: authentic, but of another time than the shop's clock says. */
  readNotification(raw: RawNotification): Notification | 'outdated' | null
  /** @throws ProviderFault */
  refund?(attempt: ProviderAttempt, refund: RefundRequest): Promise<RefundReport>
  /** Makes sure that the checkout cannot be paid any more. @throws ProviderFault */
  close?(attempt: ProviderAttempt): Promise<void>
  /** Payments since then, all of them. @throws ProviderFault, BadAnswer */
  list?(since: Date): Promise<readonly ListedPayment[]>
  /** One sentence for each thing that is wrong with keys, clock or webhooks at the provider. */
  check?(own: { readonly webhookUrl: string }): Promise<readonly string[]>
}

export interface ProviderTools {
  readonly mode: PaymentMode
  readonly now: () => Date
  /** Calls this origin only. It is checked against the provider's list beforehand. */
  readonly client: (origin: string) => ProviderClient
  readonly isPaused: () => boolean
  /** Where browsers find the simulator; null outside of mode `sim`. */
  readonly simulatorUrl: string | null
  /** Where browsers find the frames of the simulator. */
  readonly simulatorFrames: readonly string[]
}

/** What the registry knows about a provider before it has settings. */
export interface ProviderDefinition {
  /** In paths of calls. */
  readonly name: string
  /** Code of the payment method. */
  readonly method: string
  readonly needs: PaymentNeed
  /** Title of the method; null: message `payment.{texts}.title`. The hint is message `payment.{texts}.hint`. */
  readonly brand: string | null
  readonly texts: string
  /** The provider is on when all of these are set, and off when none is. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Origins that may be called; the first is the default. Mode `sim` takes loopback addresses only. */
  readonly origins: Readonly<Record<'test' | 'live', readonly string[]>>
  /** Whether `refund` of an opened provider exists: also asked where the provider has no settings, as in the operator's tool. */
  readonly refunds: boolean
  /** The variable that names another origin of the list. */
  readonly originVariable: string
  /** Questions per attempt: at most two a minute, or one in so many seconds. */
  readonly pace: 'two-a-minute' | { readonly seconds: number }
  /** One sentence for each thing that is wrong with the variables. */
  check(variables: Variables, mode: PaymentMode): readonly string[]
  open(variables: Variables, origin: string, tools: ProviderTools): Provider
}

/** An answer that is not what the provider documents. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}
