import { piecesBySku } from '@meerkat/domain/orders/pieces-by-sku'
import type { Arrival } from '@meerkat/domain/orders/plan-receipt'
import type { PieceCount } from '@meerkat/domain/orders/plan-return'
import type { OrderPieces } from './order-return.store.ts'

/** Pieces that the operator names by sku, among those that the order has left; null: all of them. */
export function choosePieces(lines: readonly OrderPieces[], wanted: ReadonlyMap<string, number> | null): readonly PieceCount[] | null {
  if (wanted === null) return null
  const left = lines.map(({ position, sku, qty, announced_qty, received_qty }) => ({
    position,
    sku,
    qty: qty - announced_qty - received_qty,
  }))
  // An empty list is refused as `too-many`.
  return piecesBySku(left, wanted) ?? []
}

/** What arrived, named by sku, among the announced lines. */
export function chooseArrived(
  announced: readonly PieceCount[],
  skus: ReadonlyMap<number, string>,
  given: {
    readonly pieces: ReadonlyMap<string, { readonly qty: number; readonly unsaleable: number }> | null
    readonly isUnsaleable: boolean
  },
): Arrival {
  const { pieces, isUnsaleable } = given
  if (pieces === null) return { lines: null, isUnsaleable }
  const named = announced.map((line) => ({ ...line, sku: skus.get(line.position) ?? '' }))
  const arrived = piecesBySku(named, new Map(Array.from(pieces, ([sku, { qty }]) => [sku, qty])))
  if (arrived === null) return { lines: [], isUnsaleable }
  const broken = new Map(Array.from(pieces, ([sku, { unsaleable }]) => [sku, unsaleable]))
  const lines = arrived.map(({ position, qty }) => {
    const sku = skus.get(position) ?? ''
    const unsaleable = Math.min(qty, broken.get(sku) ?? 0)
    broken.set(sku, (broken.get(sku) ?? 0) - unsaleable)
    return { position, qty, unsaleable }
  })
  // More unsaleable pieces than received ones: refused, because the list is empty.
  return [...broken.values()].some((rest) => rest > 0) ? { lines: [], isUnsaleable } : { lines, isUnsaleable }
}
