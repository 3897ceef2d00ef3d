let waiting: MutationObserver | null = null

/**
 * Moves the focus to the heading of the page, where what had it is gone or belongs to the frame; as soon as there is a heading, because the
 * page may still be loaded. docs/behaviour/urls.md §8.7
 */
export function focusHeading(): void {
  stopWaitingForHeading()
  if (tryFocus()) return
  waiting = new MutationObserver(() => tryFocus() && stopWaitingForHeading())
  waiting.observe(document.body, { childList: true, subtree: true })
}

/** For a page that is left before it has a heading. */
export function stopWaitingForHeading(): void {
  waiting?.disconnect()
  waiting = null
}

/** False while the page has no heading. */
function tryFocus(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  const { activeElement } = document
  // A page may have chosen a field of its own, and in the search field the shopper may go on typing.
  if (heading.closest('main')!.contains(activeElement) || activeElement?.matches('input')) return true
  heading.tabIndex = -1
  // The router restores the scroll position.
  heading.focus({ preventScroll: true })
  return true
}
