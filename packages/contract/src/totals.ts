import * as z from 'zod/mini'

/** Totals of one line: amounts rounded to cents. `options` is JSON text of `{label,value}[]`. docs/wire.md §3.8. */
export const TotalsItem = z.looseObject({
  /** Id of the line. */
  item_id: z.number(),
  /** Name of the product. */
  name: z.string(),
  /** Number of pieces. */
  qty: z.number(),
  /** Price of one piece without tax. */
  price: z.number(),
  base_price: z.number(),
  /** Price of one piece with tax. */
  price_incl_tax: z.number(),
  base_price_incl_tax: z.number(),
  /** Price of all pieces without tax, before discount. */
  row_total: z.number(),
  base_row_total: z.number(),
  /** Price of all pieces with tax, before discount. */
  row_total_incl_tax: z.number(),
  base_row_total_incl_tax: z.number(),
  /** Price of all pieces without tax, after discount. */
  row_total_with_discount: z.number(),
  /** Tax of the row, after discount. */
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  /** Tax rate in percent. */
  tax_percent: z.number(),
  /** Discount without tax, 0 or above. */
  discount_amount: z.number(),
  base_discount_amount: z.number(),
  /** Discount in percent. */
  discount_percent: z.number(),
  /** The chosen options, as JSON text of `{ label, value }[]`. */
  options: z.union([
    z.string(),
    z.array(
      z.object({
        /** Name of the option. */
        label: z.string(),
        /** Chosen value. */
        value: z.string(),
      }),
    ),
  ]),
})
export type TotalsItem = z.infer<typeof TotalsItem>

/** One row under the cart; rows are shown unchanged and in this order. */
export const TotalSegment = z.looseObject({
  /** subtotal, shipping, cashondelivery_fee, discount, tax or grand_total. */
  code: z.string(),
  /** Title of the row. */
  title: z.string(),
  /** Amount; null for no amount. */
  value: z.nullable(z.number()),
  /** Where old clients show the row. */
  area: z.optional(z.string()),
  /** Details of the tax row. */
  extension_attributes: z.optional(
    z.looseObject({
      /** Tax by rate, highest rate first. */
      tax_grandtotal_details: z.optional(
        z.array(
          z.looseObject({
            /** Tax of the rate. */
            amount: z.number(),
            /** The rate. */
            rates: z.array(
              z.object({
                /** Rate in percent. */
                percent: z.string(),
                /** Name of the rate. */
                title: z.string(),
              }),
            ),
            /** Number of the entry. */
            group_id: z.number(),
          }),
        ),
      ),
    }),
  ),
})
export type TotalSegment = z.infer<typeof TotalSegment>

/** Totals of a cart. `coupon_code` is present only when a coupon is applied: clients test for the key. docs/wire.md §3.8. */
export const CartTotals = z.looseObject({
  /** Total to pay: subtotal, shipping, fee, tax and discount. */
  grand_total: z.number(),
  base_grand_total: z.number(),
  /** All rows without tax, before discount. */
  subtotal: z.number(),
  base_subtotal: z.number(),
  /** All rows with tax, before discount. */
  subtotal_incl_tax: z.number(),
  base_subtotal_incl_tax: z.number(),
  /** All rows without tax, after discount. */
  subtotal_with_discount: z.number(),
  base_subtotal_with_discount: z.number(),
  /** Discount without tax, 0 or below. */
  discount_amount: z.number(),
  base_discount_amount: z.number(),
  /** Code of the coupon; the key is missing without one. */
  coupon_code: z.optional(z.string()),
  /** Value of a voucher; missing for other coupons. Ours. */
  coupon_amount: z.optional(z.number()),
  /** Shipping without tax. */
  shipping_amount: z.number(),
  base_shipping_amount: z.number(),
  /** Shipping with tax. */
  shipping_incl_tax: z.number(),
  base_shipping_incl_tax: z.number(),
  /** Always 0: shipping is never discounted. */
  shipping_discount_amount: z.number(),
  base_shipping_discount_amount: z.number(),
  /** Tax of the shipping. */
  shipping_tax_amount: z.number(),
  base_shipping_tax_amount: z.number(),
  /** Fee for cash on delivery without tax; like the other members of the fee, missing when there is none. Ours. docs/wire.md §3.8. */
  cashondelivery_fee: z.optional(z.number()),
  base_cashondelivery_fee: z.optional(z.number()),
  /** The fee with tax. */
  cashondelivery_fee_incl_tax: z.optional(z.number()),
  base_cashondelivery_fee_incl_tax: z.optional(z.number()),
  /** Tax rate of the fee in percent. */
  cashondelivery_fee_tax_percent: z.optional(z.number()),
  /** Total tax. */
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  /** Currency of the amounts. */
  base_currency_code: z.string(),
  /** Currency of the amounts. */
  quote_currency_code: z.string(),
  /** Pieces of all lines. */
  items_qty: z.number(),
  /** The lines with their prices. */
  items: z.array(TotalsItem),
  /** The rows below the cart, in order. */
  total_segments: z.array(TotalSegment),
})
export type CartTotals = z.infer<typeof CartTotals>
