import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanel, panels } from '../../shell/navigation/panels.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClearWishlist } from './clear-wishlist.tsx'
import { useLists } from './lists-context.ts'

export interface WishlistPanelProps {
  /** The products; may be loaded later than the panel. */
  items: ReactNode
}

/** The wishlist drawer of every page. docs/behaviour/small-stores.md §20.1, §20.6. */
export function WishlistPanel({ items }: WishlistPanelProps) {
  const t = useMessages()
  const open = useStore(panels, (state) => state.wishlist)
  const products = useLists(({ wishlist }) => wishlist)
  const compared = useLists(({ compare }) => compare.length)
  const href = useHref()
  const footer = (products.length > 0 || compared > 0) && (
    <>
      {compared > 0 && (
        <ButtonLink variant="secondary" wide href={href('/compare')} onClick={() => closePanel('wishlist')}>
          {t('compare.title')} ({compared})
        </ButtonLink>
      )}
      {products.length > 0 && <ClearWishlist wide />}
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
      {open && products.length > 0 && <Suspense>{items}</Suspense>}
    </Dialog>
  )
}
