import type { HistoryItem } from '@meerkat/contract/history-item'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderRow } from './order-row.tsx'
import { type OrderList, useOrders } from './use-orders.ts'

export interface OrdersScreenProps {
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
  /** The orders of this device that are not placed yet. */
  waiting?: ReactNode
}

/** All orders, newest first. docs/behaviour/orders.md §17. */
export function OrdersScreen({ onOrderAgain, waiting = null }: OrdersScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { orders, total, loadMore } = useOrders()

  if (!orders) {
    return (
      <>
        {waiting}
        {orders === null ? <p role="status">{t('orders.failed')}</p> : <Skeleton className="h-32 w-full" />}
      </>
    )
  }
  if (orders.length === 0 && waiting) return waiting
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="account-page-title">
        {t('account.orders')}
      </h2>
      {waiting}
      {orders.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('orders.none')}
          text={t('orders.noneText')}
          actions={<ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>}
        />
      ) : (
        <ul className="order-list">
          {orders.map((order) => (
            <li key={order.entity_id}>
              <OrderRow order={order} onOrderAgain={onOrderAgain} />
            </li>
          ))}
        </ul>
      )}
      {orders.length < total && <MoreOrders shown={orders.length} total={total} onLoad={loadMore} />}
    </section>
  )
}

interface MoreOrdersProps {
  shown: number
  total: number
  onLoad: OrderList['loadMore']
}

function MoreOrders({ shown, total, onLoad }: MoreOrdersProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    const failure = await onLoad().finally(() => setBusy(false))
    if (failure === null) return
    notices.show({ type: 'error', message: refusalText(failure, t) ?? t('orders.failed'), action1: { label: t('notices.ok') } })
  }

  return (
    <div className="order-more">
      <p role="status" className="order-note">
        {t('orders.progress', { shown, total })}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={handleClick}>
        {t('orders.more')}
      </Button>
    </div>
  )
}
