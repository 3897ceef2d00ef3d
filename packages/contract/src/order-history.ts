import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { HistoryItem } from './history-item.ts'
import { OrderDocument, OrderRefund, OrderReturn, StatusHistory } from './order-events.ts'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

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
  /** Code of the coupon; missing without one. */
  coupon_code: z.optional(z.string()),
  /** All rows without tax, before discount. */
  subtotal: z.number(),
  /** All rows with tax, before discount. */
  subtotal_incl_tax: z.number(),
  base_subtotal: z.number(),
  /** Discount without tax, 0 or below. */
  discount_amount: z.number(),
  /** Code of the coupon; missing without one. */
  discount_description: z.optional(z.string()),
  /** Always 0; old clients add it to the tax. */
  discount_tax_compensation_amount: z.number(),
  /** Shipping without tax. */
  shipping_amount: z.number(),
  /** Shipping with tax. */
  shipping_incl_tax: z.number(),
  /** Tax rate of shipping in percent; null when it is not taxed. Ours. */
  shipping_tax_percent: z.optional(z.nullable(z.number())),
  base_shipping_amount: z.number(),
  /** Fee of cash on delivery without tax; missing without one. It has the tax rate of the delivery. Ours. */
  cashondelivery_fee: z.optional(z.number()),
  /** The fee with tax. */
  cashondelivery_fee_incl_tax: z.optional(z.number()),
  /** Carrier and method; null when nothing is sent. */
  shipping_description: z.nullable(z.string()),
  /** Total tax. */
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  /** Total to pay. */
  grand_total: z.number(),
  base_grand_total: z.number(),
  /** Amount still to be paid. */
  total_due: z.number(),
  /** The sum of all refunds. */
  total_refunded: z.optional(z.number()),
  /** The refunds, oldest first. Ours. */
  refunds: z.optional(z.array(OrderRefund)),
  /** Whether `cancelOrder` is possible now. Ours; old servers do not send it and cannot cancel. */
  can_cancel: z.optional(z.boolean()),
  /** Until when the buyer must confirm it by mail, UTC; missing when there is nothing to confirm. Ours. */
  confirm_by: z.optional(z.string()),
  /** Whether the caller can confirm it, which needs the token from the mail. Ours. */
  can_confirm: z.optional(z.boolean()),
  /** Whether `requestReturn` is possible now. Ours. */
  can_return: z.optional(z.boolean()),
  /** Invoices and credit notes, oldest first; without an invoice, `readInvoice` gives a confirmation of the order. Ours. */
  documents: z.optional(z.array(OrderDocument)),
  /** The returns, oldest first. Ours. */
  returns: z.optional(z.array(OrderReturn)),
  /** Points that the order earns for a loyalty card once it is complete; missing if none. Ours. docs/wire.md §2.11. */
  loyalty_points: z.optional(z.number()),
  /** How many of these points the buyer's card has now. Ours. */
  loyalty_credited: z.optional(z.number()),
  /** Secret that the payment calls need for this order; present only while it is still to be paid online. Ours. */
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
    /** Total to pay. */
    amount_ordered: z.number(),
  }),
  /** Changes of the status, oldest first, without the initial "pending" at `created_at`. */
  status_histories: z.array(StatusHistory),
  /** Shipping. */
  extension_attributes: z.looseObject({
    /** Always one entry. */
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

/** Anything but a number above zero means the default: clients fill in URL templates without checking the values. */
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
 * (`POST …/orders/{id}/cancel`). Repeating it returns the same order. An order that is no longer pending is refused with 400 and a
 * message, another customer's with 404.
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
