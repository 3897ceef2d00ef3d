import { isCatalogLocale } from './load-messages.ts'

/** One cookie per store view: changing the store view loads its own language. `docs/behaviour/urls.md §8.5`, decision 0009. */
export function languageCookie(storeCode: string): string {
  return storeCode ? `language-${storeCode}` : 'language'
}

/** The language a shopper chose for a store view, from the `Cookie` header; null when it is missing or unsupported. */
export function findChosenLanguage(cookies: string, storeCode: string): string | null {
  const [, chosen = ''] = new RegExp(`(?:^|; ?)${languageCookie(storeCode)}=([\\w-]+)`).exec(cookies) ?? []
  return isCatalogLocale(chosen) ? chosen : null
}
