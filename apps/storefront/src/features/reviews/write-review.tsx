import { lazy, Suspense, useEffect, useState } from 'react'
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
  const [orderToken, setOrderToken] = useState<string | null>(null)

  // A mail that asks for a review links to the form. Fragments are not sent to servers, so no log holds the token.
  useEffect(() => {
    const [, token] = /^#review(?:=(.+))?$/.exec(location.hash) ?? [null, null]
    if (token === null) return
    const section = document.querySelector('#reviews')
    section?.setAttribute('open', '')
    section?.scrollIntoView()
    setOpen(true)
    setOrderToken(token ? decodeURIComponent(token) : null)
  }, [])

  if (!hasMessages) return null
  return (
    <div className="review-write">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ReviewForm productId={productId} orderToken={orderToken} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('review.write')}
        </Button>
      )}
    </div>
  )
}
