import type { Product } from '@meerkat/contract/product'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { listedProductLink, listedVariant } from '@meerkat/domain/urls/listed-product-link'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { useRouter } from '@tanstack/react-router'
import { openedCart, useCart } from '../features/cart/cart-context.ts'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { useStoreView } from '../shell/store-view/store-view.tsx'
import { shop } from '../shell/store-view/stores.ts'
import { Button } from '../ui/button.tsx'

export interface ListCartActionProps {
  product: Product
  label: string
  /** The accessible name, which includes the name of the product. */
  named: string
  onAdded?: (() => void) | undefined
}

/** Adds a product of a list to the cart, at its current price, or the stored one when offline. One that needs a choice, or is sold out, links to its page. */
export function ListCartAction({ product, label, named, onAdded }: ListCartActionProps) {
  const view = useStoreView()
  const { api } = useRouter().options.context
  const isAdding = useCart((state) => state.isAdding)
  const { sku, name, type_id, custom_options } = product
  const isReady = (type_id === 'simple' || type_id === 'virtual') && !custom_options?.some(({ is_require }) => is_require)
  const isOut = stockStatus(product.stock, shop.stock.synchronize) === 'out_of_stock'
  if (!isReady || isOut) {
    return <ChooseOption name={name} href={listedProductLink(product, listedVariant(product, shop.stock), view)} isOut={isOut} />
  }

  async function handleClick() {
    const query = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] }
    const found = await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 }).catch(() => null)
    if (await (await openedCart()).add([prepareProduct(found?.items[0] ?? product)])) onAdded?.()
  }

  return (
    <Button variant="secondary" size="small" busy={isAdding} aria-label={named} onClick={handleClick}>
      {label}
    </Button>
  )
}
