import type { HistoryItem } from '@meerkat/contract/history-item'
import type { Product } from '@meerkat/contract/product'
import { ProductOption } from '@meerkat/contract/product-option'
import type { StoreView } from '@meerkat/contract/store-config'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { shop } from '../../shell/store-view/stores.ts'

/** An ordered product as it is sold now, with the same options; null when it is no longer sold. docs/behaviour/orders.md §17. */
export async function findOrderedProduct(api: Api, view: StoreView, item: HistoryItem): Promise<PreparedProduct | null> {
  const attribute = item.product_type === 'configurable' ? 'configurable_children.sku' : 'sku'
  const query = { _appliedFilters: [{ attribute, value: { eq: item.sku }, scope: 'default' }] }
  const [found] = (await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 })).items
  if (!found) return null
  const { setConfigurableProductOptions } = shop.cart
  const { product } = configureProduct(prepareProduct(found), { sku: item.sku }, { listOutOfStock: true, setConfigurableProductOptions })
  const chosen = ProductOption.safeParse(item.product_option).data
  return { ...product, qty: item.qty_ordered, ...(chosen && { product_option: chosen }) }
}
