import type { StockItem } from '@meerkat/contract/stock'
import { checkQuantity } from '@meerkat/domain/stock/check-quantity'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'
import type { CartDeps } from './open-cart.ts'

/**
 * Whether so many may lie in a cart. What a bundle is made of must be there; the rules of a single sale are the line's own.
 * Nothing is reserved: the order decides. What has no record is not counted. Spec §5, behaviour 5.1.
 */
export async function checkStock({ sql, findStock }: Pick<CartDeps, 'sql' | 'findStock'>, line: Line, qty: number): Promise<void> {
  const records = await findStock(sql, [...new Set(line.takes.map(({ sku }) => sku))])
  for (const stock of records) {
    const perPiece = line.takes.reduce((sum, taken) => sum + (taken.sku === stock.sku ? taken.qty : 0), 0)
    refuseBeyond(stock, qty * perPiece, { name: line.name, perPiece, isOwn: line.sku === stock.sku })
  }
}

function refuseBeyond(stock: StockItem, qty: number, { name, perPiece, isOwn }: { name: string; perPiece: number; isOwn: boolean }): void {
  if (!stock.is_in_stock) throw new Refusal('out-of-stock', { name })
  if (stock.manage_stock !== false && qty > (stock.qty ?? 0))
    throw new Refusal('qty-above-stock', { name, qty: Math.floor((stock.qty ?? 0) / perPiece) })
  if (isOwn) refuseUnsaleable(stock, qty, name)
}

function refuseUnsaleable(stock: StockItem, qty: number, name: string): void {
  const verdict = checkQuantity(qty, stock)
  if (verdict.kind === 'above-maximum') throw new Refusal('qty-above-maximum', { name, qty: verdict.maximum })
  if (verdict.kind === 'below-minimum') throw new Refusal('qty-below-minimum', { name, qty: verdict.minimum })
  const step = Number(stock.qty_increments ?? 0)
  if (step > 0 && qty % step !== 0) throw new Refusal('qty-not-in-steps', { name, qty: step })
}
