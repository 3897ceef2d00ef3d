import { useEffect, useState } from 'react'
import { isCachedPage } from './is-cached-page.ts'
import { isMetered } from './is-metered.ts'
import { afterFirstInteraction } from './on-first-interaction.ts'

/** As long as the pictures of a first visit may take: what is loaded after it is needed only for a navigation, or when the network fails. */
const SETTLED_AFTER_MS = 3000

/**
 * True after the first interaction, or after a pause where data costs nothing, so that a short visit does not download code that it does not
 * use; at once while the network or the server is unreachable, because the notice about it is part of this code.
 */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => setSettled(true)
    if (!navigator.onLine || isCachedPage()) settle()
    const timer = isMetered() ? undefined : setTimeout(settle, SETTLED_AFTER_MS)
    afterFirstInteraction(window, settle)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
