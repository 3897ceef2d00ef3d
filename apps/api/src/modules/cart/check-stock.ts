import type { StockItem } from '@meerkat/contract/stock'
import { checkQuantity } from '@meerkat/domain/stock/check-quantity'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'

/**
 * Checks a quantity against the stock of the catalogue. The members of a bundle must be in stock; minimum, maximum
 * and step are those of the line's own product. Nothing is reserved: the order makes the final check. A sku without a stock record
 * is unlimited.
 * Spec §5, docs/behaviour/stock.md §5.1.
 * @throws Refusal that names the quantity that would be accepted.
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
  if (verdict.kind === 'not-in-steps') throw new Refusal('qty-not-in-steps', { name, qty: verdict.step })
}
