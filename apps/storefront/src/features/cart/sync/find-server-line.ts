import type { ServerCartItem } from '@meerkat/contract/cart'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { takeServerLine } from '@meerkat/domain/cart/lines/learn-server-line'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { validateLine } from '@meerkat/domain/cart/lines/validate-line'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { shop } from '../../../shell/store-view/stores.ts'

/** A line for a server line that this device does not have: finds and configures its product. docs/behaviour/cart.md §1.6. */
export async function findServerLine(api: Api, view: StoreView, server: ServerCartItem): Promise<CartItem | null> {
  const attribute = server.product_type === 'configurable' ? 'configurable_children.sku' : 'sku'
  const query = { _appliedFilters: [{ attribute, value: { eq: server.sku }, scope: 'default' }] }
  const [found] = (await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 })).items
  if (!found) return null
  const rules = { listOutOfStock: true, setConfigurableProductOptions: shop.cart.setConfigurableProductOptions }
  const { product } = configureProduct(prepareProduct(found), { sku: server.sku }, rules)
  const line = toCartItem(product, { reconfigurable: true })
  if (validateLine(line, { allowZeroPrice: shop.products.allowZeroPrice }).length > 0) return null
  return takeServerLine(line, server)
}
