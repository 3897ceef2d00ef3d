import * as z from 'zod/mini'
import { OrderAddress } from './address.ts'
import { boundedJson } from './bounded-json.ts'
import { MAX_LINE_QTY } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { withoutCardNumbers } from './plain-text.ts'
import { ProductOption } from './product-option.ts'
import { CartTotals } from './totals.ts'

/** Any date text: old clients send `String(new Date())`. */
const DateText = z.optional(z.string().check(z.maxLength(64)))

/** A bought line. Clients send whole product documents; only these members are read, and `price` is never trusted. docs/wire.md §4.2. */
export const OrderProduct = z.looseObject({
  /** Sku of the product, of a variant, or of its parent together with options. */
  sku: z.string().check(z.maxLength(255), z.regex(/\w/)),
  /** Sku of the parent, as stored by the client. */
  parentSku: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  /** Number of pieces. */
  qty: z.number().check(z.int(), z.gte(1), z.lte(MAX_LINE_QTY)),
  /** Zero is a valid price. Spec §5. */
  price: z.number().check(z.gte(0)),
  /** Name, as stored by the client. */
  name: z.optional(z.string().check(z.minLength(1))),
  /** Kind, as stored by the client. */
  product_type: z.optional(z.string().check(z.minLength(1))),
  /** The chosen options. */
  product_option: z.optional(z.nullable(ProductOption)),
})
export type OrderProduct = z.infer<typeof OrderProduct>

/** Additional data of a checkout, stored with the order: any JSON of limited size, without the number of a payment card. */
const OwnFields = z.unknown().check(boundedJson({ depth: 8, size: 8192 }), withoutCardNumbers())

const MethodCode = z.optional(z.string().check(z.maxLength(120), z.regex(/[A-Za-z]/)))

const Amount = z.number()

/**
 * The amounts that the shopper accepted. An order that contains them is refused with 409 when it would cost a different amount now. Old
 * clients leave them out, and then nothing is compared. docs/wire.md §4.6, decision 0040.
 */
export const SeenTotals = z.object({
  /** Currency of the amounts. */
  currency: z.string().check(z.length(3)),
  /** Total to pay. */
  grand_total: Amount,
  /** Shipping with tax. */
  shipping_incl_tax: Amount,
  /** Discount without tax, 0 or below. */
  discount_amount: Amount,
  /** Total tax. */
  tax_amount: Amount,
})
export type SeenTotals = z.infer<typeof SeenTotals>

/** Addresses, shipping method and payment method of an order. */
export const OrderAddressInformation = z.looseObject({
  /** Absent when everything is virtual or downloaded. */
  shippingAddress: z.optional(OrderAddress),
  /** Billing address; the shipping address when missing. */
  billingAddress: z.optional(OrderAddress),
  /** Shipping method: one of those offered. */
  shipping_method_code: MethodCode,
  /** Carrier of the method. */
  shipping_carrier_code: MethodCode,
  /** Payment method: one of those offered. */
  payment_method_code: MethodCode,
  /** Further data for the payment method. */
  payment_method_additional: z.optional(OwnFields),
  /** Further delivery data, such as a note for the driver. */
  shippingExtraFields: z.optional(OwnFields),
  /** The amounts that the shopper accepted. Here and not at the root, where old servers refuse unknown keys. */
  seen_totals: z.optional(SeenTotals),
})
export type OrderAddressInformation = z.infer<typeof OrderAddressInformation>

/**
 * An order as the client sends it; `order_id` is chosen by the client, so that sending it twice is harmless. Unknown root keys are refused.
 * docs/wire.md §4.2.
 */
export const Order = z.strictObject({
  /** Id chosen by the client; sending the same id again does not place a second order. */
  order_id: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** When the client created it; not used. */
  created_at: DateText,
  /** When the client changed it; not used. */
  updated_at: DateText,
  /** Not used. */
  transmited_at: DateText,
  /** Not used. */
  transmited: z.optional(z.boolean()),
  /** Not used. */
  status: z.optional(z.string().check(z.maxLength(64))),
  /** Not used. */
  state: z.optional(z.string().check(z.maxLength(64))),
  /** Customer id as text; empty for a guest. */
  user_id: z.optional(z.string().check(z.maxLength(64))),
  /** The cart id; empty when there was none. */
  cart_id: z.optional(z.string().check(z.maxLength(64))),
  /** Store view; absent for the default one. */
  store_code: z.optional(z.string().check(z.maxLength(64))),
  /** Not used. */
  store_id: z.optional(z.number()),
  /** Products. */
  products: z.array(OrderProduct).check(z.minLength(1), z.maxLength(500)),
  /** Addresses and methods. */
  addressInformation: OrderAddressInformation,
})
export type Order = z.infer<typeof Order>

/** `magentoOrderId` is a historical name and equals `backendOrderId`; `orderNumber` is the number for people. docs/wire.md §4.3. */
export const OrderConfirmation = z.object({
  /** Equals `backendOrderId`. */
  magentoOrderId: z.string(),
  /** Order number, at least nine digits. */
  orderNumber: z.nullable(z.string()),
  /** `entity_id` of the order. */
  backendOrderId: z.string(),
  /** When it was placed, ISO 8601. */
  transferedAt: z.string(),
  /** Ours: secret that the payment calls need for this order; present only while it is still to be paid online. */
  checkoutReference: z.optional(z.string()),
  /** Ours: until when the guest must confirm the order by the link in its mail, ISO 8601; missing when there is nothing to confirm. */
  confirmBy: z.optional(z.string()),
  /** Ours: points that the order earns for a loyalty card once it is complete; missing if none. */
  loyaltyPoints: z.optional(z.number()),
  /** Ours: opens a guest's order like the token of its mail, but does not prove that the mail was received; absent for customers. */
  guestToken: z.optional(z.string()),
})
export type OrderConfirmation = z.infer<typeof OrderConfirmation>

/** The exact text by which clients recognise that an order can never succeed because stock is insufficient. docs/wire.md §4.3. */
export const OUT_OF_STOCK_TEXT = 'Error: Error while adding products'

/** The `result` of a 409: the order as it would be placed now. docs/wire.md §4.6. */
export const OrderDifference = z.object({
  /** Explanation for people who read logs. */
  message: z.string(),
  /** The totals of the same order now. */
  totals: CartTotals,
})
export type OrderDifference = z.infer<typeof OrderDifference>

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order, once per order id.',
  auth: 'optional',
  query: z.object(callQuery),
  /** The retry wrapper of old clients, `{ newOrder: … }`, is unwrapped before it is checked. docs/wire.md §4.4. */
  body: Order,
  result: OrderConfirmation,
})
