import type { CartTotals, TotalSegment, TotalsItem } from '@meerkat/contract/totals'
import { fromCents, toCents } from '../../pricing/round-money.ts'
import { splitGross, taxedUnit } from '../../tax/split-gross.ts'
import { listTaxDetails } from './list-tax-details.ts'

export interface TotalsLine {
  readonly itemId: number
  readonly name: string
  readonly qty: number
  /** Unit price without tax, unrounded, chosen options included. */
  readonly price: number
  /** Null: no tax rule applies. */
  readonly ratePercent: number | null
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** No discount touches it. */
  readonly isExcluded?: boolean
}

export interface TotalsShipping {
  /** Without tax. */
  readonly price: number
  readonly ratePercent: number | null
  /** Title of its segment, such as `Shipping (Courier - Standard)`. */
  readonly title: string
}

/** Sentences come from i18n; this room only puts them in place. */
export interface TotalsTitles {
  readonly subtotal: string
  readonly discount: string
  readonly tax: string
  readonly grandTotal: string
  readonly taxRate: (percent: number) => string
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[]
  /** Null while no method is chosen. */
  readonly shipping: TotalsShipping | null
  /** 0 to 100, off every line that is not excluded; shipping is never discounted. */
  readonly discountPercent?: number | undefined
  readonly couponCode?: string | null | undefined
  readonly currencyCode: string
  readonly titles: TotalsTitles
}

/**
 * What a cart costs, in whole cents. Contract 3.8.
 *
 * Rounding (decision 0004): the unit price with tax is rounded once and a row is quantity times that, so the shopper pays what
 * the price tag says. The discount is rounded per row on that gross amount. Tax is rounded per row out of what is left, and net
 * amounts are the differences. Everything below the rows is a sum of cents: grand total = subtotal + shipping + tax + discount,
 * whatever the order of the lines, and never negative.
 */
export function calculateTotals(input: TotalsInput): CartTotals {
  const discountPercent = Math.min(100, Math.max(0, input.discountPercent ?? 0))
  const rows = input.lines.map((line) => calculateRow(line, discountPercent))
  const shipping = splitGross(taxedUnit(input.shipping?.price ?? 0, input.shipping?.ratePercent ?? 0), input.shipping?.ratePercent ?? 0)

  const subtotal = sum(rows, (row) => row.full.net)
  const subtotalInclTax = sum(rows, (row) => row.full.gross)
  const discount = sum(rows, (row) => row.discount)
  const tax = sum(rows, (row) => row.paid.tax) + shipping.tax
  const grandTotal = sum(rows, (row) => row.paid.gross) + shipping.gross

  const taxDetails = listTaxDetails([
    ...rows.map((row) => ({ percent: row.line.ratePercent ?? 0, cents: row.paid.tax })),
    { percent: input.shipping?.ratePercent ?? 0, cents: shipping.tax },
  ])
  const segments = listSegments(input, { subtotal, shipping: shipping.net, discount, tax, grandTotal }, taxDetails)

  return {
    ...inBothCurrencies({
      grand_total: grandTotal,
      subtotal,
      subtotal_incl_tax: subtotalInclTax,
      subtotal_with_discount: subtotal - discount,
      discount_amount: -discount,
      shipping_amount: shipping.net,
      shipping_incl_tax: shipping.gross,
      shipping_discount_amount: 0,
      shipping_tax_amount: shipping.tax,
      tax_amount: tax,
    }),
    // Clients take the key itself for a coupon, so it is absent without one.
    ...(input.couponCode ? { coupon_code: input.couponCode } : {}),
    weee_tax_applied_amount: null,
    base_currency_code: input.currencyCode,
    quote_currency_code: input.currencyCode,
    items_qty: input.lines.reduce((qty, line) => qty + line.qty, 0),
    items: rows.map(toTotalsItem),
    total_segments: segments,
  }
}

/** What the lines cost with tax, before discount and shipping: `subtotal_incl_tax` of their totals, where no more is wanted. */
export function sumInclTax(lines: readonly Pick<TotalsLine, 'price' | 'qty' | 'ratePercent'>[]): number {
  return fromCents(lines.reduce((cents, { price, qty, ratePercent }) => cents + taxedUnit(price, ratePercent ?? 0) * qty, 0))
}

/** All amounts in cents. */
interface Row {
  readonly line: TotalsLine
  readonly unitGross: number
  readonly discountPercent: number
  readonly full: ReturnType<typeof splitGross>
  readonly paid: ReturnType<typeof splitGross>
  /** Without tax, positive. */
  readonly discount: number
}

function calculateRow(line: TotalsLine, percent: number): Row {
  const discountPercent = line.isExcluded ? 0 : percent
  const ratePercent = line.ratePercent ?? 0
  const unitGross = taxedUnit(line.price, ratePercent)
  const full = splitGross(unitGross * line.qty, ratePercent)
  const discountGross = toCents((fromCents(full.gross) * discountPercent) / 100)
  const paid = splitGross(full.gross - discountGross, ratePercent)
  return { line, unitGross, discountPercent, full, paid, discount: full.net - paid.net }
}

function toTotalsItem({ line, unitGross, discountPercent, full, paid, discount }: Row): TotalsItem {
  return {
    item_id: line.itemId,
    name: line.name,
    qty: line.qty,
    ...inBothCurrencies({
      price: toCents(line.price),
      price_incl_tax: unitGross,
      row_total: full.net,
      row_total_incl_tax: full.gross,
      tax_amount: paid.tax,
      discount_amount: discount,
    }),
    row_total_with_discount: fromCents(paid.net),
    tax_percent: line.ratePercent ?? 0,
    discount_percent: discountPercent,
    options: JSON.stringify(line.options.map(({ label, value }) => ({ label, value }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
  }
}

interface SegmentAmounts {
  readonly subtotal: number
  readonly shipping: number
  readonly discount: number
  readonly tax: number
  readonly grandTotal: number
}

function listSegments(
  { shipping, titles }: TotalsInput,
  cents: SegmentAmounts,
  taxDetails: ReturnType<typeof listTaxDetails>,
): TotalSegment[] {
  const details = taxDetails.map(({ cents, percent }, index) => ({
    amount: fromCents(cents),
    rates: [{ percent: String(percent), title: titles.taxRate(percent) }],
    group_id: index + 1,
  }))
  return [
    { code: 'subtotal', title: titles.subtotal, value: fromCents(cents.subtotal) },
    ...(shipping ? [{ code: 'shipping', title: shipping.title, value: fromCents(cents.shipping) }] : []),
    ...(cents.discount === 0 ? [] : [{ code: 'discount', title: titles.discount, value: fromCents(-cents.discount) }]),
    {
      code: 'tax',
      title: titles.tax,
      value: fromCents(cents.tax),
      area: 'taxes',
      extension_attributes: { tax_grandtotal_details: details },
    },
    { code: 'grand_total', title: titles.grandTotal, value: fromCents(cents.grandTotal), area: 'footer' },
  ]
}

/** The shop has one currency per store view: every amount is also its own `base_` amount. Takes cents, answers amounts. */
function inBothCurrencies<K extends string>(cents: Readonly<Record<K, number>>): Record<K | `base_${K}`, number> {
  const amounts: Record<string, number> = {}
  for (const [name, value] of Object.entries<number>(cents)) {
    amounts[name] = fromCents(value)
    amounts[`base_${name}`] = amounts[name]
  }
  return amounts as Record<K | `base_${K}`, number>
}

function sum(rows: readonly Row[], cents: (row: Row) => number): number {
  return rows.reduce((total, row) => total + cents(row), 0)
}
