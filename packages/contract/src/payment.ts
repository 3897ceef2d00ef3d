import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { Order } from './order.ts'

const query = z.object(callQuery)

/** Names a provider in a path. */
const providerParams = z.object({
  /** The provider, as `provider` of a payment method names it. @example "peach" */
  provider: z.string().check(z.maxLength(40)),
})

/** Secret of one pending order. Knowing it is enough to pay or cancel the order and to read its payment status. */
const CheckoutReference = z.string().check(z.minLength(1), z.maxLength(64))

/** Decimal with a dot, or a number. Only ever compared with the server's own total. */
const GrandTotal = z.union([z.number(), z.string().check(z.maxLength(20), z.regex(/^\d+(?:\.\d{1,4})?$/))])

const RequestId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a UUID'))

/**
 * Where a payment stands. Only `pending` can change by waiting; `review` is decided by a person, and nothing is shipped meanwhile.
 * `failed`, `expired` and `refunded` may be tried again with a new attempt.
 */
export const PaymentStateName = z.enum(['pending', 'paid', 'failed', 'expired', 'review', 'refunded'])
export type PaymentStateName = z.infer<typeof PaymentStateName>

/** Why a payment did not succeed. */
export const PaymentReason = z.enum(['declined', 'cancelled', 'expired', 'sold-out', 'paid-twice', 'being-checked', 'delayed'])
export type PaymentReason = z.infer<typeof PaymentReason>

/** A QR code of one attempt. `text` is drawn by the screen; nothing is loaded from the provider. */
export const PaymentQr = z.object({
  /** Content of the QR code. */
  text: z.string(),
  /** Link for the phone that shows the page; opens the provider's app. */
  link: z.string(),
  /** What the shopper types when the code cannot be scanned: the reference of the payment. */
  reference: z.string(),
  /** Amount in the store currency. */
  amount: z.number(),
  /** Currency of the amount. */
  currency: z.string(),
})
export type PaymentQr = z.infer<typeof PaymentQr>

/** The confirmed order of a payment, for its owner. */
export const PaidOrder = z.object({
  /** `entity_id` of the order. */
  backendOrderId: z.string(),
  /** Order number, at least nine digits. */
  orderNumber: z.string(),
  /** Until when its guest must confirm it by mail, ISO 8601; missing when there is nothing to confirm. */
  confirmBy: z.optional(z.string()),
})
export type PaidOrder = z.infer<typeof PaidOrder>

/**
 * One attempt to pay. Callers who prove neither the order's `checkoutReference` nor its customer's token get `state` alone.
 */
export const PaymentState = z.object({
  /** Where the payment stands. */
  state: PaymentStateName,
  /** Id of the attempt, for `readPaymentStatus`. */
  attemptId: z.optional(z.string()),
  /** The order that the attempt belongs to. */
  checkoutReference: z.optional(z.string()),
  /** Code of the payment method. */
  method: z.optional(z.string()),
  /** Name of the payment method, in the language of the caller. */
  methodTitle: z.optional(z.string()),
  /** Amount in the store currency. */
  grandTotal: z.optional(z.number()),
  /** Currency of the amount. */
  currency: z.optional(z.string()),
  /** Why it did not succeed, or why it takes longer; null when there is nothing to say. */
  reason: z.optional(z.nullable(PaymentReason)),
  /** Whether another attempt at the same order is possible. */
  canRetry: z.optional(z.boolean()),
  /** End of the checkout at the provider, ISO 8601; null when it has none. */
  expiresAt: z.optional(z.nullable(z.string())),
  /** Whether this is a test, in which no money moves. */
  isTest: z.optional(z.boolean()),
  /** The code to scan, while a QR payment is pending. */
  qr: z.optional(PaymentQr),
  /** The confirmed order; present once it is paid, or placed with a method that needs nothing. */
  order: z.optional(PaidOrder),
})
export type PaymentState = z.infer<typeof PaymentState>

/** An order that waits for its payment: goods are reserved, prices do not change any more. */
export const PendingOrder = z.object({
  /** Secret of the order, for the payment calls. */
  checkoutReference: z.string(),
  /** Internal id of the order. */
  backendOrderId: z.string(),
  /** Number of the order for people; null until the order is confirmed. */
  orderNumber: z.nullable(z.string()),
  /** Total to pay: send it back unchanged as `grandTotal`. */
  grandTotal: z.number(),
  /** Currency of the amount. */
  currency: z.string(),
  /** Until when the goods are reserved, ISO 8601. */
  reservedUntil: z.string(),
  /** Where the latest payment of the order stands; `failed` with `canRetry` after a decline, `pending` before the first attempt. */
  payment: PaymentState,
  /** Opens a guest's order once it is placed, as in the answer of `placeOrder`; only in the answer of `savePendingOrder`. */
  guestToken: z.optional(z.string()),
})
export type PendingOrder = z.infer<typeof PendingOrder>

/**
 * Turns a cart into an order that waits for its payment. A repeated request with the same `order_id` or cart, and the same products,
 * addresses and delivery, returns the same order and reserves its goods again if they had been released; a request with different ones
 * cancels the earlier order. The cart stays as it is until the order is paid. Refused for the same reasons as `placeOrder`.
 */
export const savePendingOrder = endpoint({
  method: 'POST',
  path: '/api/order/save-pending-order',
  summary: 'Freezes a cart into an order that waits for its payment, and reserves its goods.',
  auth: 'optional',
  query,
  body: Order,
  result: PendingOrder,
})

