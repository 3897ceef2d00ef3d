import type { StockItem } from '@meerkat/contract/stock'
import { checkQuantity } from '@meerkat/domain/stock/check-quantity'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'

/**
 * Whether so many may lie in a cart, as far as the catalogue knows. What a bundle is made of must be there; the rules of a
 * single sale are the line's own. Nothing is reserved: the order decides. What has no record is not counted. Spec §5,
 * behaviour 5.1.
 * @throws Refusal that names how many would do.
 */
export function checkStock(line: Line, qty: number): void {
  for (const { sku, stock } of line.takes) {
    if (!stock) continue
    const perPiece = line.takes.reduce((sum, taken) => sum + (taken.sku === sku ? taken.qty : 0), 0)
    refuseBeyond(stock, qty * perPiece, { name: line.name, perPiece })
    if (line.sku === sku) refuseUnsaleable(stock, qty, line.name)
  }
}

function refuseBeyond(stock: StockItem, qty: number, { name, perPiece }: { name: string; perPiece: number }): void {
  const left = stock.qty ?? 0
  if (!stock.is_in_stock) throw new Refusal('out-of-stock', { name })
  if (stock.manage_stock !== false && qty > left) throw new Refusal('qty-above-stock', { name, qty: Math.floor(left / perPiece) })
}

function refuseUnsaleable(stock: StockItem, qty: number, name: string): void {
  const verdict = checkQuantity(qty, stock)
  if (verdict.kind === 'above-maximum') throw new Refusal('qty-above-maximum', { name, qty: verdict.maximum })
  if (verdict.kind === 'below-minimum') throw new Refusal('qty-below-minimum', { name, qty: verdict.minimum })
  const step = Number(stock['qty_increments'] ?? 0)
  if (step > 0 && qty % step !== 0) throw new Refusal('qty-not-in-steps', { name, qty: step })
}
