import type { StockItem } from '@meerkat/contract/stock'
import { chance, chooseNumber } from '../chance.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'

/** Stock of all simple items; composite products have no stock of their own. Most are well stocked, some are low, a few are out. */
export function stockRecords(products: readonly PlannedProduct[]): StockItem[] {
  return products.flatMap((product) => product.items.map((item) => stockOf(product, item)))
}

function stockOf({ type }: PlannedProduct, { id, sku }: PlannedItem): StockItem {
  const unmanaged = type === 'virtual' || type === 'downloadable' || chance(`${sku} unmanaged`) < 0.03
  const qty = unmanaged ? 0 : quantityOf(sku)
  return {
    product_id: id,
    sku,
    qty,
    is_in_stock: unmanaged || qty > 0,
    manage_stock: !unmanaged,
    min_sale_qty: 1,
    max_sale_qty: type === 'downloadable' ? 1 : 100,
  }
}

function quantityOf(sku: string): number {
  const draw = chance(`${sku} stock`)
  if (draw < 0.05) return 0
  return draw < 0.11 ? chooseNumber(`${sku} left`, 1, 5) : chooseNumber(`${sku} plenty`, 14, 420)
}
