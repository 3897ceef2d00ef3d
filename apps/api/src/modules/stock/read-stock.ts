import type { StockItem } from '@meerkat/contract/stock'
import type { Executor } from '../../db/executor.ts'
import type { ProductReader } from '../catalog/read-model/product-reader.ts'
import { findStock } from './stock.store.ts'

export interface StockDeps {
  readonly sql: Executor
  readonly products: ProductReader
}

/** For products without any stock record: their stock is not managed. docs/behaviour/stock.md §5.1. */
const UNCOUNTED = { qty: 0, is_in_stock: true, manage_stock: false } as const

/**
 * The stock record of a sku. An unknown sku is out of stock and not an error, because carts may contain products that are no longer
 * sold. docs/wire.md §5.
 */
export async function readStock(deps: StockDeps, storeCode: string, sku: string): Promise<StockItem> {
  const [found] = await listStockOf(deps, storeCode, [sku])
  return found ?? { product_id: null, sku, qty: 0, is_in_stock: false, manage_stock: true }
}

/**
 * The stock records of these skus. Products without one (bundles, parents of variants, downloads) get the record in their document.
 * Unknown skus are left out.
 */
export async function listStockOf({ sql, products }: StockDeps, storeCode: string, skus: readonly string[]): Promise<StockItem[]> {
  const own = await findStock(sql, skus)
  const known = new Set(own.map(({ sku }) => sku))
  const others = skus.filter((sku) => !known.has(sku))
  if (others.length === 0) return own
  const documents = await products.findBySkus(storeCode, others)
  return [...own, ...[...documents.values()].map(({ sku, id, stock }) => ({ ...UNCOUNTED, ...stock, sku, product_id: id }))]
}
