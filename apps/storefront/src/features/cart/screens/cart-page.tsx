import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'
import { sessionStore } from '../../../shell/session/session.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { proceedHref } from '../proceed-href.ts'
import { CartTotals } from '../totals/cart-totals.tsx'
import { CouponEntry } from '../totals/coupon-entry.tsx'
import { FreeDelivery } from '../totals/free-delivery.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useStockRefresh } from './use-stock-refresh.ts'

const SavedLines = lazyPart(async () => (await import('../saved/saved-lines.tsx')).SavedLines)

export interface CartPageProps {
  /** When the goods arrive; not shown while one of them cannot be delivered. */
  delivery: ReactNode
  /** Suggested products below the lines or an empty cart, unless lines are saved for later; may be loaded later than the page. */
  suggestions: ReactNode
}

/** The cart page: lines beside the order summary. */
export function CartPage({ delivery, suggestions }: CartPageProps) {
  const t = useMessages()
  const href = useHref()
  const loaded = useCart((state) => state.loaded)
  const token = useCart((state) => state.token)
  const hasSaved = useCart((state) => state.saved.length > 0)
  const isCustomer = useStore(sessionStore, ({ user }) => user !== null)
  const isEmpty = useCart((state) => state.lines.length === 0)
  const isDeliverable = useCart(({ lines }) => !isVirtualCart(lines) && lines.every(({ is_in_stock }) => is_in_stock !== false))
  const below = <Suspense>{hasSaved ? <SavedLines /> : suggestions}</Suspense>
  useStockRefresh()
  useEffect(() => {
    if (isCustomer) void openedCart().then(({ pullSaved }) => pullSaved({ isSeen: true }))
  }, [isCustomer])

  return (
    <div className="wrap cart-page">
      <h1>{t('cart.title')}</h1>
      {!isEmpty && <OfflineNote />}
      <noscript>
        <p>{t('cart.needsScript')}</p>
      </noscript>
      {!loaded ? (
        <CartSkeleton />
      ) : isEmpty ? (
        <>
          <EmptyCart />
          {below}
        </>
      ) : (
        <div className="cart-columns">
          <section aria-labelledby="cart-items">
            <h2 id="cart-items" className="sr-only">
              {t('cart.items')}
            </h2>
            <FreeDelivery />
            <CartLines canSave />
          </section>
          <aside aria-label={t('cart.summary')} className="order-summary">
            <h2 className="text-lg">{t('cart.summary')}</h2>
            <CouponEntry />
            <CartTotals />
            {isDeliverable && delivery}
            <ButtonLink href={proceedHref(href('/checkout'), token)} size="large" wide>
              {t('cart.toCheckout')}
            </ButtonLink>
          </aside>
          {below}
        </div>
      )}
    </div>
  )
}

function CartSkeleton() {
  return (
    <div className="cart-columns" aria-hidden>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
