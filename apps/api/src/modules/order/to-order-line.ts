import type { ShippingMethod } from '@meerkat/contract/checkout'
import type { CartTotals } from '@meerkat/contract/totals'
import { toCents } from '@meerkat/domain/pricing/round-money'
import { taxedUnit } from '@meerkat/domain/tax/split-gross'
import type { QuotedLine } from '../cart/quote.ts'
import type { OrderLine } from './order-rows.ts'

export function amountsOf(totals: CartTotals) {
  return {
    currency_code: totals.quote_currency_code,
    subtotal_cents: toCents(totals.subtotal),
    subtotal_incl_tax_cents: toCents(totals.subtotal_incl_tax),
    discount_cents: toCents(totals.discount_amount),
    shipping_cents: toCents(totals.shipping_amount),
    shipping_incl_tax_cents: toCents(totals.shipping_incl_tax),
    cashondelivery_fee_cents: toCents(totals.cashondelivery_fee ?? 0),
    cashondelivery_fee_incl_tax_cents: toCents(totals.cashondelivery_fee_incl_tax ?? 0),
    tax_cents: toCents(totals.tax_amount),
    grand_total_cents: toCents(totals.grand_total),
    total_qty: totals.items_qty,
  }
}

/** `place`: the pick-up point of a collected order; null for other orders. */
export function shippingOf(shipping: ShippingMethod | null, place: string | null) {
  return {
    shipping_carrier_code: shipping?.carrier_code ?? null,
    shipping_method_code: shipping?.method_code ?? null,
    shipping_description: shipping && `${shipping.carrier_title} - ${shipping.method_title}${place === null ? '' : `: ${place}`}`,
  }
}

export function toOrderLine({ itemId, line, qty }: QuotedLine, position: number, { items }: CartTotals): OrderLine {
  const item = items.find(({ item_id }) => item_id === itemId)
  if (!item) throw new Error(`Line ${itemId} has no totals`)
  return {
    position,
    qty,
    product_id: line.productId,
    sku: line.sku,
    product_sku: line.productSku,
    name: line.name,
    product_type: line.type,
    price_cents: toCents(item.price),
    price_incl_tax_cents: toCents(item.price_incl_tax),
    original_price_cents: line.originalPrice === null ? null : toCents(line.originalPrice),
    original_price_incl_tax_cents: line.originalPrice === null ? null : taxedUnit(line.originalPrice, line.ratePercent ?? 0),
    row_total_cents: toCents(item.row_total),
    row_total_incl_tax_cents: toCents(item.row_total_incl_tax),
    tax_cents: toCents(item.tax_amount),
    tax_percent: item.tax_percent,
    discount_cents: toCents(item.discount_amount),
    product_option: line.option ?? null,
    options: line.labels,
    taken: line.takes.map((taken) => ({ sku: taken.sku, qty: taken.qty * qty })),
    is_scheduled_medicine: line.isScheduledMedicine,
  }
}
