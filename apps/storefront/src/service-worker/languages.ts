import type { Browser, WorkerView } from './build-list.ts'

const STATE = 'state'

/**
 * The language that the shopper last saw in a store view. The worker cannot read the cookie with the choice; every page says its
 * language in `content-language`.
 */
export async function findLanguage({ caches, origin }: Browser, { storeCode, language }: WorkerView): Promise<string> {
  const stored = await (await caches.open(STATE)).match(addressOf(origin, storeCode))
  return stored ? await stored.text() : language
}

/** Store views that were visited, with their language. */
export async function listLanguages(browser: Browser): Promise<{ view: WorkerView; language: string }[]> {
  const state = await browser.caches.open(STATE)
  const seen: { view: WorkerView; language: string }[] = []
  for (const view of browser.list.views) {
    const stored = await state.match(addressOf(browser.origin, view.storeCode))
    if (stored) seen.push({ view, language: await stored.text() })
  }
  return seen
}

export async function rememberLanguage({ caches, origin }: Browser, { storeCode }: WorkerView, language: string): Promise<void> {
  await (await caches.open(STATE)).put(addressOf(origin, storeCode), new Response(language))
}

function addressOf(origin: string, storeCode: string): string {
  return `${origin}/_state/language/${storeCode || 'main'}`
}
