let waiting: MutationObserver | null = null

/**
 * Moves the focus to the heading of the page, unless it is in the page's content or the shopper is typing. Waits for the heading, because
 * the page may still be loading. docs/behaviour/urls.md §8.7
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
  // The page may have focused one of its fields, or the shopper may still be typing in the search field.
  if (heading.closest('main')!.contains(activeElement) || activeElement?.matches('input')) return true
  heading.tabIndex = -1
  // The router restores the scroll position.
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Moves the focus to the heading of the open dialog, or of the page, when the focused control has disappeared: the browser would leave it
 * nowhere, and a screen reader would start over. docs/behaviour/urls.md §8.7
 */
export function restoreFocus(): void {
  // After the next rendering, which removes the control.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    // It is not a control, so it needs no focus ring.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  })
}
