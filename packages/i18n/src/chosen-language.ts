import { isCatalogLocale } from './load-messages.ts'

/** Each store view remembers its own: changing the store view loads its language. Behaviour 8.5, decision 0009. */
export function languageCookie(storeCode: string): string {
  return storeCode ? `language-${storeCode}` : 'language'
}

/** The language that a shopper chose for a store view, from the `Cookie` header; null when none of ours. */
export function findChosenLanguage(cookies: string, storeCode: string): string | null {
  const [, chosen = ''] = new RegExp(`(?:^|; ?)${languageCookie(storeCode)}=([\\w-]+)`).exec(cookies) ?? []
  return isCatalogLocale(chosen) ? chosen : null
}
