import { addWords } from '@meerkat/i18n/words'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
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
  const { i18n } = useRouter().options.context
  const [hasWords, setHasWords] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isHere = true
    addWords(i18n, 'later').then(
      () => isHere && setHasWords(true),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [i18n])

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
