import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

const ORDER_STEPS = ['process', 'ship', 'out-for-delivery', 'pay', 'complete', 'cancel'] as const
const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** A line of an order; `sku` is the variant's own, so that it can be ordered again. docs/wire.md §2.8. */
export const HistoryItem = z.looseObject({
  /** Id of the line. */
  item_id: z.number(),
  /** `entity_id` of the order. */
  order_id: z.number(),
  /** Id of the product, or of the variant if there is one. */
  product_id: z.number(),
  /** Sku of the product, or of the variant if there is one. */
  sku: z.string(),
  /** Name of the product when it was bought. */
  name: z.string(),
  /** Kind of the product. */
  product_type: z.string(),
  /** Pieces ordered. */
  qty_ordered: z.number(),
  /** Pieces sent. */
  qty_shipped: z.number(),
  /** Pieces cancelled. */
  qty_canceled: z.number(),
  /** Pieces that came back. */
  qty_refunded: z.number(),
  /** Pieces that can still be sent back, see `can_return`. Ours. */
  qty_returnable: z.optional(z.number()),
  /** Pieces invoiced. */
  qty_invoiced: z.number(),
  /** One piece without tax. */
  price: z.number(),
  /** One piece with tax. */
  price_incl_tax: z.number(),
  /** One piece without tax, before its price was reduced; `price` if it was not. */
  original_price: z.number(),
  /** The same with tax; only for a reduced line. Ours. */
  original_price_incl_tax: z.optional(z.number()),
  /** All pieces without tax, before discount. */
  row_total: z.number(),
  /** All pieces with tax, before discount. */
  row_total_incl_tax: z.number(),
  /** Tax of the row. */
  tax_amount: z.number(),
  /** Tax rate in percent. */
  tax_percent: z.number(),
  /** Discount without tax, 0 or above. */
  discount_amount: z.number(),
  /** Discount in percent. */
  discount_percent: z.number(),
  /** Picture of the product as it is sold now; missing when it is not sold any more. Ours. */
  image: z.optional(z.string()),
  /** Path of the product's page in the store view of the order; missing when it is not sold any more. Ours. */
  link: z.optional(z.string()),
  /** The chosen options, to repeat the order. Ours. */
  product_option: z.optional(z.unknown()),
  /** The chosen options as text. Ours. */
  options: z.optional(
    z.array(
      z.object({
        /** Name of the option. */
        label: z.string(),
        /** Chosen value. */
        value: z.string(),
      }),
    ),
  ),
})
export type HistoryItem = z.infer<typeof HistoryItem>

/** An address of an order; empty when nothing is shipped. */
export const HistoryAddress = z.looseObject({
  /** What the address is for. */
  address_type: z.optional(z.enum(['billing', 'shipping'])),
  /** First name. */
  firstname: z.optional(z.string()),
  /** Last name. */
  lastname: z.optional(z.string()),
  /** Lines of the street. */
  street: z.optional(z.array(z.string())),
  /** City or town. */
  city: z.optional(z.string()),
  /** Postal code. */
  postcode: z.optional(z.string()),
  /** Province or state. */
  region: z.optional(z.nullable(z.string())),
  /** Country. */
  country_id: z.optional(z.string()),
  /** Phone number. */
  telephone: z.optional(z.nullable(z.string())),
  /** Company name. */
  company: z.optional(z.nullable(z.string())),
  /** Tax number. */
  vat_id: z.optional(z.nullable(z.string())),
  /** E-mail address. */
  email: z.optional(z.nullable(z.string())),
})
export type HistoryAddress = z.infer<typeof HistoryAddress>

/** A step of an order. `comment` is the operator's note to the buyer, such as a parcel number. */
export const StatusHistory = z.looseObject({
  /** Id of the entry. */
  entity_id: z.optional(z.number()),
  /** Status of the order afterwards. */
  status: z.string(),
  /** Note to the buyer, such as a parcel number. */
  comment: z.nullable(z.string()),
  /** When it happened, UTC. */
  created_at: z.string(),
  /** The step: a shipment and a payment may both have the status "processing". Ours. */
  step: z.optional(z.enum([...ORDER_STEPS, 'refund', 'return-announced', 'return-received', 'return-called-off'])),
})
export type StatusHistory = z.infer<typeof StatusHistory>

