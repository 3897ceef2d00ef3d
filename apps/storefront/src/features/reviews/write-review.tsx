import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

export interface WriteReviewProps {
  productId: number
}

/** Opens the form, loading its code and messages. Renders nothing without JavaScript, which is needed to send a review. */
export function WriteReview({ productId }: WriteReviewProps) {
  const t = useMessages()
  const hasMessages = useLaterMessages()
  const [isOpen, setOpen] = useState(false)

  if (!hasMessages) return null
  return (
    <div className="review-write">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ReviewForm productId={productId} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('review.write')}
        </Button>
      )}
    </div>
  )
}
