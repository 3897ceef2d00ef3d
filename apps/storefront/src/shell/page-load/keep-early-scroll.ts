/**
 * Returns a function that says whether the router may scroll after rendering. The first time it may not, if the page was scrolled before
 * hydration by the shopper, or by the browser after a reload: the router would return to the top.
 */
export function keepEarlyScroll(page: Pick<Window, 'scrollY'>): () => boolean {
  let isFirst = true
  return () => {
    const isKept = isFirst && page.scrollY > 0
    isFirst = false
    return !isKept
  }
}