/** Money that was given back to the buyer. Ours. */
export const OrderRefund = z.object({
  /** Id of the refund. */
  entity_id: z.number(),
  /** What was given back. */
  amount: z.number(),
  /** Why. */
  reason: z.string(),
  /** When it was recorded, UTC. */
  created_at: z.string(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** An invoice or a credit note that was issued. Ours. docs/behaviour/orders.md §17.4. */
export const OrderDocument = z.object({
  /** Its number, without gaps in its series. */
  number: z.string(),
  /** invoice or credit-note. */
  kind: z.enum(['invoice', 'credit-note']),
  /** When it was issued, UTC. */
  created_at: z.string(),
  /** The total of an invoice, or what a credit note gives back of one. */
  amount: z.number(),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/** Goods of an order that are sent back. Ours. docs/behaviour/orders.md §17.2. */
export const OrderReturn = z.object({
  /** The number of the return, which the shopper puts into the parcel. */
  entity_id: z.number(),
  /** announced, received or called-off. */
  state: z.enum(['announced', 'received', 'called-off']),
  /** Why; null when no reason was given. */
  reason: z.nullable(z.string()),
  /** When it was announced, UTC. */
  created_at: z.string(),
  /** When the goods were received, or the return was called off, UTC; null before. */
  closed_at: z.nullable(z.string()),
  /** Whether `callOffReturn` is possible now; missing from other servers. */
  can_call_off: z.optional(z.boolean()),
  /** The pieces. */
  items: z.array(
    z.object({
      /** `item_id` of the line. */
      item_id: z.number(),
      /** Pieces announced. */
      qty: z.number(),
      /** Pieces that arrived; null before. */
      qty_received: z.nullable(z.number()),
    }),
  ),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** An order. `status`: pending, processing, complete, canceled, closed; `state` is `new` for pending. Spec §4. */
export const HistoryOrder = z.looseObject({
  /** Id of the order; part of its URL. */
  entity_id: z.number(),
  /** Order number. */
  increment_id: z.string(),
  /** When it was placed, UTC. */
  created_at: z.string(),
  /** When it last changed, UTC. */
  updated_at: z.string(),
  /** As `status`, but `new` for pending. */
  state: z.string(),
  /** pending, processing, complete or canceled; closed when all of it was sent back. */
  status: z.string(),
  /** Store view it was placed in. */
  store_id: z.number(),
  /** Name of that store view. */
  store_name: z.string(),
  /** Customer id of the buyer; null for a guest. */
  customer_id: z.nullable(z.number()),
  /** First name of the buyer. */
  customer_firstname: z.string(),
  /** Last name of the buyer. */
  customer_lastname: z.string(),
  /** E-mail address of the buyer. */
  customer_email: z.nullable(z.string()),
  /** 1 for a guest, else 0. */
  customer_is_guest: z.number(),
  /** Currency of the amounts. */
  base_currency_code: z.string(),
  /** Currency of the amounts. */
  order_currency_code: z.string(),
  /** The coupon; missing without one. */
  coupon_code: z.optional(z.string()),
  /** All rows without tax, before discount. */
  subtotal: z.number(),
  /** All rows with tax, before discount. */
  subtotal_incl_tax: z.number(),
  base_subtotal: z.number(),
  /** Discount without tax, 0 or below. */
  discount_amount: z.number(),
  /** The coupon; missing without one. */
  discount_description: z.optional(z.string()),
  /** Always 0; old clients add it to the tax. */
  discount_tax_compensation_amount: z.number(),
  /** Shipping without tax. */
  shipping_amount: z.number(),
  /** Shipping with tax. */
  shipping_incl_tax: z.number(),
  /** Null when delivery is not taxed. Ours. */
  shipping_tax_percent: z.optional(z.nullable(z.number())),
  base_shipping_amount: z.number(),
  /** Carrier and method; null when nothing is sent. */
  shipping_description: z.nullable(z.string()),
  /** All tax. */
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  /** What is paid. */
  grand_total: z.number(),
  base_grand_total: z.number(),
  /** Amount still to be paid. */
  total_due: z.number(),
  /** What was given back in sum. */
  total_refunded: z.optional(z.number()),
  /** The refunds, oldest first. Ours. */
  refunds: z.optional(z.array(OrderRefund)),
  /** Whether `cancelOrder` is possible now. Ours; old servers do not send it and cannot cancel. */
  can_cancel: z.optional(z.boolean()),
  /** Whether `requestReturn` is possible now. Ours. */
  can_return: z.optional(z.boolean()),
  /** Invoices and credit notes, oldest first; without an invoice, `readInvoice` gives a confirmation of the order. Ours. */
  documents: z.optional(z.array(OrderDocument)),
  /** The returns, oldest first. Ours. */
  returns: z.optional(z.array(OrderReturn)),
  /** Points that the order earns for a loyalty card once it is complete; missing if none. Ours. docs/wire.md §2.11. */
  loyalty_points: z.optional(z.number()),
  /** Of these, what the card of the buyer has now. Ours. */
  loyalty_credited: z.optional(z.number()),
  /** Secret with which the payment calls pay this order; only while it is still to be paid online. Ours. */
  checkout_reference: z.optional(z.string()),
  /** Number of lines. */
  total_item_count: z.number(),
  /** Pieces of all lines. */
  total_qty_ordered: z.number(),
  /** 1 when nothing is sent, else 0. */
  is_virtual: z.number(),
  /** The cart that became this order. */
  quote_id: z.nullable(z.string()),
  /** The lines. */
  items: z.array(HistoryItem),
  /** Billing address. */
  billing_address: HistoryAddress,
  /** Payment. */
  payment: z.looseObject({
    /** Code of the method. */
    method: z.string(),
    /** The first entry is the name of the method. */
    additional_information: z.array(z.string()),
    /** What is paid. */
    amount_ordered: z.number(),
  }),
  /** Oldest first, without the initial "pending" at `created_at`. */
  status_histories: z.array(StatusHistory),
  /** Shipping. */
  extension_attributes: z.looseObject({
    /** One entry. */
    shipping_assignments: z.array(
      z.looseObject({
        /** Method and address. */
        shipping: z.looseObject({
          /** Code of carrier and method. */
          method: z.nullable(z.string()),
          /** Shipping address; empty when nothing is sent. */
          address: HistoryAddress,
        }),
      }),
    ),
  }),
})
export type HistoryOrder = z.infer<typeof HistoryOrder>

/** Lines of one order; orders take fewer. */
const MOST_LINES = 1000

/** The id of a line: unique among the lines of all orders. */
export function itemId(orderId: number, position: number): number {
  return orderId * MOST_LINES + position + 1
}

/** The position of the line with this id; one that the order does not have, for a line of another order. */
export function itemPosition(orderId: number, id: number): number {
  return id - orderId * MOST_LINES - 1
}

/** One page of a customer's orders. */
export const OrderHistory = z.object({
  /** One page of orders. */
  items: z.array(HistoryOrder),
  /** Number of all orders. */
  total_count: z.number(),
  /** Requested page. */
  search_criteria: z.object({
    /** Orders per page. */
    page_size: z.number(),
    /** Number of the page, from 1. */
    current_page: z.number(),
  }),
})
export type OrderHistory = z.infer<typeof OrderHistory>

/** Anything but a number above zero means the default: clients fill in templates without checking. */
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
    /** Orders per page, 20 by default and 100 at most. @example 20 */
    pageSize: atLeastOne(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    /** Number of the page, from 1. @example 1 */
    currentPage: atLeastOne(1, 1_000_000),
  }),
  result: OrderHistory,
})

/**
 * Ours: cancels an order of the customer while it is pending and unpaid. Named like the call of the platforms behind the old protocol
 * (`POST …/orders/{id}/cancel`). Repeating it returns the same order; an order beyond pending is refused with 400 and a message,
 * another customer's with 404.
 */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancel',
  summary: 'Cancels a pending order of the customer; stock and coupon are released.',
  auth: 'user',
  params: z.object({
    /** The order, by its `entity_id`. @example "5120" */
    id: z.string().check(z.maxLength(20)),
  }),
  query: z.object(callQuery),
  /** The current order. */
  result: HistoryOrder,
})
