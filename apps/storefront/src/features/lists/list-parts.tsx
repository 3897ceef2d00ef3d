import { type ComponentProps, lazy, Suspense } from 'react'
import { useLists } from './lists-context.ts'

// Nothing of the lists is in the page that the server writes, and nothing of their program in what a first screen waits for.
const LazyToggles = lazy(async () => ({ default: (await import('./toggle-buttons.tsx')).ToggleButtons }))
const LazyWishlistButton = lazy(async () => ({ default: (await import('./wishlist-button.tsx')).WishlistButton }))

/** Heart and scales, once the lists are known. */
export function ListToggles(props: ComponentProps<typeof LazyToggles>) {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyToggles {...props} />}</Suspense>
}

/** The way to the wishlist, once it is known. */
export function WishlistEntry(props: ComponentProps<typeof LazyWishlistButton>) {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyWishlistButton {...props} />}</Suspense>
}
