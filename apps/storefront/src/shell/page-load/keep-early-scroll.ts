/**
 * Whether the router may scroll after it has rendered: not the first time when the page has been scrolled before it was hydrated, by the
 * shopper or by the browser after a reload. The router would return to the top.
 */
export function keepEarlyScroll(page: Pick<Window, 'scrollY'>): () => boolean {
  let isFirst = true
  return () => {
    const isKept = isFirst && page.scrollY > 0
    isFirst = false
    return !isKept
  }
}
