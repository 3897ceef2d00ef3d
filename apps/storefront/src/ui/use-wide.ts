import { useSyncExternalStore } from 'react'

/** From this width on, pages have their desktop layout. */
const WIDE = '(min-width: 64rem)'

/** Whether the page has its desktop layout; for content that is rendered in the browser only. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
