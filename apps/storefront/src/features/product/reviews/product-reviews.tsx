import type { Review } from '@meerkat/contract/review'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'
import { Rating } from '../../../ui/rating.tsx'
import { ReviewEntry } from './review-entry.tsx'
import type { RatingSummary } from './summarise-ratings.ts'
import { useStars } from './use-stars.ts'

const ReviewList = lazyPart(async () => (await import('./review-list.tsx')).ReviewList)

export interface ProductReviewsProps {
  reviews: readonly Review[]
  summary: RatingSummary | null
  /** Total number of reviews, including those not loaded. */
  total: number
  /** Called when more reviews than loaded are needed. */
  onMore: () => void
}

/** Reviews per page. */
export const PAGE_SIZE = 10

/**
 * The average rating, its distribution, and the newest reviews. Once the section is open, a list that can be sorted, filtered and
 * continued takes their place. docs/behaviour/small-stores.md §20.8.
 */
export function ProductReviews({ reviews, summary, total, onMore }: ProductReviewsProps) {
  const t = useMessages()
  const stars = useStars()
  const hasMessages = useLaterMessages()
  const { place, isOpen } = useOpenDetails()

  if (reviews.length === 0) return <p className="text-ink-soft">{t('reviews.none')}</p>
  const newest = (
    <ol>
      {reviews.slice(0, PAGE_SIZE).map((review) => (
        <li key={review.id}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ol>
  )
  return (
    <div ref={place} className="reviews">
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
        {hasMessages && isOpen ? (
          <Suspense fallback={newest}>
            <ReviewList reviews={reviews} spread={summary?.spread ?? []} total={total} onMore={onMore} />
          </Suspense>
        ) : (
          newest
        )}
      </div>
    </div>
  )
}

/** Whether the enclosing `details` has been opened, before or after hydration. */
function useOpenDetails() {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const details = place.current?.closest('details')
    if (!details) return
    const note = () => details.open && setOpen(true)
    note()
    details.addEventListener('toggle', note)
    return () => details.removeEventListener('toggle', note)
  }, [])

  return { place, isOpen }
}
