import type { Messages } from '@lingui/core'

/**
 * Sentences that any screen may say, those of checkout and order alone, those of sessions and accounts, those that come once a page is alive (wishlist,
 * comparison, writing a review), or those of mails, which no browser loads.
 */
export type CatalogPart = 'shop' | 'checkout' | 'account' | 'later' | 'mail'

export const SOURCE_LOCALE = 'en-US'

type Catalog = () => Promise<{ messages: Messages }>

/** One chunk per locale and part. A locale without a line here speaks the source language until it has a catalogue. Spec §9. */
const catalogs: Record<string, Record<CatalogPart, Catalog>> = {
  'en-US': {
    shop: () => import('./compiled/en-US/shop.ts'),
    checkout: () => import('./compiled/en-US/checkout.ts'),
    later: () => import('./compiled/en-US/later.ts'),
    account: () => import('./compiled/en-US/account.ts'),
    mail: () => import('./compiled/en-US/mail.ts'),
  },
  'de-DE': {
    shop: () => import('./compiled/de-DE/shop.ts'),
    checkout: () => import('./compiled/de-DE/checkout.ts'),
    later: () => import('./compiled/de-DE/later.ts'),
    account: () => import('./compiled/de-DE/account.ts'),
    mail: () => import('./compiled/de-DE/mail.ts'),
  },
  'fr-FR': {
    shop: () => import('./compiled/fr-FR/shop.ts'),
    checkout: () => import('./compiled/fr-FR/checkout.ts'),
    later: () => import('./compiled/fr-FR/later.ts'),
    account: () => import('./compiled/fr-FR/account.ts'),
    mail: () => import('./compiled/fr-FR/mail.ts'),
  },
  'es-ES': {
    shop: () => import('./compiled/es-ES/shop.ts'),
    checkout: () => import('./compiled/es-ES/checkout.ts'),
    later: () => import('./compiled/es-ES/later.ts'),
    account: () => import('./compiled/es-ES/account.ts'),
    mail: () => import('./compiled/es-ES/mail.ts'),
  },
  'nl-NL': {
    shop: () => import('./compiled/nl-NL/shop.ts'),
    checkout: () => import('./compiled/nl-NL/checkout.ts'),
    later: () => import('./compiled/nl-NL/later.ts'),
    account: () => import('./compiled/nl-NL/account.ts'),
    mail: () => import('./compiled/nl-NL/mail.ts'),
  },
  'ja-JP': {
    shop: () => import('./compiled/ja-JP/shop.ts'),
    checkout: () => import('./compiled/ja-JP/checkout.ts'),
    later: () => import('./compiled/ja-JP/later.ts'),
    account: () => import('./compiled/ja-JP/account.ts'),
    mail: () => import('./compiled/ja-JP/mail.ts'),
  },
  'ru-RU': {
    shop: () => import('./compiled/ru-RU/shop.ts'),
    checkout: () => import('./compiled/ru-RU/checkout.ts'),
    later: () => import('./compiled/ru-RU/later.ts'),
    account: () => import('./compiled/ru-RU/account.ts'),
    mail: () => import('./compiled/ru-RU/mail.ts'),
  },
  'it-IT': {
    shop: () => import('./compiled/it-IT/shop.ts'),
    checkout: () => import('./compiled/it-IT/checkout.ts'),
    later: () => import('./compiled/it-IT/later.ts'),
    account: () => import('./compiled/it-IT/account.ts'),
    mail: () => import('./compiled/it-IT/mail.ts'),
  },
  'pt-BR': {
    shop: () => import('./compiled/pt-BR/shop.ts'),
    checkout: () => import('./compiled/pt-BR/checkout.ts'),
    later: () => import('./compiled/pt-BR/later.ts'),
    account: () => import('./compiled/pt-BR/account.ts'),
    mail: () => import('./compiled/pt-BR/mail.ts'),
  },
  'pl-PL': {
    shop: () => import('./compiled/pl-PL/shop.ts'),
    checkout: () => import('./compiled/pl-PL/checkout.ts'),
    later: () => import('./compiled/pl-PL/later.ts'),
    account: () => import('./compiled/pl-PL/account.ts'),
    mail: () => import('./compiled/pl-PL/mail.ts'),
  },
  'cs-CZ': {
    shop: () => import('./compiled/cs-CZ/shop.ts'),
    checkout: () => import('./compiled/cs-CZ/checkout.ts'),
    later: () => import('./compiled/cs-CZ/later.ts'),
    account: () => import('./compiled/cs-CZ/account.ts'),
    mail: () => import('./compiled/cs-CZ/mail.ts'),
  },
  'en-ZA': {
    shop: () => import('./compiled/en-ZA/shop.ts'),
    checkout: () => import('./compiled/en-ZA/checkout.ts'),
    later: () => import('./compiled/en-ZA/later.ts'),
    account: () => import('./compiled/en-ZA/account.ts'),
    mail: () => import('./compiled/en-ZA/mail.ts'),
  },
}

/** Every locale that has sentences of its own, or is English on purpose. */
export const catalogLocales: readonly string[] = Object.keys(catalogs)

/** The locale whose sentences are shown to a reader of `locale`. */
export function findCatalogLocale(locale: string): string {
  return locale in catalogs ? locale : SOURCE_LOCALE
}

const loaded = new Map<Catalog, Messages>()

/** The compiled sentences of a locale; untranslated ones are English already. Spec §1. */
export async function loadMessages(locale: string, part: CatalogPart): Promise<Messages> {
  const catalog = catalogs[findCatalogLocale(locale)]![part]
  const known = loaded.get(catalog)
  if (known) return known
  const { messages } = await catalog()
  // A server speaks at every request, and asking for a module that is there already is not free.
  loaded.set(catalog, messages)
  return messages
}
