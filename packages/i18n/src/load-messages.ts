import type { Messages } from '@lingui/core'

/** Sentences that any screen may say, or those of checkout and order alone. */
export type CatalogPart = 'shop' | 'checkout'

export const SOURCE_LOCALE = 'en-US'

type Catalog = () => Promise<{ messages: Messages }>

/** One chunk per locale and part. A locale without a line here speaks the source language until it has a catalogue. */
const catalogs: Record<string, Record<CatalogPart, Catalog>> = {
  'en-US': {
    shop: () => import('./catalogs/en-US/shop.ts'),
    checkout: () => import('./catalogs/en-US/checkout.ts'),
  },
  'en-ZA': {
    shop: () => import('./catalogs/en-ZA/shop.ts'),
    checkout: () => import('./catalogs/en-ZA/checkout.ts'),
  },
}

/** The locale whose sentences are shown to a reader of `locale`. */
export function findCatalogLocale(locale: string): string {
  return locale in catalogs ? locale : SOURCE_LOCALE
}

/** The compiled sentences of a locale; untranslated ones are English already. Spec §1. */
export async function loadMessages(locale: string, part: CatalogPart): Promise<Messages> {
  const { messages } = await catalogs[findCatalogLocale(locale)]![part]()
  return messages
}
