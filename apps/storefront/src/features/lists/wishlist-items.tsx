import type { Product } from '@meerkat/contract/product'
import { isCheapest } from '@meerkat/domain/pricing/is-cheapest'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { lowQuantity } from '@meerkat/domain/stock/low-quantity'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { listedProductLink, listedVariant } from '@meerkat/domain/urls/listed-product-link'
import { useRouter } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useOnline } from '../../offline/network/use-online.ts'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { restoreFocus } from '../../shell/navigation/focus-heading.ts'
import { lazyPart } from '../../shell/page-load/lazy-part.ts'
import { useCharge, usePrice, useTaxNote } from '../../shell/store-view/format.ts'
import { useCatalogueLang, useStoreView } from '../../shell/store-view/store-view.tsx'
import { hasOwnCalls, shop } from '../../shell/store-view/stores.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Price } from '../../ui/price.tsx'
import { findProducts } from './find-products.ts'
import { listsStore, openedLists, useLists } from './lists-context.ts'

const ShareWishlist = lazyPart(async () => (await import('./share-wishlist.tsx')).ShareWishlist)

export interface WishlistItemsProps {
  /** Adds to the cart; passed in by the route. */
  actions: (product: Product, remove: () => void) => ReactNode
  /** Shown below the products, above what is loaded late and would move it. */
  children?: ReactNode
  /** Suggested products, shown last: not before that part, which would move them. */
  suggestions?: ReactNode
}

/** The products of the wishlist at their current prices, and the link that shares it. docs/behaviour/small-stores.md §20.1. */
export function WishlistItems({ actions, children, suggestions }: WishlistItemsProps) {
  const products = useLists(({ wishlist }) => wishlist)
  const { api, view } = useRouter().options.context

  // Products are stored with the price and stock of the day on which they were added: update them. Without an answer they stay as stored.
  useEffect(() => {
    const skus = listsStore.getState().wishlist.map(({ sku }) => sku)
    void Promise.all([findProducts(api, view, skus), openedLists()])
      .then(([found, lists]) => lists.refreshWishes(found))
      .catch(() => undefined)
  }, [api, view])

  return (
    <>
      <ul className="wishlist-items">
        {products.map((product) => (
          <Wish key={product.sku} product={product} actions={actions} />
        ))}
      </ul>
      {children}
      <Suspense>
        {hasOwnCalls && <ShareWishlist />}
        {suggestions}
      </Suspense>
    </>
  )
}

function Wish({ product, actions }: { product: Product } & Pick<WishlistItemsProps, 'actions'>) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const view = useStoreView()
  const taxNote = useTaxNote()
  const lang = useCatalogueLang()
  const { name, sku, image } = product
  const { now, before } = shownPrice(product, view.tax)
  const shown = isCheapest(product, now, view.tax) ? t('tile.from', { price: price(now) }) : charge(now)
  const isOut = stockStatus(product.stock, shop.stock.synchronize) === 'out_of_stock'
  const remove = () =>
    void openedLists()
      .then((known) => known.remove('wishlist', sku))
      .then(restoreFocus)
  const link = listedProductLink(product, listedVariant(product, shop.stock), view)

  return (
    <li className="wishlist-item">
      <Picture path={image ?? null} shape={SHAPES.thumbnail} alt="" sizes="80px" eager />
      <div className="wishlist-item-text">
        <a href={link} lang={lang}>
          {name}
        </a>
        <Price now={shown} before={before === null ? undefined : price(before)} nowLabel={t('price.now')} beforeLabel={t('price.before')} />
        {taxNote && <small className="text-ink-soft">{taxNote}</small>}
        <StockLine product={product} isOut={isOut} />
        {actions(product, remove)}
      </div>
      <IconButton label={t('wishlist.remove', { name })} icon={<Icon of={Trash2} />} onClick={remove} />
    </li>
  )
}

/** Nothing for services and downloads, which have no stock. */
function StockLine({ product: { stock, type_id }, isOut }: { product: Product; isOut: boolean }) {
  const t = useMessages()
  const isOnline = useOnline()
  if (!isOut && (type_id === 'virtual' || type_id === 'downloadable')) return null
  const qty = isOnline ? lowQuantity(stock) : null
  const [kind, icon, text] = isOut
    ? (['out', CircleX, t('tile.out')] as const)
    : qty !== null
      ? (['low', TriangleAlert, t('tile.low', { qty })] as const)
      : (['in', CircleCheck, t(isOnline ? 'product.inStock' : 'product.inStockLast')] as const)
  return (
    <p className={`wishlist-item-stock stock-${kind}`}>
      <Icon of={icon} size={16} /> {text}
    </p>
  )
}
