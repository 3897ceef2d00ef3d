import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { CartTotals, TotalsItem } from '@meerkat/contract/totals'
import { shownDelivery } from '../../format/shown-delivery.ts'
import { CASH_FEE } from '../../payment/cash-fee.ts'
import { fromCents, toCents } from '../../pricing/round-money.ts'
import { type PriceDisplay, showsNetPrices } from '../../pricing/shown-price.ts'
import { findPercent } from '../../tax/split-gross.ts'

/** One line of a money summary. The screen provides the titles; `other` has its own. */
export type MoneyRow =
  | { readonly kind: 'subtotal'; readonly amount: number }
  /** `name`: carrier and method, null when unknown. An amount of 0 is free delivery. */
  | { readonly kind: 'shipping'; readonly amount: number; readonly name: string | null }
  /** The fee for cash on delivery. */
  | { readonly kind: 'fee'; readonly amount: number }
  /** Negative. `code`: the coupon, null for a discount without one. */
  | { readonly kind: 'discount'; readonly amount: number; readonly code: string | null }
  /** Only where prices are shown without tax. `percent` is null when the server does not split the tax by rate. */
  | { readonly kind: 'tax'; readonly amount: number; readonly percent: number | null }
  /** An unknown charge of another server, such as gift wrapping. */
  | { readonly kind: 'other'; readonly amount: number; readonly title: string }

/** The tax of one rate and the net amount it was charged on, discount and delivery included. */
export interface TaxPart {
  readonly percent: number | null
  readonly net: number
  readonly tax: number
}

export interface MoneyRows {
  /** In reading order. The amounts add up to `total`, to the cent. */
  readonly rows: readonly MoneyRow[]
  readonly total: number
  /** "includes R106.50 VAT", shown below the total; null where no tax is charged or the rows list it. */
  readonly includedTax: number | null
  /**
   * By rate, highest first; the parts add up to the tax. A single part is shown in the sentence about included tax; several get a line
   * each.
   */
  readonly tax: readonly TaxPart[]
}

/**
 * The amounts shown to the shopper, the same in mini-cart, cart, checkout, thank-you page, order page, mail and invoice.
 *
 * Where a store view shows prices with tax (the default), subtotal, delivery, discount and total are gross, and `includedTax`
 * is the tax in them. Where it shows prices without tax (`shownPriceIncludesTax: false`), the rows are net, followed by the
 * tax of each rate and the total.
 *
 * The total is the charged amount and is never adjusted. Subtotal and delivery are the server's; the discount is the difference to
 * the total. Without a discount the subtotal absorbs a difference, which occurs only with a server that rounds differently.
 * Decision 0021.
 */
export function moneyOfTotals(totals: CartTotals, display: PriceDisplay): MoneyRows {
  const segment = totals.total_segments.find(({ code }) => code === 'shipping')
  const rates = totals.total_segments
    .flatMap(({ extension_attributes: of }) => of?.tax_grandtotal_details ?? [])
    .flatMap(({ rates }) => rates)
  const { cashondelivery_fee: fee, cashondelivery_fee_tax_percent: feePercent } = totals
  const isKnown = (code: string) => KNOWN_SEGMENTS.has(code) || (code === CASH_FEE && fee !== undefined)
  const others = totals.total_segments.filter(({ code, value }) => !isKnown(code) && value !== null && value !== 0)
  return toMoneyRows(totals, display, {
    shippingName: segment ? (/\((.+)\)$/.exec(segment.title)?.[1] ?? null) : null,
    hasShipping: segment !== undefined || totals.shipping_incl_tax !== 0,
    rates: rates.map(({ percent }) => Number(percent)),
    feePercent,
    others: others.map(({ title, value }) => ({ kind: 'other', title, amount: value ?? 0 })),
  })
}

/** The same rows for a placed order. */
export function moneyOfOrder(order: HistoryOrder, display: PriceDisplay): MoneyRows {
  return toMoneyRows(order, display, {
    shippingName: order.shipping_description,
    hasShipping: order.is_virtual === 0,
    shippingPercent: order.shipping_tax_percent,
    feePercent: order.shipping_tax_percent ?? 0,
    others: [],
  })
}

const KNOWN_SEGMENTS: ReadonlySet<string> = new Set(['subtotal', 'subtotal_incl_tax', 'shipping', 'discount', 'tax', 'grand_total'])

/** The fields that totals and orders share. Amounts are net unless their name says otherwise; `discount_amount` is negative. */
type Amounts = Pick<
  CartTotals & HistoryOrder,
  | 'subtotal'
  | 'subtotal_incl_tax'
  | 'shipping_amount'
  | 'shipping_incl_tax'
  | 'cashondelivery_fee'
  | 'cashondelivery_fee_incl_tax'
  | 'discount_amount'
  | 'tax_amount'
  | 'grand_total'
