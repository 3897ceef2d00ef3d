import type { Review } from '@meerkat/contract/review'
import { useRouter } from '@tanstack/react-router'
import { useDate } from '../../shell/use-date.ts'
import { useWords } from '../../shell/words.tsx'
import { Rating } from '../../ui/rating.tsx'
import { type RatingSummary, ratingOf } from './summarise-ratings.ts'

export interface ProductReviewsProps {
  reviews: readonly Review[]
  summary: RatingSummary | null
}

/** What others say: the average, how it is spread, and every opinion, newest first. Behaviour 20.8. */
export function ProductReviews({ reviews, summary }: ProductReviewsProps) {
  const t = useWords()
  const stars = useStars()
  if (reviews.length === 0) return <p className="text-ink-soft">{t('reviews.none')}</p>
  return (
    <div className="reviews">
      {summary && (
        <div className="reviews-summary">
          <p className="reviews-average amounts">{stars(summary.average)}</p>
          <Rating value={summary.average} label={t('reviews.average', { average: stars(summary.average) })} />
          <p>{t('reviews.count', { count: reviews.length })}</p>
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
      <ol className="reviews-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** "4.5", "4,5": a number of stars as the language writes it. */
export function useStars(): (stars: number) => string {
  const { i18n } = useRouter().options.context
  const format = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (stars) => format.format(stars)
}

interface ReviewEntryProps {
  review: Review
}

function ReviewEntry({ review }: ReviewEntryProps) {
  const t = useWords()
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
