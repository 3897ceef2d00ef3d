import type { Product } from '@meerkat/contract/product'
import { productLink } from '@meerkat/domain/urls/product-link'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { useRouter } from '@tanstack/react-router'
import { openedCart, useCart } from '../features/cart/cart-context.ts'
import { ChooseOption } from '../features/catalog/tiles/choose-option.tsx'
import { WishlistPanel } from '../features/lists/wishlist-panel.tsx'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useStoreView } from '../shell/store-view/store-view.tsx'
import { Button } from '../ui/button.tsx'

/** Composes the features wishlist and cart. */
export function Wishlist() {
  return <WishlistPanel actions={moveAction} />
}

function moveAction(product: Product, remove: () => void) {
  return <MoveToCart product={product} onMoved={remove} />
}

interface MoveToCartProps {
  product: Product
  onMoved: () => void
}

/** A tile with the current price, or the stored one when offline. A product that needs a choice links to its page. */
function MoveToCart({ product, onMoved }: MoveToCartProps) {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const isAdding = useCart((state) => state.isAdding)
  const { sku, name, type_id, custom_options } = product
  const { configurable_children: _, options: __, ...bare } = product
  const isReady = (type_id === 'simple' || type_id === 'virtual') && !custom_options?.some(({ is_require }) => is_require)
  if (!isReady) return <ChooseOption name={name} href={productLink(bare, view)} />

  async function handleClick() {
    const query = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] }
    const found = await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 }).catch(() => null)
    if (await (await openedCart()).add([prepareProduct(found?.items[0] ?? product)])) onMoved()
  }

  return (
    <Button variant="secondary" size="small" busy={isAdding} aria-label={t('wishlist.moveNamed', { name })} onClick={handleClick}>
      {t('wishlist.move')}
    </Button>
  )
}
