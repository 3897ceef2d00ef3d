import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { type MoneyRow, type MoneyRows, shippingRow } from '@meerkat/domain/cart/totals/money-rows'
import { valueOfPieces } from '@meerkat/domain/orders/returned-value'
import { fromCents, toCents } from '@meerkat/domain/pricing/round-money'

interface Pieces {
  readonly item: HistoryItem
  readonly from: number
  readonly to: number
}

/** The value of pieces after their share of the discount, in cents. */
export function creditOfPieces({ item, from, to }: Pieces): { net: number; tax: number } {
  const row = {
    qty: item.qty_ordered,
    rowTotalCents: toCents(item.row_total),
    discountCents: toCents(item.discount_amount),
    taxCents: toCents(item.tax_amount),
  }
  const { netCents, taxCents } = valueOfPieces(row, from, to)
  return { net: netCents, tax: taxCents }
}

/** The rows of a credit note, built like those of an invoice (decision 0021), with positive amounts. */
export function creditMoney(
  order: HistoryOrder,
  { pieces, withDelivery, isNet }: { readonly pieces: readonly Pieces[]; readonly withDelivery: boolean; readonly isNet: boolean },
): MoneyRows {
  const lines = pieces.map((given) => ({ percent: given.item.tax_percent, ...creditOfPieces(given) }))
  const delivery = withDelivery && order.is_virtual === 0 ? deliveryOf(order) : null
  const fee = withDelivery && order.cashondelivery_fee_incl_tax !== undefined ? feeOf(order) : null
  const taxes = sumByRate([...lines, ...(delivery ? [delivery] : []), ...(fee ? [fee] : [])])
  const goods = lines.reduce((sum, { net, tax }) => sum + net + (isNet ? 0 : tax), 0)
  const shipping = delivery ? delivery.net + (isNet ? 0 : delivery.tax) : 0
  const feeAmount = fee ? fee.net + (isNet ? 0 : fee.tax) : 0
  const taxSum = taxes.reduce((sum, { tax }) => sum + tax, 0)
  const tax = taxes.map((part) => ({ percent: part.percent, net: fromCents(part.net), tax: fromCents(part.tax) }))
  const rows: MoneyRow[] = [
    { kind: 'subtotal', amount: fromCents(goods) },
    ...(delivery ? [shippingRow(fromCents(shipping), order.shipping_description)] : []),
    ...(fee ? [{ kind: 'fee', amount: fromCents(feeAmount) } as const] : []),
    ...(isNet ? tax.map((part) => ({ kind: 'tax', amount: part.tax, percent: part.percent }) as const) : []),
  ]
  return {
    rows,
    total: fromCents(goods + shipping + feeAmount + (isNet ? taxSum : 0)),
    includedTax: isNet || taxSum === 0 ? null : fromCents(taxSum),
    tax,
  }
}

function deliveryOf({ shipping_amount, shipping_incl_tax, shipping_tax_percent }: HistoryOrder) {
  const net = toCents(shipping_amount)
  return { percent: shipping_tax_percent ?? 0, net, tax: toCents(shipping_incl_tax) - net }
}

/** The fee of cash on delivery: it is credited together with the delivery, at the same tax rate. */
function feeOf({ cashondelivery_fee = 0, cashondelivery_fee_incl_tax = 0, shipping_tax_percent }: HistoryOrder) {
  const net = toCents(cashondelivery_fee)
  return { percent: shipping_tax_percent ?? 0, net, tax: toCents(cashondelivery_fee_incl_tax) - net }
}

interface RatePart {
  readonly percent: number
  readonly net: number
  readonly tax: number
}

/** Highest rate first, without rates that charge nothing. */
function sumByRate(parts: readonly RatePart[]): RatePart[] {
  const sums = new Map<number, RatePart>()
  for (const { percent, net, tax } of parts) {
    const sum = sums.get(percent)
    sums.set(percent, { percent, net: net + (sum?.net ?? 0), tax: tax + (sum?.tax ?? 0) })
  }
  return [...sums.values()].filter(({ tax }) => tax !== 0).toSorted((a, b) => b.percent - a.percent)
}
