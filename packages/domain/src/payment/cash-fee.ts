import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { ShippingRate } from '@meerkat/contract/store-config'
import type { CartTotals, TotalSegment } from '@meerkat/contract/totals'
import { listTaxDetails, type TaxDetail, taxSegment } from '../cart/totals/list-tax-details.ts'
import { fromCents, toCents } from '../pricing/round-money.ts'
import { splitGross } from '../tax/split-gross.ts'

/** Code of the segment for the fee in the totals. docs/wire.md §3.8. */
export const CASH_FEE = 'cashondelivery_fee'

/** The fee, in the fields that a payment method has on the wire. */
export interface MethodFee {
  readonly cost: number
  readonly cost_incl_tax: number
  readonly cost_tax_percent: number
}

/** `ratePercent`: the tax rate of the delivery, null if it is not taxed. */
export function toMethodFee(grossCents: number, ratePercent: number | null): MethodFee {
  const { net, gross } = splitGross(grossCents, ratePercent ?? 0)
  return { cost: fromCents(net), cost_incl_tax: fromCents(gross), cost_tax_percent: ratePercent ?? 0 }
}

interface FeeSituation {
  /** The delivery methods of the store view. */
  readonly deliveries: readonly Pick<ShippingRate, 'method_code' | 'default' | 'tax_class_id'>[]
  /** Null before one is chosen. */
  readonly chosen: Pick<ShippingMethod, 'method_code'> | null
  readonly findRate: (taxClassId: number) => number | null
}

/**
 * The fee of a purchase. It is part of the delivery service, so it is taxed at the rate of the chosen delivery method, or of the default
 * one before one is chosen. Null without a fee. Decision 0090.
 */
export function taxCashFee(grossCents: number, { deliveries, chosen, findRate }: FeeSituation): MethodFee | null {
  if (grossCents === 0) return null
  const delivery =
    deliveries.find(({ method_code }) => method_code === chosen?.method_code) ?? deliveries.find((one) => one.default) ?? deliveries[0]
  return toMethodFee(grossCents, delivery ? findRate(delivery.tax_class_id) : null)
}

/** The fee in a list of payment methods; null if none has one. */
export function findMethodFee(methods: readonly PaymentMethod[]): MethodFee | null {
  const { cost = 0, cost_incl_tax = 0, cost_tax_percent } = methods.find((method) => method.cost_tax_percent !== undefined) ?? {}
  return cost_tax_percent === undefined ? null : { cost, cost_incl_tax, cost_tax_percent }
}

/** The total without the fee, in cents: the amount that the fee is charged on. */
export function totalWithoutFee({ grand_total, cashondelivery_fee_incl_tax: fee = 0 }: CartTotals): number {
  return toCents(grand_total) - toCents(fee)
}

/**
 * The totals with the fee of this method instead of any fee that they have. They get no fee if `method` is null or has no
 * `cost_tax_percent`, or if there is nothing to collect. Server and browser both add the fee here, so that choosing a method needs no call.
 * Decision 0090.
 */
export function withMethodFee(
  totals: CartTotals,
  method: Pick<PaymentMethod, 'cost_incl_tax' | 'cost_tax_percent'> | null,
  titles: { readonly fee: string; readonly taxRate: (percent: number) => string },
): CartTotals {
  const bareCents = totalWithoutFee(totals)
  const percent = method?.cost_tax_percent ?? 0
  const isCharged = method?.cost_tax_percent !== undefined && bareCents > 0
  const fee = splitGross(isCharged ? toCents(method.cost_incl_tax ?? 0) : 0, percent)
  const former = formerFee(totals)
  if (fee.gross === 0 && former.cents === 0 && bareCents === toCents(totals.grand_total)) return totals
  const tax = toCents(totals.tax_amount) - former.cents + fee.tax
  const grandTotal = fromCents(bareCents + fee.gross)
  const amounts =
    fee.gross === 0
      ? { net: undefined, gross: undefined, percent: undefined }
      : { net: fromCents(fee.net), gross: fromCents(fee.gross), percent }
  const segments = totals.total_segments
    .filter(({ code }) => code !== CASH_FEE)
    .flatMap((segment): TotalSegment[] => {
      if (segment.code === 'grand_total') return [{ ...segment, value: grandTotal }]
      if (segment.code !== 'tax') return [segment]
      const parts = [...readDetails(segment), { percent: former.percent, cents: -former.cents }, { percent, cents: fee.tax }]
      return [{ ...segment, ...taxSegment(tax, listTaxDetails(parts), { ...titles, tax: segment.title }) }]
    })
  const at = segments.findIndex(({ code }) => code === 'discount' || code === 'tax' || code === 'grand_total')
  return {
    ...totals,
    grand_total: grandTotal,
    base_grand_total: grandTotal,
    tax_amount: fromCents(tax),
    base_tax_amount: fromCents(tax),
    cashondelivery_fee: amounts.net,
    base_cashondelivery_fee: amounts.net,
    cashondelivery_fee_incl_tax: amounts.gross,
    base_cashondelivery_fee_incl_tax: amounts.gross,
    cashondelivery_fee_tax_percent: amounts.percent,
    total_segments:
      amounts.net === undefined ? segments : segments.toSpliced(at, 0, { code: CASH_FEE, title: titles.fee, value: amounts.net }),
  }
}

/** The tax of the fee that is already in the totals. */
function formerFee(totals: CartTotals): TaxDetail {
  const { cashondelivery_fee: net = 0, cashondelivery_fee_incl_tax: gross = 0, cashondelivery_fee_tax_percent: percent = 0 } = totals
  return { percent, cents: toCents(gross) - toCents(net) }
}

function readDetails({ extension_attributes: given }: TotalSegment): TaxDetail[] {
  return (given?.tax_grandtotal_details ?? []).map(({ amount, rates }) => ({ percent: Number(rates[0]?.percent), cents: toCents(amount) }))
}
