export interface PriceBounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** The format of an amount with its currency sign in a store view. */
export interface PricePattern {
  readonly sign: string
  /** `{sign}{amount}` */
  readonly pattern: string
}

/**
 * `< R100`, `R100 - 250`, `> R400`, or `10 - 25 €` where the sign comes last: a range shows the sign once. Spec §9,
 * docs/behaviour/categories.md §9.3.
 */
export function priceRangeLabel({ from, to }: PriceBounds, { sign, pattern, atEdge }: PricePattern & { readonly atEdge: boolean }): string {
  const write = (amount: string) => pattern.replace('{sign}', () => sign).replace('{amount}', () => amount)
  if (atEdge) return to === undefined ? `> ${write(String(from ?? 0))}` : `< ${write(String(to))}`
  return write(to === undefined ? String(from ?? 0) : `${from ?? 0} - ${to}`)
}

/** The bounds of a filter id from the URL, `100.0-250.0` or `400.0-*`; null when it is not a range. docs/wire.md §13.5. */
export function findPriceBounds(id: string): PriceBounds | null {
  const [, from, to] = /^(\d+(?:\.\d+)?|\*)-(\d+(?:\.\d+)?|\*)$/.exec(id) ?? []
  if (from === undefined || to === undefined) return null
  return { from: from === '*' ? undefined : Number(from), to: to === '*' ? undefined : Number(to) }
}
