import type { ShippingMethod } from '@meerkat/contract/checkout'
import type { CartTotals } from '@meerkat/contract/totals'
import { toCents } from '../../pricing/round-money.ts'
import { type PriceDisplay, showsNetPrices } from '../../pricing/shown-price.ts'
import { atQuantity } from '../../pricing/tier-prices.ts'
import { findPercent, taxedUnit, taxPercentOf, untaxedUnit } from '../../tax/split-gross.ts'
import type { CartItem } from '../lines/cart-item.ts'
import { calculateTotals, sumInclTax, type TotalsLine } from './calculate-totals.ts'

type LocalLine = Pick<CartItem, 'name' | 'qty' | 'price' | 'price_incl_tax' | 'tax_percent' | 'tiers' | 'totals'>

export interface LocalTotalsInput {
  readonly lines: readonly LocalLine[]
  /** The chosen method; null before one is chosen. */
  readonly shipping: Pick<ShippingMethod, 'carrier_title' | 'method_title' | 'price_excl_tax' | 'price_incl_tax'> | null
  /** The last totals of the server: an applied coupon stays applied while the server is unreachable. */
  readonly known: Pick<CartTotals, 'coupon_code' | 'coupon_amount' | 'items'> | null
  readonly display: PriceDisplay
  readonly currencyCode: string
}

/** The totals calculated on the client with the server's formula; `moneyOfTotals` converts them to rows. docs/behaviour/cart.md §1.15. */
export function localTotals({ lines, shipping, known, display, currencyCode }: LocalTotalsInput): CartTotals {
  const discountPercent = known?.coupon_code ? Math.max(0, ...known.items.map((item) => item.discount_percent)) : 0
  const priced = priceLines(lines, display)
  return calculateTotals({
    lines: priced,
    shipping: shipping && {
      price: shipping.price_excl_tax,
      ratePercent: percentOf(shipping, priced),
      // The same title as on the server: another one would look like another delivery method.
      title: `(${shipping.carrier_title} - ${shipping.method_title})`,
    },
    discountPercent,
    discountAmount: known?.coupon_code ? known.coupon_amount : undefined,
    couponCode: known?.coupon_code,
    display,
    currencyCode,
    titles: { subtotal: '', discount: '', tax: '', grandTotal: '', taxRate: String },
  })
}

/**
 * The tax rate of the delivery. Its prices are rounded to cents, so division does not give the rate: 4.12 and 4.90 are 19 %, but their
 * quotient gives 18.932 %.
 */
function percentOf(
  { price_excl_tax: net, price_incl_tax: gross }: Pick<ShippingMethod, 'price_excl_tax' | 'price_incl_tax'>,
  lines: readonly TotalsLine[],
): number {
  const tax = toCents(gross) - toCents(net)
  if (tax === 0) return 0
  const percent = findPercent(
    toCents(net),
    tax,
    lines.map(({ ratePercent }) => ratePercent ?? 0),
  )
  return taxedUnit(net, percent) === toCents(gross) ? percent : taxPercentOf(net, gross)
}

/** `subtotal_incl_tax` of the local totals. It decides whether delivery is free, before the totals include delivery. */
export function localSubtotal(lines: readonly LocalLine[], display: PriceDisplay): number {
  return sumInclTax(priceLines(lines, display), display)
}

function priceLines(lines: readonly LocalLine[], display: PriceDisplay): TotalsLine[] {
  return lines.map((stored, index) => {
    const line = atQuantity(stored, stored.qty)
    const gross = line.price_incl_tax ?? line.price ?? 0
    const ratePercent = line.totals?.tax_percent ?? line.tax_percent ?? taxPercentOf(line.price ?? gross, gross)
    return {
      itemId: index + 1,
      name: line.name ?? '',
      qty: line.qty,
      // A fixed custom option costs the same with and without tax, so the price that is not shown is derived from the one that is.
      price: showsNetPrices(display) ? (line.price ?? gross) : untaxedUnit(gross, ratePercent),
      ratePercent,
      options: [],
      isExcluded: line.totals?.discount_percent === 0,
    }
  })
}
