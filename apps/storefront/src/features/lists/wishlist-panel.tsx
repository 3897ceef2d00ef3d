import type { Product } from '@meerkat/contract/product'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { productLink } from '@meerkat/domain/urls/product-link'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanel, panels } from '../../shell/navigation/panels.ts'
import { usePrice, useTaxNote } from '../../shell/store-view/format.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { useCatalogueLang, useStoreView } from '../../shell/store-view/store-view.tsx'
import { hasOwnCalls } from '../../shell/store-view/stores.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Price } from '../../ui/price.tsx'
import { openedLists, useLists } from './lists-context.ts'

const ShareWishlist = lazy(async () => ({ default: (await import('./share-wishlist.tsx')).ShareWishlist }))

export interface WishlistPanelProps {
  /** Adds to the cart; passed in by the route. */
  actions: (product: Product, remove: () => void) => ReactNode
}

/** The wishlist drawer of every page. docs/behaviour/small-stores.md §20.1, §20.6. */
export function WishlistPanel({ actions }: WishlistPanelProps) {
  const t = useMessages()
  const open = useStore(panels, (state) => state.wishlist)
  const products = useLists(({ wishlist }) => wishlist)
  const compared = useLists(({ compare }) => compare.length)
  const href = useHref()
  const [isAsking, setAsking] = useState(false)
  const footer = (products.length > 0 || compared > 0) && (
    <>
      {compared > 0 && (
        <ButtonLink variant="secondary" wide href={href('/compare')} onClick={() => closePanel('wishlist')}>
          {t('compare.title')} ({compared})
        </ButtonLink>
      )}
      {products.length > 0 && (
        <Button variant="quiet" wide onClick={() => setAsking(true)}>
          {t('wishlist.clear')}
        </Button>
      )}
    </>
  )

  return (
    <Dialog
      open={open}
      onClose={() => closePanel('wishlist')}
      from="right"
      title={t('wishlist.title')}
      closeLabel={t('dialog.close')}
      footer={footer}
    >
      {products.length === 0 && <EmptyState pose="left" title={t('wishlist.empty')} text={t('wishlist.emptyText')} />}
      <ul className="wishes">
        {products.map((product) => (
          <Wish key={product.sku} product={product} actions={actions} />
        ))}
      </ul>
      {hasOwnCalls && open && products.length > 0 && (
        <Suspense>
          <ShareWishlist />
        </Suspense>
      )}
      <ClearDialog open={isAsking} onClose={() => setAsking(false)} />
    </Dialog>
  )
}

function Wish({ product, actions }: { product: Product } & WishlistPanelProps) {
  const t = useMessages()
  const price = usePrice()
  const view = useStoreView()
  const taxNote = useTaxNote()
  const lang = useCatalogueLang()
  const { name, sku, image } = product
  const { configurable_children: _, options: __, ...bare } = product
  const { now, before } = shownPrice(product, view.tax)
  const remove = () => void openedLists().then((known) => known.remove('wishlist', sku))

  return (
    <li className="wish">
      <Picture path={image ?? null} shape={SHAPES.thumbnail} alt="" sizes="80px" eager />
      <div className="wish-text">
        <a href={productLink(bare, view)} lang={lang}>
          {name}
        </a>
        <Price
          now={price(now)}
          before={before === null ? undefined : price(before)}
          nowLabel={t('price.now')}
          beforeLabel={t('price.before')}
        />
        {taxNote && <small className="text-ink-soft">{taxNote}</small>}
        {actions(product, remove)}
      </div>
      <IconButton label={t('wishlist.remove', { name })} icon={<Icon of={Trash2} />} onClick={remove} />
    </li>
  )
}

function ClearDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages()

  function handleConfirm() {
    onClose()
    void openedLists().then((known) => known.clear('wishlist'))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wishlist.askClear')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button onClick={handleConfirm}>{t('wishlist.clear')}</Button>
        </>
      }
    >
      <p>{t('wishlist.askClearText')}</p>
    </Dialog>
  )
}
