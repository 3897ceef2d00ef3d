/** A page that is never idle, because something moves on it and the processor is slow, is not to wait for ever. */
const LIMIT_MS = 3000

/** Runs the work when the browser is idle, at the latest after three seconds; soon in browsers that cannot tell. */
export function whenIdle(work: () => void, page: Window & typeof globalThis = window): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: LIMIT_MS })
  else setTimeout(work)
}
