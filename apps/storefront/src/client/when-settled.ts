import { whenIdle } from '../shell/page-load/when-idle.ts'

/** Resolves when the page has loaded and the browser is idle, so that deferred work does not slow down a first visit. */
export async function whenSettled(page: Window & typeof globalThis): Promise<void> {
  if (page.document.readyState !== 'complete') await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve, page))
}
