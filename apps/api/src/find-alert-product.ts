import type { StoreView } from '@meerkat/contract/store-config'
import { productLink } from '@meerkat/domain/urls/product-link'
import type { Executor } from './db/executor.ts'
import { embedStock, listStockMembers } from './modules/catalog/products/embed-stock.ts'
import { findProducts } from './modules/catalog/read-model/catalog.store.ts'
import type { FindAlertProduct } from './modules/product-alert/request-alert.ts'
import { findStock } from './modules/stock/stock.store.ts'

interface FindAlertProductDeps {
  readonly sql: Executor
  readonly viewOf: (storeCode: string) => StoreView
}

/**
 * A product or variant with its stock, read from the database: processes that only run jobs load no catalogue, and a mail must be
 * right when it is sent.
 */
export function createFindAlertProduct({ sql, viewOf }: FindAlertProductDeps): FindAlertProduct {
  return async ({ storeCode, productId, sku }) => {
    const [source] = await findProducts(sql, storeCode, [productId])
    if (!source) return null
    const records = await findStock(sql, [source.product.sku, ...listStockMembers(source.product)])
    const stockBySku = new Map(records.map((record) => [record.sku, record]))
    const product = embedStock(source.product, (of) => stockBySku.get(of))
    const variant = product.configurable_children?.find((child) => child.sku === sku)
    if (!variant && product.sku !== sku) return null
    const parts = variant ? [product, variant] : [product]
    if (!parts.every(({ status }) => (status ?? 1) < 2)) return null
    const { configurable_children: _, ...whole } = product
    return {
      name: variant?.name ?? product.name,
      image: variant?.image ?? product.image ?? null,
      path: productLink(variant ? { ...product, sku, parentSku: product.sku } : whole, viewOf(storeCode)),
      isInStock: parts.every(({ stock }) => stock?.is_in_stock !== false),
    }
  }
}
