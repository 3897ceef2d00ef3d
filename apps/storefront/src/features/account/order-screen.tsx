import type { HistoryAddress, HistoryItem, HistoryOrder } from '@meerkat/contract/order-history'
import { formatDate } from '@meerkat/domain/format/format-date'
import { type ReactNode, useState } from 'react'
import { usePrice } from '../../shell/format.ts'
import { useHref } from '../../shell/href.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useTimeZone } from '../../shell/use-time-zone.ts'
import { useWords } from '../../shell/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orderState } from './order-state.ts'
import { useOrders } from './use-orders.ts'

export interface OrderScreenProps {
  /** As the address has it. */
  orderId: string
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
}

/** One order: how far it is, what was bought, what it cost, where it goes. Behaviour 17. */
export function OrderScreen({ orderId, onOrderAgain }: OrderScreenProps) {
  const t = useWords()
  const href = useHref()
  const orders = useOrders()
  const [isBusy, setBusy] = useState(false)
  const order = orders?.find(({ entity_id }) => entity_id === Number.parseInt(orderId, 10))

  if (!order) {
    return orders === undefined ? (
      <Skeleton className="h-64 w-full" />
    ) : (
      <p role="status">{t(orders ? 'orders.missing' : 'orders.failed')}</p>
    )
  }
  // Parts of a set belong to a line of their own.
  const items = order.items.filter((item) => !item['parent_item_id'])

  async function orderAgain() {
    setBusy(true)
    await onOrderAgain(items).finally(() => setBusy(false))
  }

  return (
    <>
      <h2>{t('orders.number', { id: order.increment_id })}</h2>
      <Card title={t('orders.status')}>
        <OrderSteps order={order} />
      </Card>
      <Card title={t('orders.items')}>
        <ul className="order-items">
          {items.map((item) => (
            <OrderItem key={item.item_id} item={item} />
          ))}
        </ul>
        <OrderSums order={order} />
      </Card>
      <Card title={t('checkout.section.payment')}>
        <p>{order.payment.additional_information[0] ?? order.payment.method}</p>
        <div className="order-addresses">
          <Address title={t('orders.billTo')} address={order.billing_address} />
          <Address title={t('orders.shipTo')} address={order.extension_attributes.shipping_assignments[0]?.shipping.address} />
        </div>
      </Card>
      <div className="account-actions mt-6">
        <Button busy={isBusy} onClick={() => void orderAgain()}>
          {t('orders.again')}
        </Button>
        <ButtonLink href={href('/my-account/orders')} variant="quiet">
          {t('orders.back')}
        </ButtonLink>
      </div>
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account-card mt-6">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** From the order to where it stands now. */
function OrderSteps({ order }: { order: HistoryOrder }) {
  const t = useWords()
  const { i18n } = useStoreView()
  const timeZone = useTimeZone()
  const date = (text: string) => formatDate(text, { format: i18n.dateFormat, locale: i18n.defaultLocale, timeZone })
  return (
    <ol className="order-steps">
      <li>
        {t('orders.placed')} <span className="order-soft">{date(order.created_at)}</span>
      </li>
      {order.status_histories.map(({ status, comment, created_at }) => (
        <li key={`${status} ${created_at}`}>
          {orderState(status, t)} <span className="order-soft">{date(created_at)}</span>
          {comment && <p>{comment}</p>}
        </li>
      ))}
      {order.status_histories.at(-1)?.status !== order.status && (
        <li aria-current="step">
          <strong>{orderState(order.status, t)}</strong>
        </li>
      )}
    </ol>
  )
}

function OrderItem({ item }: { item: HistoryItem }) {
  const price = usePrice()
  return (
    <li>
      <span>
        <span className="amounts">{item.qty_ordered}</span> × {item.name}
        {item.options?.map(({ label, value }) => (
          <span key={label} className="order-soft block">
            {label}: {value}
          </span>
        ))}
      </span>
      <span className="amounts">{price(item.row_total_incl_tax)}</span>
    </li>
  )
}

function OrderSums({ order }: { order: HistoryOrder }) {
  const t = useWords()
  const price = usePrice()
  const rows = [
    { label: t('orders.subtotal'), value: order.subtotal_incl_tax },
    ...(order.discount_amount === 0 ? [] : [{ label: t('orders.discount'), value: order.discount_amount }]),
    { label: t('orders.delivery'), value: order.shipping_incl_tax },
    { label: t('cart.grandTotal'), value: order.grand_total },
  ]
  return (
    <dl className="order-sums">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="amounts">{price(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Nothing for what was not sent to anybody. */
function Address({ title, address }: { title: string; address: HistoryAddress | undefined }) {
  if (!address?.city) return null
  return (
    <address className="not-italic">
      <strong>{title}</strong>
      <br />
      {address.firstname} {address.lastname}
      <br />
      {address.street?.filter(Boolean).join(', ')}
      <br />
      {address.postcode} {address.city}
    </address>
  )
}
