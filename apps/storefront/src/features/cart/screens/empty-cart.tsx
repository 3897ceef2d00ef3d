import { Suspense } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const OtherCarts = lazyPart(async () => (await import('./other-carts.tsx')).OtherCarts)

export interface EmptyCartProps {
  /** Called when the link to the home page is followed. */
  onFollow?: () => void
}

/** What the cart page and the mini-cart show of a cart without lines. */
export function EmptyCart({ onFollow }: EmptyCartProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <>
      <EmptyState
        pose="left"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        actions={
          <ButtonLink href={href('/')} {...(onFollow && { onClick: onFollow })}>
            {t('cart.startShopping')}
          </ButtonLink>
        }
      />
      {storeViews.length > 1 && (
        <Suspense>
          <OtherCarts />
        </Suspense>
      )}
    </>
  )
}
