import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { removeLine } from '@meerkat/domain/cart/lines/remove-line'
import { settleStockAnswer } from '@meerkat/domain/cart/lines/settle-stock-answer'
import { askStock } from '../../../shell/api/ask-stock.ts'
import type { CartSync } from '../sync/sync-cart.ts'
import type { StockReport } from './cart.ts'
import type { CartCore } from './cart-core.ts'

export interface CheckStock extends Pick<CartSync, 'keepAgreement'> {
  /** Runs the change of the lines under the cart's lock. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
}

/** Fetches the stock of every line, and marks or removes the lines that are out of stock. */
export async function checkStock({ deps, store, patchLines }: CartCore, { inTurn, keepAgreement }: CheckStock): Promise<StockReport> {
  const { lines } = store.getState()
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  if (skus.length === 0 || !deps.isOnline()) return { kind: 'unknown' }
  const records = await askStock(deps.api, skus)
  if (records === null) return { kind: 'unknown' }
  store.setState(({ stock }) => ({ stock: { ...stock, ...records } }))
  const rules = { allowOutOfStockInCart: deps.shop.stock.allowOutOfStockInCart, synchronize: deps.shop.cart.synchronize }
  await inTurn(() =>
    keepAgreement(() =>
      patchLines((current) =>
        Object.entries(records).reduce<readonly CartItem[]>((rest, [sku, record]) => {
          const outcome = settleStockAnswer(rest, { sku, record }, rules)
          if (outcome.kind === 'ignored') return rest
          if (outcome.kind === 'removed') return removeLine(rest, outcome.item)
          return rest.map((line) => (line.sku === sku ? { ...line, is_in_stock: record.is_in_stock } : line))
        }, current),
      ),
    ),
  )
  return { kind: 'known', out: store.getState().lines.filter((line) => line.is_in_stock === false) }
}
