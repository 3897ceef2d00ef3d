import { Suspense } from 'react'
import { lazyOrNothing } from '../../shell/page-load/lazy-or-nothing.ts'
import { useLists } from './lists-context.ts'

// The comparison is not in the server's HTML, and its JavaScript is not part of the first bundle.
const LazyCompareLink = lazyOrNothing(async () => (await import('./compare-link.tsx')).CompareLink)

/** The link to the comparison, once the lists are loaded. */
export function CompareEntry() {
  const loaded = useLists((state) => state.loaded)
  return loaded && <Suspense>{<LazyCompareLink />}</Suspense>
}
