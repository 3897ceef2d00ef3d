import type { HistoryAddress, HistoryItem, HistoryOrder } from '@meerkat/contract/order-history'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { listLines, OrderLines, OrderSums } from './order-lines.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useOrder } from './use-order.ts'

export interface OrderScreenProps {
  /** As the address has it. */
  orderId: string
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
}

/** One order: how far it is, what was bought, what it cost, where it goes, and what can be done with it. Behaviour 17. */
export function OrderScreen({ orderId, onOrderAgain }: OrderScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { found, replace } = useOrder(orderId)

  if (found === undefined) return <Skeleton className="h-64 w-full" />
  if (found.kind !== 'found') {
    return (
      <>
        <p role="status">{t(found.kind === 'missing' ? 'orders.missing' : 'orders.failed')}</p>
        <ButtonLink href={href('/my-account/orders')} variant="quiet">
          {t('orders.back')}
        </ButtonLink>
      </>
    )
  }
  const { order } = found
  return (
    <>
      <h2 className="account-page-title">{t('orders.number', { id: order.increment_id })}</h2>
      <Card title={t('orders.status')}>
        <OrderSteps order={order} />
      </Card>
      <Card title={t('orders.items')}>
        <OrderLines order={order} />
        <OrderSums order={order} />
      </Card>
      <OrderDownloads order={order} />
      <Card title={t('orders.details')}>
        <OrderWays order={order} />
      </Card>
      <div className="account-actions mt-6">
        <OrderAgain items={listLines(order)} onOrderAgain={onOrderAgain} />
        {order.status !== 'canceled' && <OrderInvoice order={order} onChange={replace} />}
        {order.can_cancel === true && <CancelOrder order={order} onChange={replace} />}
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

/** How it is sent and paid, and where to. */
function OrderWays({ order }: { order: HistoryOrder }) {
  const t = useMessages()
  return (
    <>
      <dl className="order-ways">
        {order.shipping_description && (
          <div>
            <dt>{t('orders.shippingMethod')}</dt>
            <dd>{order.shipping_description}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.payment')}</dt>
          <dd>{order.payment.additional_information[0] ?? order.payment.method}</dd>
        </div>
      </dl>
      <div className="order-addresses">
        <Address title={t('orders.shipTo')} address={order.extension_attributes.shipping_assignments[0]?.shipping.address} />
        <Address title={t('orders.billTo')} address={order.billing_address} />
      </div>
    </>
  )
}

/** Nothing for what was not sent to anybody. */
function Address({ title, address }: { title: string; address: HistoryAddress | undefined }) {
  if (!address?.city) return null
  const { company, firstname, lastname, street = [], postcode, city, region, vat_id } = address
  const lines = [company, `${firstname} ${lastname}`, street.filter(Boolean).join(', '), `${postcode} ${city}`, region, vat_id]
  return (
    <address className="not-italic">
      <strong className="block">{title}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
