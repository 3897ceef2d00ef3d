import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import { shop } from '../../shell/store-view/stores.ts'

/** False for terms with too few characters to search for (spec §5), and for card numbers, which must not be sent (docs/behaviour/forms.md). */
export function isSearchable(text: string): boolean {
  return !isTooShort(text) && !isLikeCardNumber(text)
}

export function isTooShort(text: string): boolean {
  return text.trim().length < shop.search.minimumTermLength
}
