import type { CartTotals, TotalSegment, TotalsItem } from '@meerkat/contract/totals'
import { fromCents, toCents } from '../../pricing/round-money.ts'
import { type PriceDisplay, showsNetPrices } from '../../pricing/shown-price.ts'
import { addTax, type GrossSplit, splitGross, taxedUnit } from '../../tax/split-gross.ts'
import { listTaxDetails, taxSegment } from './list-tax-details.ts'

export interface TotalsLine {
  readonly itemId: number
  readonly name: string
  readonly qty: number
  /** Unit price without tax, unrounded, chosen options included. */
  readonly price: number
  /** Null: no tax rule applies. */
  readonly ratePercent: number | null
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Excluded from discounts. */
  readonly isExcluded?: boolean
}

export interface TotalsShipping {
  /** Without tax. */
  readonly price: number
  readonly ratePercent: number | null
  /** Title of its segment, such as `Shipping (Courier - Standard)`. */
  readonly title: string
}

/** Titles of the rows, in the language of the caller. */
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
  /** 0 to 100, for every line that is not excluded; shipping is never discounted. */
  readonly discountPercent?: number | undefined
  /**
   * A fixed discount instead of a percentage, with or without tax like the displayed prices. It is spread over the lines that are not
   * excluded and is at most their sum.
   */
  readonly discountAmount?: number | undefined
  readonly couponCode?: string | null | undefined
  readonly currencyCode: string
  /** Whether displayed prices of the store view include tax: rows are multiples of the displayed price. */
  readonly display: PriceDisplay
  readonly titles: TotalsTitles
}

/**
 * The totals of a cart, in whole cents. docs/wire.md §3.8.
 *
 * Rounding (decision 0004): the displayed unit price is rounded once and a row is quantity times that, so the
 * shopper pays the displayed price. If it includes tax, the discount is rounded per row on the gross amount, tax is rounded per row
 * out of the remaining amount, and net amounts are the differences. If not, the discount is rounded on the net amount, and
 * tax is rounded per row on the remaining amount. Everything below the rows is a sum of cents: grand total = subtotal + shipping + tax +
 * discount, whatever the order of the lines, and never negative. A voucher is spread in whole cents, so that exactly its amount comes off.
 */
