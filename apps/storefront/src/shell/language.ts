import type { StoreView } from '@meerkat/contract/store-config'
import { isCatalogLocale } from '@meerkat/i18n/load-messages'

/** Each store view remembers its own: changing the store view loads its language. Behaviour 8.5, decision 0009. */
export function languageCookie({ storeCode }: Pick<StoreView, 'storeCode'>): string {
  return storeCode ? `language-${storeCode}` : 'language'
}

/** The language that a page speaks: the shopper's choice for this store view, else the view's own. Spec §1, decision 0009. */
export function findLanguage(cookies: string, view: Pick<StoreView, 'storeCode' | 'i18n'>): string {
  const [, chosen = ''] = new RegExp(`(?:^|; ?)${languageCookie(view)}=([\\w-]+)`).exec(cookies) ?? []
  return isCatalogLocale(chosen) ? chosen : view.i18n.defaultLocale
}
