import { appIcons, screenshots, shortcutIcons } from 'virtual:app-icons'
import { pageColour, themeColours } from 'virtual:settings'
import type { StoreView } from '@meerkat/contract/store-config'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { isCatalogLocale } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { findStoreView, shop } from '../shell/store-view/stores.ts'

const PATH = '/manifest.webmanifest'
/** Browsers ask for it with each visit of an installed shop. */
const CACHE_CONTROL = 'public, max-age=3600'

/** The address of a store view's manifest. Its request has no cookies, so a language that the shopper chose is part of the address. */
export function manifestPath(view: StoreView, language: string): string {
  const path = prefixPath(PATH, view)
  return language === view.i18n.defaultLocale ? path : `${path}?language=${language}`
}

/**
 * The web app manifest of a store view; null for any other request. `opensOffline`: the shop has a service worker, so the description may say
 * that it opens without a connection. docs/wire.md §12.2.
 */
export async function answerManifest(request: Request, opensOffline: boolean): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const { view, path } = findStoreView(pathname)
  if (path !== PATH || request.method !== 'GET') return null
  const asked = searchParams.get('language') ?? ''
  const manifest = await writeManifest(view, isCatalogLocale(asked) ? asked : view.i18n.defaultLocale, opensOffline)
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': CACHE_CONTROL },
  })
}

async function writeManifest(view: StoreView, language: string, opensOffline: boolean) {
  const { t } = await createI18n(language, ['mail', 'shop', 'account'])
  const home = prefixPath('/', view)
  const description = t(opensOffline ? 'install.description' : 'install.descriptionOnline', { shop: shop.name })
  const shortcut = (name: string, path: string, page: 'cart' | 'orders' | 'search') => ({
    name,
    url: prefixPath(path, view),
    icons: shortcutIcons
      .filter(({ opens }) => opens === page)
      .map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })),
  })
  return {
    // Stays the same when the address of the start page changes: browsers tell installed shops apart by it.
    id: home,
    name: view.storeCode === '' ? shop.name : `${shop.name} ${view.name}`,
    short_name: shop.name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: home,
    // All store views are in scope, so that the store switcher does not leave the installed shop.
    scope: '/',
    display: 'standalone',
    categories: ['shopping'],
    theme_color: themeColours.light,
    background_color: pageColour,
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'touch')
      .map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    screenshots: screenshots.map(({ src, width, height, form }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: form,
      label: description,
    })),
    shortcuts: [
      shortcut(t('cart.title'), '/cart', 'cart'),
      shortcut(t('account.orders'), '/my-account/orders', 'orders'),
      shortcut(t('search.short'), '/search', 'search'),
    ],
  }
}