export function calculateTotals(input: TotalsInput): CartTotals {
  const discounts = listDiscounts(input)
  const rows = input.lines.map((line, index) => calculateRow(line, discounts[index]!, input.display))
  const { price: shippingPrice = 0, ratePercent: shippingPercent } = input.shipping ?? {}
  const shipping = priceTagged(shippingPrice, 1, shippingPercent ?? 0, input.display)

  const subtotal = sum(rows, (row) => row.full.net)
  const subtotalInclTax = sum(rows, (row) => row.full.gross)
  const discount = sum(rows, (row) => row.discount)
  const tax = sum(rows, (row) => row.paid.tax) + shipping.tax
  const grandTotal = sum(rows, (row) => row.paid.gross) + shipping.gross

  const taxDetails = listTaxDetails([
    ...rows.map((row) => ({ percent: row.line.ratePercent ?? 0, cents: row.paid.tax })),
    { percent: shippingPercent ?? 0, cents: shipping.tax },
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
    // Clients treat the presence of the key as a coupon, so it is absent without one.
    ...(input.couponCode ? { coupon_code: input.couponCode } : {}),
    ...(input.discountAmount === undefined ? {} : { coupon_amount: input.discountAmount }),
    weee_tax_applied_amount: null,
    base_currency_code: input.currencyCode,
    quote_currency_code: input.currencyCode,
    items_qty: input.lines.reduce((qty, line) => qty + line.qty, 0),
    items: rows.map(toTotalsItem),
    total_segments: segments,
  }
}

/** `subtotal_incl_tax` of the totals of these lines, before discount and shipping. */
export function sumInclTax(lines: readonly Pick<TotalsLine, 'price' | 'qty' | 'ratePercent'>[], display: PriceDisplay): number {
  return fromCents(
    lines.reduce((cents, { price, qty, ratePercent }) => cents + priceTagged(price, qty, ratePercent ?? 0, display).gross, 0),
  )
}

/** All amounts in cents. */
interface Row {
  readonly line: TotalsLine
  readonly discountPercent: number
  readonly full: GrossSplit
  readonly paid: GrossSplit
  /** Without tax, positive. */
  readonly discount: number
}

/** Discount on the displayed price of a row. */
interface RowDiscount {
  readonly percent: number
  readonly cents: number
}

/** One discount for each line. */
function listDiscounts({ lines, discountPercent = 0, discountAmount, display }: TotalsInput): RowDiscount[] {
  const tags = lines.map((line) =>
    line.isExcluded ? 0 : tagOf(priceTagged(line.price, line.qty, line.ratePercent ?? 0, display), display),
  )
  if (discountAmount === undefined) {
    const most = Math.min(100, Math.max(0, discountPercent))
    const percents = lines.map((line) => (line.isExcluded ? 0 : most))
    return tags.map((tag, index) => ({ percent: percents[index]!, cents: toCents((fromCents(tag) * percents[index]!) / 100) }))
  }
  const all = tags.reduce((sum, tag) => sum + tag, 0)
  const cents = Math.min(all, Math.max(0, toCents(discountAmount)))
  const percent = all === 0 ? 0 : fromCents(Math.round((cents / all) * 10_000))
  let passed = 0
  let given = 0
  return tags.map((tag) => {
    passed += tag
    const upToHere = all === 0 ? 0 : Math.round((cents * passed) / all)
    const own = upToHere - given
    given = upToHere
    return { percent: tag === 0 ? 0 : percent, cents: own }
  })
}

function tagOf({ net, gross }: GrossSplit, display: PriceDisplay): number {
  return showsNetPrices(display) ? net : gross
}

function calculateRow(line: TotalsLine, { percent: discountPercent, cents }: RowDiscount, display: PriceDisplay): Row {
  const ratePercent = line.ratePercent ?? 0
  const isNet = showsNetPrices(display)
  const full = priceTagged(line.price, line.qty, ratePercent, display)
  const left = tagOf(full, display) - cents
  const paid = isNet ? addTax(left, ratePercent) : splitGross(left, ratePercent)
  return { line, discountPercent, full, paid, discount: full.net - paid.net }
}

/** Quantity times the displayed price, in cents. `netPrice` is without tax and unrounded. */
function priceTagged(netPrice: number, qty: number, ratePercent: number, display: PriceDisplay): GrossSplit {
  if (showsNetPrices(display)) return addTax(toCents(netPrice) * qty, ratePercent)
  return splitGross(taxedUnit(netPrice, ratePercent) * qty, ratePercent)
}

function toTotalsItem({ line, discountPercent, full, paid, discount }: Row): TotalsItem {
  return {
    item_id: line.itemId,
    name: line.name,
    qty: line.qty,
    ...inBothCurrencies({
      price: toCents(line.price),
      price_incl_tax: taxedUnit(line.price, line.ratePercent ?? 0),
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
  return [
    { code: 'subtotal', title: titles.subtotal, value: fromCents(cents.subtotal) },
    ...(shipping ? [{ code: 'shipping', title: shipping.title, value: fromCents(cents.shipping) }] : []),
    ...(cents.discount === 0 ? [] : [{ code: 'discount', title: titles.discount, value: fromCents(-cents.discount) }]),
    taxSegment(cents.tax, taxDetails, titles),
    { code: 'grand_total', title: titles.grandTotal, value: fromCents(cents.grandTotal), area: 'footer' },
  ]
}

/** The shop has one currency per store view: every amount is also its own `base_` amount. Takes cents, returns amounts. */
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
