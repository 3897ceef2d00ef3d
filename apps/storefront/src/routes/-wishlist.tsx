import type { Product } from '@meerkat/contract/product'
import { WishlistPanel } from '../features/lists/wishlist-panel.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { ListCartAction } from './-list-cart-action.tsx'

/** Composes the features wishlist and cart. */
export function Wishlist() {
  return <WishlistPanel actions={moveAction} />
}

function moveAction(product: Product, remove: () => void) {
  return <MoveToCart product={product} onMoved={remove} />
}

function MoveToCart({ product, onMoved }: { product: Product; onMoved: () => void }) {
  const t = useMessages()
  return (
    <ListCartAction
      product={product}
      label={t('wishlist.move')}
      named={t('wishlist.moveNamed', { name: product.name })}
      onAdded={onMoved}
    />
  )
}
