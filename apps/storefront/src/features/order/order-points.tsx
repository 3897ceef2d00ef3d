import { hasLoyaltyCard } from '@meerkat/domain/loyalty/has-loyalty-card'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { sessionStore } from '../../shell/session/session.ts'
import { useHref } from '../../shell/store-view/href.ts'

export interface OrderPointsProps {
  /** Of the confirmation; missing if the order earns none. */
  points: number | undefined
}

/** Says to a customer what the order earns for the loyalty card, or that a card would collect it. docs/behaviour/account.md §16.4. */
export function OrderPoints({ points = 0 }: OrderPointsProps) {
  const t = useMessages()
  const href = useHref()
  const user = useStore(sessionStore, (state) => state.user)
  if (points === 0 || !user) return null
  if (hasLoyaltyCard(user)) return <p className="text-ink-soft">{t('order.pointsCard', { points })}</p>
  return (
    <p>
      <a href={href('/my-account/loyalty-card')} className="link" data-preload="off">
        {t('order.pointsJoin', { points })}
      </a>
    </p>
  )
}
