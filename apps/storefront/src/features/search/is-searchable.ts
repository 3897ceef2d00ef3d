import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import type { Translate } from '@meerkat/i18n/messages'
import { shop } from '../../shell/store-view/stores.ts'

/** False for terms with too few characters to search for (spec §5), and for card numbers, which must not be sent (docs/behaviour/forms.md). */
export function isSearchable(text: string): boolean {
  return !isTooShort(text) && !isLikeCardNumber(text)
}

/** Why nothing is searched for. */
export function whyNotSearched(text: string, t: Translate): string {
  return isTooShort(text) ? t('search.minimum', { count: shop.search.minimumTermLength }) : t('search.none')
}

function isTooShort(text: string): boolean {
  return text.trim().length < shop.search.minimumTermLength
}
