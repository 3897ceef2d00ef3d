/** On a slow processor, a page with an animation may never be idle. */
const LIMIT_MS = 3000

/** Runs the work when the browser is idle, at the latest after three seconds; soon in browsers that cannot tell. */
export function whenIdle(work: () => void, page: Window & typeof globalThis = window): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: LIMIT_MS })
  else setTimeout(work)
}
