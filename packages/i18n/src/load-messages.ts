import type { Messages } from '@lingui/core'

/**
 * Every screen (`shop`), the cart, filters and search panel (`find`), checkout and orders, login and account, what loads after hydration
 * (`later`: wishlist, comparison, writing a review), and mails, which no browser loads.
 */
export type CatalogPart = 'shop' | 'cart' | 'find' | 'checkout' | 'account' | 'later' | 'mail'

const SOURCE_LOCALE = 'en-US'

/** One chunk per locale. A locale without an entry uses the source language. Spec §9. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

const shop: Catalogs = {
  'en-US': () => import('./compiled/en-US/shop.ts'),
  'de-DE': () => import('./compiled/de-DE/shop.ts'),
  'fr-FR': () => import('./compiled/fr-FR/shop.ts'),
  'es-ES': () => import('./compiled/es-ES/shop.ts'),
  'nl-NL': () => import('./compiled/nl-NL/shop.ts'),
  'ja-JP': () => import('./compiled/ja-JP/shop.ts'),
  'ru-RU': () => import('./compiled/ru-RU/shop.ts'),
  'it-IT': () => import('./compiled/it-IT/shop.ts'),
  'pt-BR': () => import('./compiled/pt-BR/shop.ts'),
  'pl-PL': () => import('./compiled/pl-PL/shop.ts'),
  'cs-CZ': () => import('./compiled/cs-CZ/shop.ts'),
  'en-ZA': () => import('./compiled/en-ZA/shop.ts'),
}

/** The loaders of the other parts stay out of the initial bundle. */
const parts: Readonly<Record<CatalogPart, () => Promise<{ catalogs: Catalogs }>>> = {
  shop: async () => ({ catalogs: shop }),
  cart: () => import('./parts/cart.ts'),
  find: () => import('./parts/find.ts'),
  checkout: () => import('./parts/checkout.ts'),
  later: () => import('./parts/later.ts'),
  account: () => import('./parts/account.ts'),
  mail: () => import('./parts/mail.ts'),
}

/** Every locale that has messages of its own, or is English on purpose. */
export const catalogLocales: readonly string[] = Object.keys(shop)

export function isCatalogLocale(locale: string): boolean {
  return Object.hasOwn(shop, locale)
}

/** The locale whose messages are used for `locale`. */
export function findCatalogLocale(locale: string): string {
  return isCatalogLocale(locale) ? locale : SOURCE_LOCALE
}

const loaded = new Map<string, Messages>()

/** The compiled messages of a locale; untranslated ones are in English. Spec §1. */
export async function loadMessages(locale: string, part: CatalogPart): Promise<Messages> {
  const spoken = findCatalogLocale(locale)
  const key = `${spoken}/${part}`
  const known = loaded.get(key)
  if (known) return known
  const { catalogs } = await parts[part]()
  const { messages } = await catalogs[spoken]!()
  // Cached: a server loads messages on every request, and repeated dynamic imports are not free.
  loaded.set(key, messages)
  return messages
}
