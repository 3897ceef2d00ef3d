import type { HistoryItem, HistoryOrder } from '@meerkat/contract/order-history'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useOrderPrice } from './use-order-price.ts'

export interface OrderLinesProps {
  order: HistoryOrder
}

/** What was bought; parts of a set belong to a line of their own. Behaviour 17. */
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
  return (
    <li>
      <span>
        <span className="amounts">{item.qty_ordered}</span> × {item.name}
        {item.options?.map(({ label, value }) => (
          <span key={label} className="order-soft block">
            {/[?:？：]$/.test(label) ? label : `${label}:`} {value}
          </span>
        ))}
        <span className="order-soft block">{t('orders.sku', { sku: item.sku })}</span>
      </span>
      <span className="order-amount">
        <span className="amounts">{price(item.row_total_incl_tax)}</span>
        {item.qty_ordered > 1 && (
          <span className="order-soft amounts block">{t('orders.each', { price: price(item.price_incl_tax) })}</span>
        )}
      </span>
    </li>
  )
}

/** What it cost: everything with its tax, which is told on its own. */
export function OrderSums({ order }: OrderLinesProps) {
  const t = useMessages()
  const price = useOrderPrice(order)
  const { coupon_code: code } = order
  const rows = [
    { label: t('orders.subtotal'), value: order.subtotal_incl_tax },
    ...(order.discount_amount === 0
      ? []
      : [{ label: code ? t('orders.discountCode', { code }) : t('orders.discount'), value: order.discount_amount }]),
    ...(order.is_virtual ? [] : [{ label: t('orders.delivery'), value: order.shipping_incl_tax }]),
    { label: t('cart.grandTotal'), value: order.grand_total, isTotal: true },
    { label: t('orders.ofWhichTax'), value: order.tax_amount + order.discount_tax_compensation_amount, isSoft: true },
  ]
  return (
    <dl className="order-sums">
      {rows.map(({ label, value, isTotal, isSoft }) => (
        <div key={label} className={isTotal ? 'order-total' : isSoft ? 'order-soft' : undefined}>
          <dt>{label}</dt>
          <dd className="amounts">{price(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
