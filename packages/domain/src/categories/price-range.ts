export interface PriceBounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** `< R100`, `R100 - 250`, `> R400`: only the first amount carries the sign. Spec §9, behaviour 9.3. */
export function priceRangeLabel({ from, to }: PriceBounds, { sign, atEdge }: { sign: string; atEdge: boolean }): string {
  if (atEdge) return to === undefined ? `> ${sign}${from ?? 0}` : `< ${sign}${to}`
  return to === undefined ? `${sign}${from ?? 0}` : `${sign}${from ?? 0} - ${to}`
}

/** The bounds that a filter id of the address stands for, `100.0-250.0` or `400.0-*`; null when it is none. Contract 13.5. */
export function findPriceBounds(id: string): PriceBounds | null {
  const [, from, to] = /^(\d+(?:\.\d+)?|\*)-(\d+(?:\.\d+)?|\*)$/.exec(id) ?? []
  if (from === undefined || to === undefined) return null
  return { from: from === '*' ? undefined : Number(from), to: to === '*' ? undefined : Number(to) }
}
