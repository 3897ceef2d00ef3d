import { listOwnReviews, REVIEW_APPROVED, REVIEW_PENDING, type Review } from '@meerkat/contract/review'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { useDate } from '../../../shell/store-view/use-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../data/use-answer.ts'

export interface ReviewsScreenProps {
  /** Link to the product of a review; undefined when it is no longer sold. */
  renderProduct: (productId: number) => ReactNode
  /** Called with the ids of the reviewed products, so that the route can load them. */
  onProducts: (ids: readonly number[]) => void
}

/** The customer's reviews with their status. Spec §2. */
export function ReviewsScreen({ renderProduct, onProducts }: ReviewsScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { api } = useRouter().options.context
  /** Undefined while loading, null when the server cannot be reached. */
  const [reviews, setReviews] = useState<readonly Review[] | null | undefined>(undefined)

  useAnswer(
    'reviews',
    () => api.ask(listOwnReviews, {}),
    (outcome) => {
      const own = outcome.kind === 'done' ? outcome.result : null
      setReviews(own)
      onProducts([...new Set(own?.map(({ product_id }) => product_id))])
    },
  )

  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="account-page-title">
        {t('account.reviews')}
      </h2>
      {reviews === undefined && <Skeleton className="h-32 w-full" />}
      {reviews === null && <p role="status">{t('ownReviews.failed')}</p>}
      {reviews?.length === 0 && (
        <EmptyState
          pose="left"
          headingLevel={3}
          title={t('ownReviews.none')}
          text={t('ownReviews.noneText')}
          actions={<ButtonLink href={href('/my-account/orders')}>{t('account.orders')}</ButtonLink>}
        />
      )}
      {reviews && (
        <ul className="order-list">
          {reviews.map((review) => (
            <li key={review.id} className="account-card own-review">
              <OwnReview review={review} product={renderProduct(review.product_id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnReview({ review, product }: { review: Review; product: ReactNode }) {
  const t = useMessages()
  const date = useDate()
  const { title, detail, created_at, review_status, ratings = [] } = review
  const stars = ratings[0]?.value
  return (
    <>
      <header>
        <h3>{title}</h3>
        <Badge>{t(`ownReviews.state.${stateOf(review_status)}`)}</Badge>
      </header>
      {product}
      {stars !== undefined && <Rating value={stars} label={t('ownReviews.stars', { stars })} />}
      <p className="own-review-text">{detail}</p>
      {created_at && <p className="order-note">{date(created_at)}</p>}
    </>
  )
}

function stateOf(status: number): 'approved' | 'pending' | 'rejected' {
  if (status === REVIEW_APPROVED) return 'approved'
  return status === REVIEW_PENDING ? 'pending' : 'rejected'
}
