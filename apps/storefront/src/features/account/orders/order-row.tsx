import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { joinList } from '@meerkat/domain/format/join-list'
import { upcomingSteps } from '@meerkat/domain/orders/upcoming-steps'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { useCatalogueLang, useLocale } from '../../../shell/store-view/store-view.tsx'
import { useDate } from '../../../shell/store-view/use-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OrderAgain } from './order-again.tsx'
import { listLines } from './order-lines.tsx'
import { OrderPicture } from './order-picture.tsx'
import { latestState } from './order-state.ts'
import { useOrderPrice } from './use-order-price.ts'

/** More pictures would not fit beside the button on a phone. */
const MAX_PICTURES = 4

export interface OrderRowProps {
  order: HistoryOrder
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
}

/** An order in short: its state, what comes next, its pictures, and the button that orders it again. */
export function OrderRow({ order, onOrderAgain }: OrderRowProps) {
  const t = useMessages()
  const href = useHref()
  const price = useOrderPrice(order)
  const date = useDate()
  const lang = useCatalogueLang()
  const locale = useLocale()
  const namesIn = lang ?? locale
  const lines = listLines(order)
  const [next] = upcomingSteps(order)
  const number = t('orders.number', { id: order.increment_id })
  return (
    <div className="order-card">
      <a href={href(`/my-account/orders/${order.entity_id}`)} data-preload="off" className="order-row">
        <span className="order-ends">
          <strong>{number}</strong>
          <strong className="amounts">{price(order.grand_total)}</strong>
        </span>
        <span className="order-ends">
          <span className="order-note">{date(order.created_at)}</span>
          <span className="order-state" data-status={order.status}>
            <Badge>{latestState(order, t)}</Badge>
          </span>
        </span>
        {next && <span className="order-note">{t('orders.nextStep', { step: t(`orders.next.${next}`) })}</span>}
        <span className="order-pictures">
          {lines.slice(0, MAX_PICTURES).map((item) => (
            <OrderPicture key={item.item_id} item={item} />
          ))}
          {lines.length > MAX_PICTURES && <span className="order-note amounts">+{lines.length - MAX_PICTURES}</span>}
        </span>
        <span className="order-note order-names" lang={lang}>
          {joinList(
            lines.map((item) => nameWithOptions(item, namesIn)),
            namesIn,
          )}
        </span>
      </a>
      <OrderAgain items={lines} onOrderAgain={onOrderAgain} isSecondary of={number} />
    </div>
  )
}

/** Such as `2 × Ball Launcher (Red, Large)`: the picture of a product does not show its size. */
function nameWithOptions({ name, qty_ordered: qty, options = [] }: HistoryItem, locale: string): string {
  const chosen = joinList(
    options.map(({ value }) => value),
    locale,
  )
  return `${qty > 1 ? `${qty}\u00a0×\u00a0` : ''}${name}${chosen && ` (${chosen})`}`
}
