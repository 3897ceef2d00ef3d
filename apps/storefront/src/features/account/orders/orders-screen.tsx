import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { formatDate } from '@meerkat/domain/format/format-date'
import { upcomingSteps } from '@meerkat/domain/orders/upcoming-steps'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useTimeZone } from '../../../shell/store-view/use-time-zone.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderAgain } from './order-again.tsx'
import { listLines } from './order-lines.tsx'
import { OrderPicture } from './order-picture.tsx'
import { latestState } from './order-state.ts'
import { useOrderPrice } from './use-order-price.ts'
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

  if (orders === undefined) return <Skeleton className="h-32 w-full" />
  if (orders === null) {
    return (
      <>
        {waiting}
        <p role="status">{t('orders.failed')}</p>
      </>
    )
  }
  if (orders.length === 0) {
    return waiting ?? <EmptyState title={t('orders.none')} actions={<ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>} />
  }
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="account-page-title">
        {t('account.orders')}
      </h2>
      {waiting}
      <ul className="order-list">
        {orders.map((order) => (
          <OrderRow key={order.entity_id} order={order} onOrderAgain={onOrderAgain} />
        ))}
      </ul>
      {orders.length < total && <MoreOrders shown={orders.length} total={total} onLoad={loadMore} />}
    </section>
  )
}

/** More pictures would not fit beside the button on a phone. */
const MOST_PICTURES = 4

function OrderRow({ order, onOrderAgain }: Pick<OrdersScreenProps, 'onOrderAgain'> & { order: HistoryOrder }) {
  const t = useMessages()
  const href = useHref()
  const price = useOrderPrice(order)
  const { i18n } = useStoreView()
  const timeZone = useTimeZone()
  const lines = listLines(order)
  const [next] = upcomingSteps(order)
  const number = t('orders.number', { id: order.increment_id })
  return (
    <li className="order-card">
      <a href={href(`/my-account/orders/${order.entity_id}`)} data-preload="off" className="order-row">
        <strong>{number}</strong>
        <strong className="amounts">{price(order.grand_total)}</strong>
        <span className="order-soft">
          {formatDate(order.created_at, { format: i18n.dateFormat, locale: i18n.defaultLocale, timeZone })}
        </span>
        <span className="order-state" data-status={order.status}>
          <Badge>{latestState(order, t)}</Badge>
        </span>
        {next && <span className="order-soft order-next">{t('orders.nextStep', { step: t(`orders.next.${next}`) })}</span>}
        <span className="order-pictures">
          {lines.slice(0, MOST_PICTURES).map((item) => (
            <OrderPicture key={item.item_id} item={item} />
          ))}
          {lines.length > MOST_PICTURES && <span className="order-soft amounts">+{lines.length - MOST_PICTURES}</span>}
        </span>
      </a>
      <OrderAgain items={lines} onOrderAgain={onOrderAgain} isSecondary of={number} />
    </li>
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
      <p role="status" className="order-soft">
        {t('orders.progress', { shown, total })}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={handleClick}>
        {t('orders.more')}
      </Button>
    </div>
  )
}
