import * as z from 'zod/mini'

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
  /** A medicine that shoppers of the store view cannot send back; absent for other lines. Ours. */
  is_excluded_medicine: z.optional(z.boolean()),
  /** Pieces invoiced. */
  qty_invoiced: z.number(),
  /** Price of one piece without tax. */
  price: z.number(),
  /** Price of one piece with tax. */
  price_incl_tax: z.number(),
  /** Price of one piece without tax before a reduction; equals `price` when there was none. */
  original_price: z.number(),
  /** The same with tax; present only when the price was reduced. Ours. */
  original_price_incl_tax: z.optional(z.number()),
  /** Price of all pieces without tax, before discount. */
  row_total: z.number(),
  /** Price of all pieces with tax, before discount. */
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

/** Number of line ids reserved for each order; an order has fewer lines. */
export const MAX_ORDER_LINES = 1000

/** The id of a line: unique among the lines of all orders. */
export function itemId(orderId: number, position: number): number {
  return orderId * MAX_ORDER_LINES + position + 1
}

/** The position of the line with this id in the order; outside its lines when the id belongs to another order. */
export function itemPosition(orderId: number, id: number): number {
  return id - orderId * MAX_ORDER_LINES - 1
}
