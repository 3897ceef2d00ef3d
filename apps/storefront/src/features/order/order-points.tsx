import { hasLoyaltyCard } from '@meerkat/domain/loyalty/has-loyalty-card'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { sessionStore } from '../../shell/session/session.ts'
import { useHref } from '../../shell/store-view/href.ts'

export interface OrderPointsProps {
  /** From the order confirmation; missing if the order earns none. */
  points: number | undefined
}

/** Tells a customer how many points the order earns, or that a loyalty card would collect them. docs/behaviour/account.md §16.4. */
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
