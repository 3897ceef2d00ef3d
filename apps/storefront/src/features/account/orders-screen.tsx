import { formatDate } from '@meerkat/domain/format/format-date'
import { usePrice } from '../../shell/format.ts'
import { useHref } from '../../shell/href.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useTimeZone } from '../../shell/use-time-zone.ts'
import { useWords } from '../../shell/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orderState } from './order-state.ts'
import { useOrders } from './use-orders.ts'

/** Every order, newest first. Behaviour 17. */
export function OrdersScreen() {
  const t = useWords()
  const href = useHref()
  const price = usePrice()
  const { i18n } = useStoreView()
  const timeZone = useTimeZone()
  const orders = useOrders()

  if (orders === undefined) return <Skeleton className="h-32 w-full" />
  if (orders === null) return <p role="status">{t('orders.failed')}</p>
  if (orders.length === 0) {
    return <EmptyState title={t('orders.none')} actions={<ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>} />
  }
  return (
    <ul className="order-list">
      {orders.map((order) => (
        <li key={order.entity_id}>
          <a href={href(`/my-account/orders/${order.entity_id}`)} data-preload="off" className="order-row">
            <strong>{t('orders.number', { id: order.increment_id })}</strong>
            <strong className="amounts">{price(order.grand_total)}</strong>
            <span className="order-soft">
              {formatDate(order.created_at, { format: i18n.dateFormat, locale: i18n.defaultLocale, timeZone })}
            </span>
            <span className="order-soft">{orderState(order.status, t)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
