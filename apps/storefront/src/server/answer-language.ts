import { languageCookie } from '@meerkat/i18n/chosen-language'
import { isCatalogLocale } from '@meerkat/i18n/load-messages'
import { findLanguage } from '../shell/messages/language.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Handles the language form, which posts to the page it is on: stores the choice in a cookie and redirects back. The store view's default
 * language needs no cookie. Returns null for every other request. Decision 0009.
 */
export async function answerLanguage(request: Request): Promise<Response | null> {
  if (request.method !== 'POST') return null
  const { pathname, search, protocol } = new URL(request.url)
  const { view } = findStoreView(pathname)
  const chosen = new URLSearchParams(await request.text()).get('language') ?? ''
  const headers = new Headers({
    // A path that starts with two slashes would redirect to another host.
    location: pathname.replace(/^\/+/, '/') + search,
    'cache-control': 'no-store',
  })
  if (isCatalogLocale(chosen)) {
    const isOwn = chosen === view.i18n.defaultLocale
    const secure = protocol === 'https:' ? '; Secure' : ''
    headers.set('set-cookie', `${languageCookie(view.storeCode)}=${chosen}; Path=/; Max-Age=${isOwn ? 0 : YEAR_S}; SameSite=Lax${secure}`)
  }
  return new Response(null, { status: 303, headers })
}

/**
 * Tells apart the cached pages of one URL: the language, if it is not the store view's default.
 * docs/behaviour/rendering.md §23.1, decision 0009.
 */
export function pageVariant({ pathname, cookies }: { pathname: string; cookies: string }): string {
  const { view } = findStoreView(pathname)
  const language = findLanguage(cookies, view)
  return language === view.i18n.defaultLocale ? '' : language
}
