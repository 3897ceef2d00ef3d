import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useCart } from '../features/cart/cart-context.ts'
import { useLists } from '../features/lists/lists-context.ts'
import { AuthDialog } from '../features/session/auth-dialog.tsx'
import { HideBrokenPictures } from '../shell/images/hide-broken-pictures.tsx'
import { FocusNextPage } from '../shell/navigation/focus-next-page.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { usePageSettled } from '../shell/page-load/use-page-settled.ts'
import { Wishlist } from './-wishlist.tsx'

/** Without a network they can no longer be loaded, and the page works without them. */
const OfflineParts = lazyOrNothing(async () => (await import('./-offline.tsx')).OfflineParts)

/** The build of a shop without tag manager and chat contains none of their code. */
const ThirdParties = import.meta.env.THIRD_PARTIES ? lazyOrNothing(async () => (await import('./-third-parties.tsx')).ThirdParties) : null

/** The loader of pages, and what it loads for a list: without a service worker, a frozen server would never deliver it. */
const fetchLoaders = (i18n: I18n) =>
  Promise.all([
    import('./-load-target.ts'),
    import('../features/catalog/listing/ask-url-map.ts'),
    import('../features/catalog/listing/fetch-list.ts'),
    import('../features/catalog/category/fetch-category.ts'),
    import('@meerkat/contract/search'),
    addMessages(i18n, 'find'),
  ])

/** The parts of every page that no first screen shows. */
export function LateParts() {
  const hasLists = useLists((state) => state.loaded)
  const hasCart = useCart(({ lines, storedLines }) => lines.length > 0 || storedLines.length > 0)
  const isSettled = usePageSettled()
  const { i18n } = useRouter().options.context
  // A page that was opened by its address does not need this; the next navigation may happen without a network.
  useEffect(() => {
    if (isSettled) fetchLoaders(i18n).catch(() => undefined)
  }, [i18n, isSettled])
  return (
    <>
      {hasLists && <Wishlist />}
      <AuthDialog />
      <HideBrokenPictures />
      <FocusNextPage />
      {ThirdParties && (
        <Suspense>
          <ThirdParties />
        </Suspense>
      )}
      {(isSettled || hasCart) && (
        <Suspense>
          <OfflineParts />
        </Suspense>
      )}
    </>
  )
}
