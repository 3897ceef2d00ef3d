import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * Moves the focus to the heading of a page that was opened in this document, as the browser begins a new document at its start: the link
 * that was followed is gone, or belongs to the frame, and a screen reader would not say that there is another page. docs/behaviour/urls.md §8.7
 */
export function FocusNextPage() {
  const router = useRouter()
  useEffect(() => {
    const later = new MutationObserver(() => focusHeading() && later.disconnect())
    const left = router.subscribe('onBeforeLoad', () => later.disconnect())
    const rendered = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      // The browser has begun the document itself.
      if (!fromLocation || !pathChanged || toLocation.hash || focusHeading()) return
      // The page is still being loaded.
      later.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      left()
      rendered()
      later.disconnect()
    }
  }, [router])
  return null
}
