import * as z from 'zod/mini'

/** One line priced: amounts rounded to cents. `options` is JSON text of `{label,value}[]`. Contract 3.8. */
export const TotalsItem = z.looseObject({
  item_id: z.number(),
  name: z.string(),
  qty: z.number(),
  price: z.number(),
  base_price: z.number(),
  price_incl_tax: z.number(),
  base_price_incl_tax: z.number(),
  row_total: z.number(),
  base_row_total: z.number(),
  row_total_incl_tax: z.number(),
  base_row_total_incl_tax: z.number(),
  row_total_with_discount: z.number(),
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  base_discount_amount: z.number(),
  discount_percent: z.number(),
  options: z.union([z.string(), z.array(z.object({ label: z.string(), value: z.string() }))]),
})
export type TotalsItem = z.infer<typeof TotalsItem>

/** One row under the cart, shown as it is and in this order. */
export const TotalSegment = z.looseObject({
  code: z.string(),
  title: z.string(),
  value: z.nullable(z.number()),
  area: z.optional(z.string()),
  extension_attributes: z.optional(
    z.looseObject({
      tax_grandtotal_details: z.optional(
        z.array(
          z.looseObject({ amount: z.number(), rates: z.array(z.object({ percent: z.string(), title: z.string() })), group_id: z.number() }),
        ),
      ),
    }),
  ),
})
export type TotalSegment = z.infer<typeof TotalSegment>

/** What the cart costs. `coupon_code` is present only when a coupon is applied: clients test for the key. Contract 3.8. */
export const CartTotals = z.looseObject({
  grand_total: z.number(),
  base_grand_total: z.number(),
  subtotal: z.number(),
  base_subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  base_subtotal_incl_tax: z.number(),
  subtotal_with_discount: z.number(),
  base_subtotal_with_discount: z.number(),
  discount_amount: z.number(),
  base_discount_amount: z.number(),
  coupon_code: z.optional(z.string()),
  shipping_amount: z.number(),
  base_shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  base_shipping_incl_tax: z.number(),
  shipping_discount_amount: z.number(),
  base_shipping_discount_amount: z.number(),
  shipping_tax_amount: z.number(),
  base_shipping_tax_amount: z.number(),
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  base_currency_code: z.string(),
  quote_currency_code: z.string(),
  items_qty: z.number(),
  items: z.array(TotalsItem),
  total_segments: z.array(TotalSegment),
})
export type CartTotals = z.infer<typeof CartTotals>
