import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, stopWaitingForHeading } from './focus-heading.ts'

/**
 * Moves the focus to the heading of a page that was opened in this document, as the browser begins a new document at its start: the link
 * that was followed is gone, or belongs to the frame, and a screen reader would not say that there is another page. docs/behaviour/urls.md §8.7
 */
export function FocusNextPage() {
  const router = useRouter()
  useEffect(() => {
    const left = router.subscribe('onBeforeLoad', stopWaitingForHeading)
    const rendered = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      // The browser has begun the document itself.
      if (fromLocation && pathChanged && !toLocation.hash) focusHeading()
    })
    return () => {
      left()
      rendered()
      stopWaitingForHeading()
    }
  }, [router])
  return null
}
