import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** A line as it was bought; the sku of a variant is its own, so that the same can be ordered again. Contract 2.8. */
export const HistoryItem = z.looseObject({
  item_id: z.number(),
  order_id: z.number(),
  product_id: z.number(),
  sku: z.string(),
  name: z.string(),
  product_type: z.string(),
  qty_ordered: z.number(),
  qty_shipped: z.number(),
  qty_canceled: z.number(),
  qty_refunded: z.number(),
  qty_invoiced: z.number(),
  price: z.number(),
  price_incl_tax: z.number(),
  original_price: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  discount_percent: z.number(),
  /** What was chosen, to order the very same again. Ours. */
  product_option: z.optional(z.unknown()),
  /** The choice in words. Ours. */
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
})
export type HistoryItem = z.infer<typeof HistoryItem>

/** Empty for what was not sent to anybody. */
export const HistoryAddress = z.looseObject({
  address_type: z.optional(z.enum(['billing', 'shipping'])),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  street: z.optional(z.array(z.string())),
  city: z.optional(z.string()),
  postcode: z.optional(z.string()),
  region: z.optional(z.nullable(z.string())),
  country_id: z.optional(z.string()),
  telephone: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  vat_id: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
})
export type HistoryAddress = z.infer<typeof HistoryAddress>

/** A step that an order took. `comment` is the operator's word to the buyer, such as the number of the parcel. */
export const StatusHistory = z.looseObject({
  entity_id: z.optional(z.number()),
  status: z.string(),
  comment: z.nullable(z.string()),
  created_at: z.string(),
  /** What happened: a parcel that leaves and a payment may both leave the status at "processing". Ours. */
  step: z.optional(z.enum(['process', 'ship', 'pay', 'complete', 'cancel'])),
})
export type StatusHistory = z.infer<typeof StatusHistory>

/** `status`: pending, processing, complete, canceled; `state` says new for pending. Spec §4. */
export const HistoryOrder = z.looseObject({
  entity_id: z.number(),
  increment_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  state: z.string(),
  status: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  customer_id: z.nullable(z.number()),
  customer_firstname: z.string(),
  customer_lastname: z.string(),
  customer_email: z.nullable(z.string()),
  customer_is_guest: z.number(),
  base_currency_code: z.string(),
  order_currency_code: z.string(),
  coupon_code: z.optional(z.string()),
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  base_subtotal: z.number(),
  discount_amount: z.number(),
  discount_description: z.optional(z.string()),
  discount_tax_compensation_amount: z.number(),
  shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  /** Null when delivery is not taxed. Ours. */
  shipping_tax_percent: z.optional(z.nullable(z.number())),
  base_shipping_amount: z.number(),
  shipping_description: z.nullable(z.string()),
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  grand_total: z.number(),
  base_grand_total: z.number(),
  total_due: z.number(),
  /** Whether `cancelOrder` would do it now. Ours; a server of old does not say, and cannot. */
  can_cancel: z.optional(z.boolean()),
  total_item_count: z.number(),
  total_qty_ordered: z.number(),
  is_virtual: z.number(),
  quote_id: z.nullable(z.string()),
  items: z.array(HistoryItem),
  billing_address: HistoryAddress,
  payment: z.looseObject({ method: z.string(), additional_information: z.array(z.string()), amount_ordered: z.number() }),
  /** Oldest first, without the beginning: that is `created_at` and "pending". */
  status_histories: z.array(StatusHistory),
  extension_attributes: z.looseObject({
    shipping_assignments: z.array(z.looseObject({ shipping: z.looseObject({ method: z.nullable(z.string()), address: HistoryAddress }) })),
  }),
})
export type HistoryOrder = z.infer<typeof HistoryOrder>

export const OrderHistory = z.object({
  items: z.array(HistoryOrder),
  total_count: z.number(),
  search_criteria: z.object({ page_size: z.number(), current_page: z.number() }),
})
export type OrderHistory = z.infer<typeof OrderHistory>

/** Anything that is no number above zero is the default: clients fill templates without looking. */
function atLeastOne(fallback: number, maximum: number) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => {
      const number = Math.trunc(Number(given))
      return number >= 1 ? Math.min(number, maximum) : fallback
    }),
  )
}

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/user/order-history',
  summary: "The customer's orders, newest first.",
  auth: 'user',
  query: z.object({
    ...callQuery,
    pageSize: atLeastOne(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    currentPage: atLeastOne(1, 1_000_000),
  }),
  result: OrderHistory,
})

/**
 * The customer calls an order off, as long as it is pending: nobody packs it, nothing was paid. Ours, named as the platforms behind
 * the old protocol name it (`POST …/orders/{id}/cancel`). Asked again it answers the same; an order that has gone too far is refused
 * with 400 and a sentence; others' orders answer like missing ones (404).
 */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancel',
  summary: 'Calls off a pending order of the customer; goods and coupon are free again.',
  auth: 'user',
  /** `entity_id`. */
  params: z.object({ id: z.string().check(z.maxLength(20)) }),
  query: z.object(callQuery),
  /** The order as it is now. */
  result: HistoryOrder,
})
