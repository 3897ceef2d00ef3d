import { useMessages } from '../../../shell/messages/messages.tsx'
import { Select } from '../../../ui/select.tsx'
import { REVIEW_ORDERS, type ReviewOrder } from './sort-reviews.ts'

export interface ReviewOrderSelectProps {
  order: ReviewOrder
  onChange: (order: ReviewOrder) => void
}

/** Selects the order of reviews. Uses the message part `later`. */
export function ReviewOrderSelect({ order, onChange }: ReviewOrderSelectProps) {
  const t = useMessages()
  return (
    <Select
      name="review-order"
      label={t('reviews.order')}
      value={order}
      options={REVIEW_ORDERS.map((value) => ({ value, label: t(`reviews.order.${value}`) }))}
      onChange={(event) => onChange(REVIEW_ORDERS.find((value) => value === event.target.value) ?? 'newest')}
    />
  )
}
