import { type ComponentProps, lazy, Suspense } from 'react'
import { useLists } from './lists-context.ts'

// Nothing of what is on the lists is in the page that the server writes, and nothing of their program in what a first screen waits for.
const LazyToggles = lazy(async () => ({ default: (await import('./toggle-buttons.tsx')).ToggleButtons }))
const LazyCompareLink = lazy(async () => ({ default: (await import('./compare-link.tsx')).CompareLink }))

/** Heart and scales, once the lists are known. */
export function ListToggles(props: ComponentProps<typeof LazyToggles>) {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyToggles {...props} />}</Suspense>
}

/** The way to the comparison, once it is known. */
export function CompareEntry() {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyCompareLink />}</Suspense>
}
