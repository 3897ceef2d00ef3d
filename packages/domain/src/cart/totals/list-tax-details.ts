import type { TotalSegment } from '@meerkat/contract/totals'
import { fromCents } from '../../pricing/round-money.ts'

export interface TaxDetail {
  readonly percent: number
  readonly cents: number
}

/** The tax of a cart by rate, highest rate first; rates without tax are left out. docs/wire.md §3.8. */
export function listTaxDetails(parts: readonly TaxDetail[]): TaxDetail[] {
  const byPercent = new Map<number, number>()
  for (const { percent, cents } of parts) byPercent.set(percent, (byPercent.get(percent) ?? 0) + cents)
  return [...byPercent]
    .filter(([, cents]) => cents !== 0)
    .map(([percent, cents]) => ({ percent, cents }))
    .sort((a, b) => b.percent - a.percent)
}

/** The `tax` segment of the totals, with the amount for each rate. */
export function taxSegment(
  cents: number,
  details: readonly TaxDetail[],
  titles: { readonly tax: string; readonly taxRate: (percent: number) => string },
): TotalSegment {
  const tax_grandtotal_details = details.map(({ cents, percent }, index) => ({
    amount: fromCents(cents),
    rates: [{ percent: String(percent), title: titles.taxRate(percent) }],
    group_id: index + 1,
  }))
  return { code: 'tax', title: titles.tax, value: fromCents(cents), area: 'taxes', extension_attributes: { tax_grandtotal_details } }
}
