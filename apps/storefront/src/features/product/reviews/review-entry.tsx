import type { Review } from '@meerkat/contract/review'
import { parseTimestamp } from '@meerkat/domain/format/parse-timestamp'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useTimeZone } from '../../../shell/store-view/use-time-zone.ts'
import { Rating } from '../../../ui/rating.tsx'
import { useStars } from './product-reviews.tsx'
import { ratingOf } from './summarise-ratings.ts'

export interface ReviewEntryProps {
  review: Review
  /** The button for a helpful vote. */
  vote?: ReactNode
}

/** One review: stars, text, its author with the animal, and when it was written. */
export function ReviewEntry({ review, vote }: ReviewEntryProps) {
  const t = useMessages()
  const { locale } = useRouter().options.context.i18n
  const timeZone = useTimeZone()
  const toText = useStars()
  const stars = ratingOf(review)
  const at = parseTimestamp(review.created_at ?? '')
  return (
    <article className="review">
      {stars !== null && <Rating value={stars} label={t('reviews.average', { average: toText(stars) })} />}
      <h3 className="text-base">{review.title}</h3>
      <p>{review.detail}</p>
      <p className="review-author">
        {[review.nickname, ...describeAnimal(review, locale)].join(' · ')}
        {review.verified_purchase && <span className="review-verified">{t('reviews.verified')}</span>}
        {at !== null && (
          <time dateTime={review.created_at}>{new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)}</time>
        )}
      </p>
      {vote}
    </article>
  )
}

/** "Bella, ridgeback, 38 kg" as one text, or nothing. */
function describeAnimal({ animal }: Review, locale: string): string[] {
  const { name, kind, weight_kg } = animal ?? {}
  const weight = weight_kg && new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(weight_kg)
  const parts = [name, kind, weight].filter(Boolean)
  return parts.length === 0 ? [] : [parts.join(', ')]
}
