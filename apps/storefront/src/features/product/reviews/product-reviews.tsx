import type { Review } from '@meerkat/contract/review'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { useDate } from '../../../shell/store-view/use-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { type ReviewOrder, sortReviews } from './sort-reviews.ts'
import { type RatingSummary, ratingOf } from './summarise-ratings.ts'

const ReviewOrderSelect = lazy(async () => ({ default: (await import('./review-order-select.tsx')).ReviewOrderSelect }))

export interface ProductReviewsProps {
  reviews: readonly Review[]
  summary: RatingSummary | null
  /** Total number of reviews, including those not loaded. */
  total: number
  /** Called when more reviews than loaded are needed. */
  onMore: () => void
}

/** Reviews per page. */
const PAGE_SIZE = 10

/**
 * The average rating, its distribution, and the reviews in pages, newest first by default.
 * docs/behaviour/small-stores.md §20.8.
 */
export function ProductReviews({ reviews, summary, total, onMore }: ProductReviewsProps) {
  const t = useMessages()
  const stars = useStars()
  const hasMessages = useLaterMessages()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [shown, setShown] = useState(PAGE_SIZE)

  function handleMore() {
    if (shown + PAGE_SIZE > reviews.length && reviews.length < total) onMore()
    setShown(shown + PAGE_SIZE)
  }

  if (reviews.length === 0) return <p className="text-ink-soft">{t('reviews.none')}</p>
  return (
    <div className="reviews">
      {summary && (
        <div className="reviews-summary">
          <p className="reviews-average amounts">{stars(summary.average)}</p>
          <Rating value={summary.average} label={t('reviews.average', { average: stars(summary.average) })} />
          <p>{t('reviews.count', { count: total })}</p>
          <ul>
            {summary.spread.map(({ stars, count }) => (
              <li key={stars}>
                <span className="amounts">{t('reviews.stars', { stars })}</span>
                <meter min={0} max={reviews.length} value={count} aria-label={t('reviews.withStars', { stars, count })} />
                <span className="amounts">{count}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="reviews-list">
        {hasMessages && reviews.length > 2 && (
          <Suspense>
            <ReviewOrderSelect order={order} onChange={setOrder} />
          </Suspense>
        )}
        <ol>
          {sortReviews(reviews, order)
            .slice(0, shown)
            .map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} />
              </li>
            ))}
        </ol>
        {hasMessages && shown < total && (
          <Button variant="secondary" onClick={handleMore}>
            {t('reviews.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Formats a number of stars for the language: "4.5", "4,5". */
export function useStars(): (stars: number) => string {
  const { i18n } = useRouter().options.context
  const format = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (stars) => format.format(stars)
}

interface ReviewEntryProps {
  review: Review
}

function ReviewEntry({ review }: ReviewEntryProps) {
  const t = useMessages()
  const toDate = useDate()
  const toText = useStars()
  const stars = ratingOf(review)
  return (
    <article className="review">
      {stars !== null && <Rating value={stars} label={t('reviews.average', { average: toText(stars) })} />}
      <h3 className="text-base">{review.title}</h3>
      <p>{review.detail}</p>
      <p className="review-author">
        {review.nickname}
        {review.created_at && <time dateTime={review.created_at}>{toDate(review.created_at)}</time>}
      </p>
    </article>
  )
}
