import { type ComponentProps, lazy, Suspense } from 'react'
import { useLists } from './lists-context.ts'

// The lists are not in the server's HTML, and their JavaScript is not part of the first bundle.
const LazyToggles = lazy(async () => ({ default: (await import('./toggle-buttons.tsx')).ToggleButtons }))
const LazyCompareLink = lazy(async () => ({ default: (await import('./compare-link.tsx')).CompareLink }))

/** Wishlist and compare buttons, once the lists are loaded. */
export function ListToggles(props: ComponentProps<typeof LazyToggles>) {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyToggles {...props} />}</Suspense>
}

/** The link to the comparison, once the lists are loaded. */
export function CompareEntry() {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyCompareLink />}</Suspense>
}
