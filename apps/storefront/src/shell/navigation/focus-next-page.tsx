import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading, stopWaitingForHeading } from './focus-heading.ts'

/**
 * Moves the focus to the heading of a page that was opened within this document, as the browser starts a new document at its top: the link
 * that was followed is gone or belongs to the frame, and a screen reader would not announce the new page. docs/behaviour/urls.md §8.7
 */
export function FocusNextPage() {
  const router = useRouter()
  useEffect(() => {
    const left = router.subscribe('onBeforeLoad', stopWaitingForHeading)
    const rendered = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      // Not for the first page of a document, which the browser starts at its top itself.
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
