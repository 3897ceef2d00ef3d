import type { Review } from '@meerkat/contract/review'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { PAGE_SIZE } from './product-reviews.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { HelpfulVote } from './review-vote.tsx'
import { filterByStars, REVIEW_ORDERS, type ReviewOrder, sortReviews } from './sort-reviews.ts'
import type { RatingSummary } from './summarise-ratings.ts'
import { useVotes } from './use-votes.ts'

export interface ReviewListProps {
  reviews: readonly Review[]
  spread: RatingSummary['spread']
  /** Total number of reviews, including those not loaded. */
  total: number
  /** Called when more reviews than loaded are needed. */
  onMore: () => void
}

/** Fewer reviews need no order and no filter. */
const FEW = 2

/** The reviews in the chosen order and with the chosen stars, in pages. Uses the message part `later`. */
export function ReviewList({ reviews, spread, total, onMore }: ReviewListProps) {
  const t = useMessages()
  const votes = useVotes()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [stars, setStars] = useState<number | null>(null)
  const [shown, setShown] = useState(PAGE_SIZE)
  const matching = sortReviews(filterByStars(reviews, stars), order)

  function handleMore() {
    if (shown + PAGE_SIZE > matching.length && reviews.length < total) onMore()
    setShown(shown + PAGE_SIZE)
  }

  return (
    <>
      {reviews.length > FEW && (
        <div className="reviews-tools">
          <Select
            name="review-order"
            label={t('reviews.order')}
            value={order}
            options={REVIEW_ORDERS.map((value) => ({ value, label: t(`reviews.order.${value}`) }))}
            onChange={(event) => setOrder(REVIEW_ORDERS.find((value) => value === event.target.value) ?? 'newest')}
          />
          <Select
            name="review-stars"
            label={t('reviews.filter')}
            value={stars === null ? '' : String(stars)}
            options={[
              { value: '', label: t('reviews.filter.all') },
              ...spread.map(({ stars, count }) => ({
                value: String(stars),
                label: `${t('reviews.stars', { stars })} (${count})`,
                disabled: count === 0,
              })),
            ]}
            onChange={(event) => setStars(event.target.value === '' ? null : Number(event.target.value))}
          />
        </div>
      )}
      <ol>
        {matching.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} vote={votes && <HelpfulVote review={review} votes={votes} />} />
          </li>
        ))}
      </ol>
      {(shown < matching.length || reviews.length < total) && (
        <Button variant="secondary" onClick={handleMore}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  )
}
