import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { lazyPart } from '../../shell/page-load/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toStars } from './to-stars.ts'

const ReviewForm = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm)

export interface WriteReviewProps {
  productId: number
}

/** Opens the form, loading its code and messages. Renders nothing without JavaScript, which is needed to send a review. */
export function WriteReview({ productId }: WriteReviewProps) {
  const t = useMessages()
  const hasMessages = useLaterMessages()
  const [isPressed, setPressed] = useState(false)
  const link = useSyncExternalStore(watchHash, readReviewLink, () => null)
  const stars = useSyncExternalStore(watchHash, readLinkedStars, () => 0)
  const isOpen = isPressed || link !== null

  useEffect(() => {
    if (link === null) return
    const section = document.querySelector('#reviews')
    section?.setAttribute('open', '')
    section?.scrollIntoView()
  }, [link])

  if (!hasMessages) return null
  return (
    <div className="review-write">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ReviewForm productId={productId} orderToken={link || null} linkedStars={stars} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setPressed(true)}>
          {t('review.write')}
        </Button>
      )}
    </div>
  )
}

/**
 * The value of `review` in the fragment of the address: '' in `#review`, null where it is missing. A mail that asks for a review links to the
 * form; fragments are not sent to servers, so no log contains the order's token.
 */
function readReviewLink(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('review')
}

/** The rating of the star that was clicked in the mail; 0 without one. */
function readLinkedStars(): number {
  return toStars(new URLSearchParams(location.hash.slice(1)).get('stars'))
}

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
