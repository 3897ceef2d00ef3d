import { lazy, Suspense, useState } from 'react'
import { useLaterWords } from '../../shell/use-later-words.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

export interface WriteReviewProps {
  productId: number
}

/** Opens the form; its program and its words come with it. Nothing without JavaScript, for nothing could be sent. */
export function WriteReview({ productId }: WriteReviewProps) {
  const t = useWords()
  const hasWords = useLaterWords()
  const [isOpen, setOpen] = useState(false)

  if (!hasWords) return null
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
