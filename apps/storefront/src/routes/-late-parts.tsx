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

/** The parts of every page that no first screen shows. */
export function LateParts() {
  const hasLists = useLists((state) => state.loaded)
  const hasCart = useCart(({ lines, storedLines }) => lines.length > 0 || storedLines.length > 0)
  const isSettled = usePageSettled()
  // A page that was opened by its address does not need this; the next navigation may happen without a network.
  useEffect(() => {
    if (isSettled) import('./-load-target.ts').catch(() => undefined)
  }, [isSettled])
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
