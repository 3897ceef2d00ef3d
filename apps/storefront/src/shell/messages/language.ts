import type { StoreView } from '@meerkat/contract/store-config'
import { findChosenLanguage } from '@meerkat/i18n/chosen-language'

/** The language of a page: the shopper's choice for this store view, else the view's own. Spec §1, decision 0009. */
export function findLanguage(cookies: string, view: Pick<StoreView, 'storeCode' | 'i18n'>): string {
  return findChosenLanguage(cookies, view.storeCode) ?? view.i18n.defaultLocale
}
