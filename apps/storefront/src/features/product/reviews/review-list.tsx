import type { Review } from '@meerkat/contract/review'
import { type MouseEvent, Suspense, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { PictureViewer, usePictureViewer } from '../gallery/open-viewer.ts'
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

/** This many reviews or fewer need no sorting and no filter. */
const FEW = 2

/** The reviews in the chosen order and with the chosen stars, in pages. Uses the message part `later`. */
export function ReviewList({ reviews, spread, total, onMore }: ReviewListProps) {
  const t = useMessages()
  const votes = useVotes()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [stars, setStars] = useState<number | null>(null)
  const [shown, setShown] = useState(PAGE_SIZE)
  const viewer = usePictureViewer()
  const [opened, setOpened] = useState<Review | null>(null)
  const matching = sortReviews(filterByStars(reviews, stars), order)

  function handleMore() {
    if (shown + PAGE_SIZE > matching.length && reviews.length < total) onMore()
    setShown(shown + PAGE_SIZE)
  }

  function handlePicture(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-review]') : null
    const review = reviews.find(({ id }) => String(id) === link?.dataset['review'])
    if (!review || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(review)
    void viewer.open(Number(link?.dataset['at']))
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks of the links in it */}
      <ol onClick={handlePicture}>
        {matching.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} vote={votes && <HelpfulVote review={review} votes={votes} />} />
          </li>
        ))}
      </ol>
      {viewer.isHere && (
        <Suspense>
          <PictureViewer
            title={opened?.title ?? ''}
            pictures={(opened?.pictures ?? []).map(({ path }, at) => ({
              path,
              alt: t('reviews.picture', { name: opened?.nickname, at: at + 1 }),
            }))}
            at={viewer.at}
            onMove={viewer.setAt}
          />
        </Suspense>
      )}
      {(shown < matching.length || reviews.length < total) && (
        <Button variant="secondary" onClick={handleMore}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  )
}
