import type { Review, ReviewPicture } from '@meerkat/contract/review'
import { joinList } from '@meerkat/domain/format/join-list'
import { parseTimestamp } from '@meerkat/domain/format/parse-timestamp'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCatalogueLang } from '../../../shell/store-view/store-view.tsx'
import { useTimeZone } from '../../../shell/store-view/use-time-zone.ts'
import { Rating } from '../../../ui/rating.tsx'
import { ratingOf } from './summarise-ratings.ts'
import { useStars } from './use-stars.ts'

export interface ReviewEntryProps {
  review: Review
  /** The button for a helpful vote. */
  vote?: ReactNode
}

/** One review: stars, text, its author with the animal, and when it was written. */
export function ReviewEntry({ review, vote }: ReviewEntryProps) {
  const t = useMessages()
  const { locale } = useRouter().options.context.i18n
  // A store view shows its own reviews.
  const lang = useCatalogueLang()
  const timeZone = useTimeZone()
  const toText = useStars()
  const stars = ratingOf(review)
  const at = parseTimestamp(review.created_at ?? '')
  return (
    <article className="review">
      {stars !== null && <Rating value={stars} label={t('reviews.average', { average: toText(stars) })} />}
      <h2 className="text-base" lang={lang}>
        {review.title}
      </h2>
      <p lang={lang}>{review.detail}</p>
      {review.pictures && <ReviewPictures review={review} pictures={review.pictures} />}
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

/** Links, which work without JavaScript; the list opens them in its viewer. */
function ReviewPictures({ review, pictures }: { review: Review; pictures: readonly ReviewPicture[] }) {
  const t = useMessages()
  const { width, height } = SHAPES.zoom
  return (
    <ul className="review-pictures">
      {pictures.map(({ path }, at) => (
        <li key={path}>
          <a href={imageUrl(path, width, height) ?? undefined} target="_blank" rel="noopener" data-review={review.id} data-at={at}>
            <Picture path={path} shape={SHAPES.thumbnail} alt={t('reviews.picture', { name: review.nickname, at: at + 1 })} sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** "Bella, ridgeback, 38 kg" as one text, or nothing. */
function describeAnimal({ animal }: Review, locale: string): string[] {
  const { name, kind, weight_kg } = animal ?? {}
  const weight = weight_kg && new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(weight_kg)
  const parts = [name, kind, weight].filter((part): part is string => Boolean(part))
  return parts.length === 0 ? [] : [joinList(parts, locale)]
}
