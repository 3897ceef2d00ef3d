import type { Messages } from '@lingui/core'
import { catalogs as shop } from './compiled/shop.ts'

/**
 * The part of the shop that a file of messages is for: every screen (`shop`), the cart, filters and search panel (`find`), checkout and
 * orders, login and account, what loads after hydration (`later`: wishlist, comparison, writing a review), the connection and waiting
 * orders (`offline`), the pages on which an order is paid (`payment`), the contact form (`service`), delivery dates, what a product page
 * loads late (`product`: the feeding calculator, pictures of reviews), and mails, which no browser loads.
 */
export type CatalogPart =
  | 'shop'
  | 'cart'
  | 'find'
  | 'checkout'
  | 'account'
  | 'later'
  | 'offline'
  | 'payment'
  | 'service'
  | 'delivery'
  | 'product'
  | 'mail'

export const SOURCE_LOCALE = 'en-US'

/** One chunk per locale. A locale without an entry uses the source language. Spec §9. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/** The loaders of the other parts stay out of the initial bundle. */
const parts: Readonly<Record<CatalogPart, () => Promise<{ catalogs: Catalogs }>>> = {
  shop: async () => ({ catalogs: shop }),
  cart: () => import('./compiled/cart.ts'),
  find: () => import('./compiled/find.ts'),
  checkout: () => import('./compiled/checkout.ts'),
  later: () => import('./compiled/later.ts'),
  offline: () => import('./compiled/offline.ts'),
  payment: () => import('./compiled/payment.ts'),
  service: () => import('./compiled/service.ts'),
  delivery: () => import('./compiled/delivery.ts'),
  product: () => import('./compiled/product.ts'),
  account: () => import('./compiled/account.ts'),
  mail: () => import('./compiled/mail.ts'),
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
  const catalogLocale = findCatalogLocale(locale)
  const key = `${catalogLocale}/${part}`
  const known = loaded.get(key)
  if (known) return known
  const { catalogs } = await parts[part]()
  const { messages } = await catalogs[catalogLocale]!()
  // Cached: a server loads messages on every request, and repeated dynamic imports are not free.
  loaded.set(key, messages)
  return messages
}
