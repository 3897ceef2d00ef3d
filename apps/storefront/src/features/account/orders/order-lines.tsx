import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { moneyOfOrder } from '@meerkat/domain/cart/totals/money-rows'
import { labelled } from '@meerkat/domain/format/with-colon'
import { hasLoyaltyCard } from '@meerkat/domain/loyalty/has-loyalty-card'
import { recommendedPrice } from '@meerkat/domain/orders/recommended-price'
import { useStore } from 'zustand'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { MoneySummary } from '../../../shell/money/money-summary.tsx'
import { sessionStore } from '../../../shell/session/session.ts'
import { useCatalogueLang, useLocale, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { OrderPicture } from './order-picture.tsx'
import { useOrderPrice } from './use-order-price.ts'

export interface OrderLinesProps {
  order: HistoryOrder
}

/** What was bought; the parts of a bundle belong to its line. docs/behaviour/orders.md §17. */
export function OrderLines({ order }: OrderLinesProps) {
  return (
    <ul className="order-items">
      {listLines(order).map((item) => (
        <OrderLine key={item.item_id} item={item} order={order} />
      ))}
    </ul>
  )
}

export function listLines({ items }: Pick<HistoryOrder, 'items'>): HistoryItem[] {
  return items.filter((item) => !item['parent_item_id'])
}

function OrderLine({ item, order }: { item: HistoryItem; order: HistoryOrder }) {
  const t = useMessages()
  const price = useOrderPrice(order)
  const recommended = recommendedPrice(item)
  const lang = useCatalogueLang()
  const locale = useLocale()
  return (
    <li>
      <OrderPicture item={item} />
      <span>
        <span className="amounts">{item.qty_ordered}</span> ×{' '}
        <span lang={lang}>{item.link ? <a href={item.link}>{item.name}</a> : item.name}</span>
        {item.options?.map(({ label, value }) => (
          <span key={label} className="order-note block">
            {labelled(label, value, locale)}
          </span>
        ))}
        <span className="order-note block">{t('orders.sku', { sku: item.sku })}</span>
        {recommended !== null && <span className="order-note amounts block">{t('orders.recommended', { price: price(recommended) })}</span>}
      </span>
      <span className="order-amount">
        <span className="amounts">{item.row_total_incl_tax === 0 ? t('price.free') : price(item.row_total_incl_tax)}</span>
        {item.qty_ordered > 1 && item.price_incl_tax > 0 && (
          <span className="order-note amounts block">{t('orders.each', { price: price(item.price_incl_tax) })}</span>
        )}
      </span>
    </li>
  )
}

/** What the order cost, in the same rows as the cart (decision 0021). */
export function OrderSums({ order }: OrderLinesProps) {
  const t = useMessages()
  const price = useOrderPrice(order)
  const { tax } = useStoreView()
  const refunded = order.total_refunded ?? 0
  return (
    <MoneySummary money={moneyOfOrder(order, tax)} price={price}>
      {order.loyalty_points !== undefined && <OrderPoints order={order} />}
      {refunded > 0 && <p className="totals-tax">{t('orders.refunded', { amount: price(refunded) })}</p>}
    </MoneySummary>
  )
}

/** The points that the order earns; nothing for customers without a loyalty card. */
function OrderPoints({ order: { loyalty_points: points = 0, loyalty_credited: credited = 0, status } }: OrderLinesProps) {
  const t = useMessages()
  const hasCard = useStore(sessionStore, ({ user }) => user !== null && hasLoyaltyCard(user))
  const isOpen = status === 'pending' || status === 'processing'
  if (credited > 0) return <p className="totals-tax">{t('orders.pointsCredited', { points: credited })}</p>
  return hasCard && isOpen ? <p className="totals-tax">{t('orders.pointsWait', { points })}</p> : null
}
