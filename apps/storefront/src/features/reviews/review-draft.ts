import type { NewReview } from '@meerkat/contract/review'

/** What stands in the form. */
export interface ReviewDraft {
  /** 0 as long as none is chosen. */
  readonly stars: number
  readonly nickname: string
  readonly title: string
  readonly detail: string
}

export const EMPTY_DRAFT: ReviewDraft = { stars: 0, nickname: '', title: '', detail: '' }

/** What the wire takes at most. Contract 6.1. */
export const LONGEST = { nickname: 128, title: 255, detail: 5000 } as const

export type DraftField = keyof ReviewDraft

/** Fields that are still empty: all are asked for. */
export function findGaps(draft: ReviewDraft): DraftField[] {
  const texts = (['nickname', 'title', 'detail'] as const).filter((field) => draft[field].trim() === '')
  return draft.stars === 0 ? ['stars', ...texts] : texts
}

/** As it is sent; the shop decides who wrote it and whether it is shown. Contract 6.1, behaviour 20.8. */
export function toReview({ stars, nickname, title, detail }: ReviewDraft, productId: number): NewReview {
  return {
    product_id: productId,
    title: title.trim(),
    detail: detail.trim(),
    nickname: nickname.trim(),
    review_entity: 'product',
    ratings: [{ rating_name: 'Rating', value: stars }],
  }
}
