import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { TotalSegment } from '@meerkat/contract/totals'
import { fromCents, toCents } from '../../pricing/round-money.ts'
import { rowPrice } from '../../pricing/row-price.ts'
import type { CartItem } from '../lines/cart-item.ts'

export interface LocalTotalsInput {
  readonly lines: readonly Pick<CartItem, 'qty' | 'price_incl_tax'>[]
  readonly shipping: Pick<ShippingMethod, 'method_title' | 'price_incl_tax'> | null
  readonly payment: Pick<PaymentMethod, 'title' | 'cost_incl_tax'> | null
  readonly titles: { readonly subtotalInclTax: string; readonly grandTotal: string }
}

/**
 * What the cart costs as far as the client knows, while the server cannot be asked. Shipping counts once; the cost of the
 * payment is shown, not added. Behaviour 1.15.
 */
export function localTotals({ lines, shipping, payment, titles }: LocalTotalsInput): TotalSegment[] {
  const subtotal = lines.reduce((sum, { qty, price_incl_tax }) => sum + toCents(rowPrice(price_incl_tax ?? 0, qty)), 0)
  const grandTotal = subtotal + toCents(shipping?.price_incl_tax ?? 0)
  return [
    { code: 'subtotal_incl_tax', title: titles.subtotalInclTax, value: fromCents(subtotal) },
    { code: 'grand_total', title: titles.grandTotal, value: fromCents(grandTotal) },
    ...(payment ? [{ code: 'payment', title: payment.title, value: payment.cost_incl_tax ?? 0 }] : []),
    ...(shipping ? [{ code: 'shipping', title: shipping.method_title, value: shipping.price_incl_tax }] : []),
  ]
}
