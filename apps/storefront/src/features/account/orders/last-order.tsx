import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openOffline } from '../../../offline/open-offline.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { useDay } from '../../../shell/store-view/use-date.ts'
import { OrderAgain } from './order-again.tsx'
import { listLines } from './order-lines.tsx'
import { OrderPicture } from './order-picture.tsx'
import './last-order.css'

/** More would not fit on a phone. */
const MAX_PICTURES = 4

export interface LastOrderProps {
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
}

/** The newest order that is stored on this device, to order it again with one click. docs/behaviour/orders.md §17. */
export function LastOrder({ onOrderAgain }: LastOrderProps) {
  const t = useMessages()
  const href = useHref()
  const day = useDay()
  const { api, view } = useRouter().options.context
  const [order, setOrder] = useState<HistoryOrder | null>(null)
  const isHere = useLaterMessages('account')

  useEffect(() => {
    let isOpen = true
    const { user } = openOffline({ api, storeCode: view.storeCode })
    void read()

    async function read() {
      const orders = await user.readOrders()
      if (isOpen) setOrder(orders?.find(({ status }) => status !== 'canceled') ?? null)
    }

    return () => {
      isOpen = false
    }
  }, [api, view])

  if (!order || !isHere) return null
  const lines = listLines(order)
  return (
    <section className="last-order" aria-labelledby="last-order-title">
      <div>
        <h2 id="last-order-title">{t('orders.again')}</h2>
        <p className="text-ink-soft">
          {t('orders.lastOrder', { date: day(order.created_at) })}{' '}
          <a href={href(`/my-account/orders/${order.entity_id}`)} className="link" data-preload="off">
            {t('orders.number', { id: order.increment_id })}
          </a>
        </p>
      </div>
      <span className="last-order-pictures">
        {lines.slice(0, MAX_PICTURES).map((item) => (
          <OrderPicture key={item.item_id} item={item} />
        ))}
        {lines.length > MAX_PICTURES && <span className="amounts">+{lines.length - MAX_PICTURES}</span>}
      </span>
      <OrderAgain items={lines} onOrderAgain={onOrderAgain} isSecondary={false} />
    </section>
  )
}
