import type { Product } from '@meerkat/contract/product'
import { linkedSkus } from '@meerkat/domain/categories/linked-skus'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { shop } from '../shell/store-view/stores.ts'

export function isSoldOut({ stock }: Product): boolean {
  return stockStatus(stock, shop.stock.synchronize) === 'out_of_stock'
}

/** The alternatives to a sold-out product are similar products already: below them, only products that the product itself links are shown. */
export function hasRelatedRail(product: Product): boolean {
  return isLinked(product) || !isSoldOut(product)
}

export function isLinked(product: Product): boolean {
  return linkedSkus(product, 'related').length > 0
}
