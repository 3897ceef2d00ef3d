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
