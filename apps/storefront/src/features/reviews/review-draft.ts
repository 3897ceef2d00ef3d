import type { NewReview } from '@meerkat/contract/review'
import { checkEmail, checkFirstName, checkFreeText, type FieldFault } from '@meerkat/domain/checkout/check-fields'

/** The values of the form. */
export interface ReviewDraft {
  /** 0 while none are chosen; stars are optional. */
  readonly stars: number
  readonly nickname: string
  /** Never sent; asking for it deters careless reviews. docs/wire.md §6.1. */
  readonly email: string
  readonly title: string
  readonly detail: string
}

export const EMPTY_DRAFT: ReviewDraft = { stars: 0, nickname: '', email: '', title: '', detail: '' }

/** Maximum lengths that the API accepts. docs/wire.md §6.1. */
export const LONGEST = { nickname: 128, title: 255, detail: 5000 } as const

export type DraftField = keyof ReviewDraft

/** Returns the faults in the order of the form's fields. docs/behaviour/forms.md §19. */
export function checkDraft({ nickname, email, title, detail }: ReviewDraft): [DraftField, FieldFault][] {
  const checked: [DraftField, FieldFault | null][] = [
    ['nickname', checkFirstName(nickname)],
    ['email', checkEmail(email)],
    ['title', checkFreeText(title)],
    ['detail', checkFreeText(detail)],
  ]
  return checked.filter((pair): pair is [DraftField, FieldFault] => pair[1] !== null)
}

/** Maps to the API request; the server sets the author and the approval. docs/wire.md §6.1, docs/behaviour/small-stores.md §20.8. */
export function toReview({ stars, nickname, title, detail }: ReviewDraft, productId: number): NewReview {
  return {
    product_id: productId,
    title: title.trim(),
    detail: detail.trim(),
    nickname: nickname.trim(),
    review_entity: 'product',
    ...(stars > 0 && { ratings: [{ rating_name: 'Rating', value: stars }] }),
  }
}