> & {
  readonly coupon_code?: string | undefined
  readonly items: readonly Pick<TotalsItem, 'row_total' | 'discount_amount' | 'tax_amount' | 'tax_percent'>[]
}

interface Delivery {
  readonly hasShipping: boolean
  readonly shippingName: string | null
  /** Derived from the amounts when left out. */
  readonly shippingPercent?: number | null | undefined
  /** The rates that the server names; the delivery may have one that no product has. */
  readonly rates?: readonly number[]
  /** Tax rate of the fee for cash on delivery. */
  readonly feePercent?: number | undefined
  readonly others: readonly Extract<MoneyRow, { kind: 'other' }>[]
}

function toMoneyRows(amounts: Amounts, display: PriceDisplay, delivery: Delivery): MoneyRows {
  const isNet = showsNetPrices(display)
  const tax = listTaxParts(amounts, delivery)
  const taxRows: MoneyRow[] = isNet ? tax.map((part) => ({ kind: 'tax', amount: part.tax, percent: part.percent })) : []
  const shipping = delivery.hasShipping ? toCents(isNet ? amounts.shipping_amount : amounts.shipping_incl_tax) : 0
  const { net: feeNet, gross: feeGross } = feeOf(amounts)
  const fee = isNet ? feeNet : feeGross
  const total = toCents(amounts.grand_total)

  const rest = total - shipping - fee - sumCents(delivery.others) - sumCents(taxRows)
  const isDiscounted = Boolean(amounts.coupon_code) || toCents(amounts.discount_amount) !== 0
  const stated = toCents(isNet ? amounts.subtotal : amounts.subtotal_incl_tax)
  const discount = isDiscounted ? Math.max(0, stated - rest) : 0
  const taxCents = toCents(amounts.tax_amount)
  return {
    rows: [
      { kind: 'subtotal', amount: fromCents(rest + discount) },
      ...(delivery.hasShipping ? [shippingRow(fromCents(shipping), delivery.shippingName)] : []),
      ...(fee === 0 ? [] : [{ kind: 'fee', amount: fromCents(fee) } as const]),
      ...delivery.others,
      ...(discount > 0 ? [{ kind: 'discount', amount: fromCents(-discount), code: amounts.coupon_code ?? null } as const] : []),
      ...taxRows,
    ],
    total: fromCents(total),
    includedTax: isNet || taxCents === 0 ? null : fromCents(taxCents),
    tax,
  }
}

/** `description`: carrier and method as the wire joins them. */
export function shippingRow(amount: number, description: string | null): MoneyRow {
  return { kind: 'shipping', amount, name: description === null ? null : shownDelivery(description) }
}

/** The tax by rate, highest first. A single part without a rate when the parts of the server do not add up to its tax. */
function listTaxParts(amounts: Amounts, { hasShipping, shippingPercent, rates = [], feePercent = 0 }: Delivery): TaxPart[] {
  const byPercent = new Map<number, { net: number; tax: number }>()
  const add = (percent: number, net: number, tax: number) => {
    const part = byPercent.get(percent) ?? { net: 0, tax: 0 }
    byPercent.set(percent, { net: part.net + net, tax: part.tax + tax })
  }
  for (const item of amounts.items) {
    add(item.tax_percent, toCents(item.row_total) - Math.abs(toCents(item.discount_amount)), toCents(item.tax_amount))
  }
  if (hasShipping) {
    const net = toCents(amounts.shipping_amount)
    const tax = toCents(amounts.shipping_incl_tax) - net
    if (tax !== 0) add(shippingPercent ?? findPercent(net, tax, [...byPercent.keys(), ...rates]), net, tax)
  }
  const fee = feeOf(amounts)
  if (fee.gross !== 0) add(feePercent, fee.net, fee.gross - fee.net)
  const parts = [...byPercent].filter(([, { tax }]) => tax !== 0).sort(([a], [b]) => b - a)
  const total = toCents(amounts.tax_amount)
  if (parts.reduce((sum, [, { tax }]) => sum + tax, 0) === total) {
    return parts.map(([percent, { net, tax }]) => ({ percent, net: fromCents(net), tax: fromCents(tax) }))
  }
  return total === 0 ? [] : [{ percent: null, net: fromCents(toCents(amounts.grand_total) - total), tax: fromCents(total) }]
}

/** The fee for cash on delivery, in cents. */
function feeOf({ cashondelivery_fee: net = 0, cashondelivery_fee_incl_tax: gross = 0 }: Amounts) {
  return { net: toCents(net), gross: toCents(gross) }
}

function sumCents(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + toCents(amount), 0)
}
