import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { productLink } from '@meerkat/domain/urls/product-link'

export interface ShowProductsDeps {
  readonly viewOf: (storeCode: string) => StoreView
  /** The products that have a page now, by sku. */
  readonly findListed: (storeCode: string, skus: readonly string[]) => Promise<ReadonlyMap<string, Product>>
}

/** Adds the picture and the page of each product that is still sold to the lines of an order. docs/wire.md §2.8. */
export async function showProducts(deps: ShowProductsDeps, order: HistoryOrder, storeCode: string): Promise<HistoryOrder> {
  const products = await deps.findListed(storeCode, order.items.map(pageSku))
  const items = order.items.map((item) => {
    const product = products.get(pageSku(item))
    return product ? { ...item, ...describe(product, item.sku, deps.viewOf(storeCode)) } : item
  })
  return { ...order, items }
}

function pageSku(item: HistoryItem): string {
  return typeof item['parentSku'] === 'string' ? item['parentSku'] : item.sku
}

/** A variant has no page of its own, and often no picture. */
function describe(product: Product, sku: string, view: StoreView): Pick<HistoryItem, 'image' | 'link'> {
  const { configurable_children: variants = [], ...page } = product
  const variant = variants.find((child) => child.sku === sku)
  const image = variant?.image || product.image
  const link = productLink(variant ? { ...product, sku, parentSku: product.sku } : page, view)
  return { ...(image && { image }), link }
}
