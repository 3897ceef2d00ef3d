import type { Product } from '@meerkat/contract/product'
import { WishlistItems, type WishlistItemsProps } from '../features/lists/wishlist-items.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { ListCartAction } from './-list-cart-action.tsx'

/** The shopper's own wishlist, in its panel and on its page: composes the features wishlist and cart. */
export function OwnWishlist(props: Omit<WishlistItemsProps, 'actions'>) {
  return <WishlistItems {...props} actions={moveAction} />
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
