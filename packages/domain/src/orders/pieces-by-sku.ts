import type { PieceCount } from './plan-return.ts'

export interface SkuLine extends PieceCount {
  readonly sku: string
}

/**
 * Distributes pieces named by sku over the lines with this sku: one product can be on several lines of an order. Null when the
 * lines have fewer pieces of a sku.
 */
export function piecesBySku(lines: readonly SkuLine[], wanted: ReadonlyMap<string, number>): PieceCount[] | null {
  const rest = new Map(wanted)
  const pieces = lines.flatMap(({ sku, position, qty }) => {
    const taken = Math.min(qty, rest.get(sku) ?? 0)
    if (taken === 0) return []
    rest.set(sku, (rest.get(sku) ?? 0) - taken)
    return [{ position, qty: taken }]
  })
  return [...rest.values()].some((qty) => qty > 0) ? null : pieces
}
