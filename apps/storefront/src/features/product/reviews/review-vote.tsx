import type { Review } from '@meerkat/contract/review'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Votes } from './use-votes.ts'

export interface HelpfulVoteProps {
  review: Review
  votes: Votes
}

/** The button that marks a review as helpful; a second click takes the vote back. */
export function HelpfulVote({ review, votes }: HelpfulVoteProps) {
  const t = useMessages()
  const isHelpful = votes.has(review.id)
  return (
    <Button variant="secondary" size="small" className="review-vote" aria-pressed={isHelpful} onClick={() => void votes.toggle(review.id)}>
      <Icon of={ThumbsUp} size={16} />
      {t('reviews.helpful', { count: votes.countOf(review) })}
    </Button>
  )
}