/** Ours: the pending order behind a `checkoutReference`, for a page that is opened again. */
export const readPendingOrder = endpoint({
  method: 'POST',
  path: '/api/payment/pending-order',
  summary: 'A pending order and where its latest payment stands.',
  auth: 'none',
  query,
  body: z.strictObject({
    /** Secret of the order. */
    checkoutReference: CheckoutReference,
  }),
  result: PendingOrder,
})

/** Ours: the shopper gives up. Goods, coupon and an open checkout are released; a payment that arrives later is refunded. */
export const cancelPendingOrder = endpoint({
  method: 'POST',
  path: '/api/payment/cancel',
  summary: 'Gives up a pending order; its goods and its coupon are released.',
  auth: 'none',
  query,
  body: z.strictObject({
    /** Secret of the order. */
    checkoutReference: CheckoutReference,
  }),
  result: PaymentState,
})

/** Body of the calls that begin or continue a payment. Unknown members are refused. */
export const PaymentRequest = z.strictObject({
  /** Code of the payment method. */
  method: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Secret of the pending order. */
  checkoutReference: CheckoutReference,
  /** Amount that the shopper saw. Compared with the order to the cent; a different amount is 409. */
  grandTotal: GrandTotal,
  /** Currency of the amount. */
  currency: z.string().check(z.length(3)),
  /** Store view of the page that the shopper returns to, used if it has the order's currency; by default that of the order. */
  storeCode: z.optional(z.string().check(z.maxLength(64))),
  /** Identifies one click on the button: the same id continues the same attempt, a new one begins another. */
  clientRequestId: RequestId,
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** Prepares a card payment: the content of the widget's script element. */
export const prepareCheckout = endpoint({
  method: 'POST',
  path: '/api/:provider/checkoutid',
  summary: 'Prepares a card payment for the widget of the provider.',
  auth: 'optional',
  params: providerParams,
  query,
  body: z.strictObject({
    /** Amount that the shopper saw. Compared with the order to the cent; a different amount is 409. */
    grandTotal: GrandTotal,
    /** Secret of the pending order. */
    checkoutReference: CheckoutReference,
  }),
  result: z.object({
    /** Id of the checkout at the provider; the page that the provider returns to gets it as `id`. */
    id: z.string(),
    /** Value of the script element's `integrity`. */
    integrity: z.string(),
    /** Source of the script element. */
    widgetUrl: z.string(),
    /** Page that the widget's form is sent to: `action` of the form. */
    returnUrl: z.string(),
    /** Brands of the widget's form, in its spelling: `data-brands`. */
    brands: z.string(),
    /** When this checkout ends and a new one must be prepared, ISO 8601. */
    expiresAt: z.string(),
    /** Id of the attempt, for `readPaymentStatus`. */
    attemptId: z.string(),
  }),
})

/**
 * Queries the provider for the status of a checkout and settles it. Safe to call any number of times: the provider's answers are cached for
 * 30 seconds. A `resourcePath` that does not belong to `id` is 400.
 */
export const processOrder = endpoint({
  method: 'GET',
  path: '/api/:provider/process-order',
  summary: 'Where a card payment stands, after asking its provider.',
  auth: 'optional',
  params: providerParams,
  query: z.object({
    ...callQuery,
    /** Id of the checkout at the provider. @example "8ac7a4a18e2f5a1b018e2f9b3c4d0001" */
    id: z.string().check(z.maxLength(64)),
    /** As the provider appended it to the address of the page. */
    resourcePath: z.optional(z.string().check(z.maxLength(200))),
    /** Secret of the order, for a full answer. */
    checkoutReference: z.optional(CheckoutReference),
  }),
  result: PaymentState,
})

/**
 * Begins or continues a payment: QR methods answer with the code, methods that need nothing place the order, and for every other method
 * the provider is asked how the attempt of `clientRequestId` stands. Call it after a return from the provider too.
 */
export const executePayment = endpoint({
  method: 'POST',
  path: '/api/payment/execute',
  summary: 'Begins a payment, or asks how it stands after the return from the provider.',
  auth: 'optional',
  query,
  body: PaymentRequest,
  result: PaymentState,
})

/** Begins a payment on a page of the provider. */
export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/ext/:provider/create-checkout',
  summary: 'Begins a payment on a page of the provider, and says where that page is.',
  auth: 'optional',
  params: providerParams,
  query,
  body: PaymentRequest,
  result: z.object({
    /** Page of the provider; its host is on a list fixed in the server. */
    redirectUrl: z.string(),
    /** Id of the attempt, for `readPaymentStatus`. */
    attemptId: z.string(),
    /** When this checkout ends and a new one must be created, ISO 8601. */
    expiresAt: z.string(),
  }),
})

/** Where an attempt stands, without asking its provider unless `ask` is set: for polling. */
export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/payment/status',
  summary: 'Where an attempt to pay stands.',
  auth: 'optional',
  query: z.object({
    ...callQuery,
    /** Id of the attempt. @example "q7R2mX0aT5bKc9LwZ1uVeA" */
    attempt: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Secret of the order, for a full answer. */
    checkoutReference: z.optional(CheckoutReference),
    /** `1` asks the provider first, at most once in ten seconds; sent by the button "I have paid". */
    ask: z.optional(z.string().check(z.maxLength(1))),
  }),
  result: PaymentState,
})
