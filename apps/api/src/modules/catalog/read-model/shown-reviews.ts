import type { Review } from '@meerkat/contract/review'
import type { StoreView } from '@meerkat/contract/store-config'
import { type ListedDocument, listDocument } from '../../../search/documents/stored-document.ts'

/** A review and when it was written, in microseconds: reviews are listed newest first. */
export interface DatedReview {
  readonly review: Review
  readonly at: number
}

export interface ShownReview extends DatedReview {
  readonly document: ListedDocument
}

export function toShownReview({ review, at }: DatedReview): ShownReview {
  return { review, at, document: listDocument(review.id, review) }
}

/** The reviews that are shown in this store view; its ratings include only these. */
export function listShown(reviews: readonly ShownReview[], { storeId }: StoreView): ShownReview[] {
  return reviews.filter(({ review: { stores, store_id } }) => {
    const shownIn = stores ?? (store_id === undefined ? [0] : [store_id])
    // Store 0 means all store views.
    return shownIn.length === 0 || shownIn.includes(0) || shownIn.includes(storeId)
  })
}

/** All reviews with those of some products replaced, newest first. */
export function replaceReviews(
  reviews: readonly ShownReview[],
  productIds: ReadonlySet<number>,
  current: readonly DatedReview[],
): ShownReview[] {
  const others = reviews.filter(({ review }) => !productIds.has(review.product_id))
  return [...others, ...current.map(toShownReview)].sort((a, b) => b.at - a.at || b.review.id - a.review.id)
}
