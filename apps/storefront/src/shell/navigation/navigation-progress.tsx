import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'

/** Not for pages that appear at once: a line that flashes would only disturb. */
const SHOW_AFTER_MS = 150

/**
 * A line at the top of the screen while the next page is loading, because the browser shows nothing for links within the document.
 * docs/behaviour/urls.md §8.7.
 */
export function NavigationProgress() {
  const t = useMessages()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setShown, SHOW_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isLoading])
  return isShown && <div role="progressbar" aria-label={t('catalog.loading')} className="navigation-progress" />
}
