import { Suspense, useEffect } from 'react'
import { ClearWishlist } from '../features/lists/clear-wishlist.tsx'
import { openedLists, useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { useHref } from '../shell/store-view/href.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OwnWishlist } from './-own-wishlist.tsx'

const Suggestions = lazyOrNothing(async () => (await import('./-suggestions.tsx')).WishlistSuggestions)

/** The shopper's own wishlist. It is stored in the browser, so the server renders the frame only. */
export function WishlistPage() {
  const t = useMessages()
  const href = useHref()
  const loaded = useLists((state) => state.loaded)
  const hasWishes = useLists((state) => state.wishlist.length > 0)
  useEffect(() => void openedLists().catch(() => undefined), [])
  const suggestions = (
    <Suspense>
      <Suggestions />
    </Suspense>
  )
  const home = <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>

  return (
    <div className="wrap compare-page">
      <h1>{t('wishlist.title')}</h1>
      <div className="wishlist-page">
        {!loaded && !hasWishes && <Skeleton className="mt-6 h-64 w-full" />}
        {loaded && !hasWishes && (
          <>
            <EmptyState pose="left" title={t('wishlist.empty')} text={t('wishlist.emptyText')} actions={home} />
            {suggestions}
          </>
        )}
        {hasWishes && (
          <OwnWishlist suggestions={suggestions}>
            <ClearWishlist />
          </OwnWishlist>
        )}
      </div>
    </div>
  )
}
