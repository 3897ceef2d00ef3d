import * as z from 'zod/mini'
import { OrderAddress } from './address.ts'
import { MAX_LINE_QTY } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { ProductOption } from './product-option.ts'

/** Any date text: old clients send what `Date` prints. */
const DateText = z.optional(z.string().check(z.maxLength(64)))

/** A bought line. Whole product documents are sent; only these members are read, and `price` is never trusted. Contract 4.2. */
export const OrderProduct = z.looseObject({
  sku: z.string().check(z.maxLength(255), z.regex(/\w/)),
  parentSku: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  qty: z.number().check(z.int(), z.gte(1), z.lte(MAX_LINE_QTY)),
  /** Zero is a price. Spec §5. */
  price: z.number().check(z.gte(0)),
  name: z.optional(z.string().check(z.minLength(1))),
  product_type: z.optional(z.string().check(z.minLength(1))),
  product_option: z.optional(z.nullable(ProductOption)),
})
export type OrderProduct = z.infer<typeof OrderProduct>

const MethodCode = z.optional(z.string().check(z.maxLength(120), z.regex(/[A-Za-z]/)))

export const OrderAddressInformation = z.looseObject({
  /** Left out when everything is virtual or downloaded. */
  shippingAddress: z.optional(OrderAddress),
  billingAddress: z.optional(OrderAddress),
  shipping_method_code: MethodCode,
  shipping_carrier_code: MethodCode,
  payment_method_code: MethodCode,
  payment_method_additional: z.optional(z.unknown()),
  shippingExtraFields: z.optional(z.unknown()),
})
export type OrderAddressInformation = z.infer<typeof OrderAddressInformation>

/** An order as the client sends it; `order_id` is its own and makes sending it twice harmless. Unknown root keys are refused. Contract 4.2. */
export const Order = z.strictObject({
  order_id: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  created_at: DateText,
  updated_at: DateText,
  transmited_at: DateText,
  transmited: z.optional(z.boolean()),
  status: z.optional(z.string().check(z.maxLength(64))),
  state: z.optional(z.string().check(z.maxLength(64))),
  user_id: z.optional(z.string().check(z.maxLength(64))),
  cart_id: z.optional(z.string().check(z.maxLength(64))),
  store_code: z.optional(z.string().check(z.maxLength(64))),
  store_id: z.optional(z.number()),
  products: z.array(OrderProduct).check(z.minLength(1), z.maxLength(500)),
  addressInformation: OrderAddressInformation,
})
export type Order = z.infer<typeof Order>

/** `magentoOrderId` is a historical name and equals `backendOrderId`; `orderNumber` is what people read. Contract 4.3. */
export const OrderConfirmation = z.object({
  magentoOrderId: z.string(),
  orderNumber: z.nullable(z.string()),
  backendOrderId: z.string(),
  transferedAt: z.string(),
})
export type OrderConfirmation = z.infer<typeof OrderConfirmation>

/** The very text by which clients know that an order can never succeed for want of stock. Contract 4.3. */
export const OUT_OF_STOCK_TEXT = 'Error: Error while adding products'

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order, once per order id.',
  auth: 'optional',
  query: z.object(callQuery),
  /** The retry wrapper of old clients, `{ newOrder: … }`, is unwrapped before it is checked. Contract 4.4. */
  body: Order,
  result: OrderConfirmation,
})
