import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryAddress, HistoryOrder } from '@meerkat/contract/order-history'
import { shownDelivery } from '@meerkat/domain/format/shown-delivery'
import { isCollected } from '@meerkat/domain/orders/is-collected'
import { orderPaymentStatus } from '@meerkat/domain/orders/order-payment-status'
import type { Translate } from '@meerkat/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Address } from '../../../shell/store-view/address.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { NoReturn } from './no-return.tsx'
import type { OrderAccess } from './order-access.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { listLines, OrderLines, OrderSums } from './order-lines.tsx'
import { OrderReturns, RETURNS_TITLE } from './order-returns.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PayOrder, type PayOrderProps } from './pay-order.tsx'
import { RegisterReturn } from './register-return.tsx'
import { useOrderPrice } from './use-order-price.ts'

export interface OrderViewProps {
  order: HistoryOrder
  access: OrderAccess
  /** The order from the server after a change. */
  onChange: (order: HistoryOrder) => void
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
  onPay: PayOrderProps['onPay']
  /** Files to download. */
  downloads?: ReactNode
  /** A link back. */
  back?: ReactNode
}

/** One order: status, products, amounts, addresses and actions. docs/behaviour/orders.md §17. */
export function OrderView({ order, access, onChange, onOrderAgain, onPay, downloads, back }: OrderViewProps) {
  const t = useMessages()
  const isAnnounced = useRef(false)
  const { returns } = order

  // A new return says what to do next, far above the button that registered it.
  useEffect(() => {
    if (isAnnounced.current && returns) document.getElementById(RETURNS_TITLE)?.focus()
    isAnnounced.current = false
  }, [returns])

  function handleAnnounced(changed: HistoryOrder) {
    isAnnounced.current = true
    onChange(changed)
  }

  return (
    <>
      <ConfirmOrder order={order} access={access} onChange={onChange} />
      <Card title={t('orders.status')}>
        <OrderSteps order={order} />
      </Card>
      <Card title={t('orders.items')}>
        <OrderLines order={order} />
        <OrderSums order={order} />
      </Card>
      {returns !== undefined && returns.length > 0 && (
        <Card title={t('orders.returns')} id={RETURNS_TITLE}>
          <OrderReturns order={order} returns={returns} access={access} onChange={onChange} />
        </Card>
      )}
      {downloads}
      <Card title={t('orders.details')}>
        <OrderFacts order={order} />
      </Card>
      <div className="account-actions account-actions-many mt-6">
        {order.checkout_reference !== undefined && <PayOrder checkoutReference={order.checkout_reference} onPay={onPay} />}
        <OrderAgain items={listLines(order)} onOrderAgain={onOrderAgain} isSecondary={order.checkout_reference !== undefined} />
        <OrderInvoice order={order} access={access} onChange={onChange} />
        {order.can_cancel === true && <CancelOrder order={order} access={access} onChange={onChange} />}
        {order.can_return === true && <RegisterReturn order={order} access={access} onChange={handleAnnounced} />}
        {back}
      </div>
      <NoReturn order={order} />
    </>
  )
}

/** With an id, its heading can be focused. */
function Card({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="account-card mt-6">
      <h3 {...(id && { id, tabIndex: -1 })}>{title}</h3>
      {children}
    </section>
  )
}

/** Delivery, payment and addresses. */
function OrderFacts({ order }: { order: HistoryOrder }) {
  const t = useMessages()
  const price = useOrderPrice(order)
  return (
    <>
      <dl className="order-ways">
        {order.shipping_description && (
          <div>
            <dt>{t('orders.shippingMethod')}</dt>
            <dd>{shownDelivery(order.shipping_description)}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.payment')}</dt>
          <dd>{paymentText(t, price, order)}</dd>
        </div>
      </dl>
      <div className="order-addresses">
        {!isCollected(order) && (
          <OrderAddress title={t('orders.shipTo')} address={order.extension_attributes.shipping_assignments[0]?.shipping.address} />
        )}
        <OrderAddress title={t('orders.billTo')} address={order.billing_address} />
      </div>
    </>
  )
}

/** The method, and whether it is paid. */
function paymentText(t: Translate, price: (amount: number) => string, order: HistoryOrder): string {
  const title = order.payment.additional_information[0] ?? order.payment.method
  const standing = orderPaymentStatus(order)
  if (standing.kind === 'nothing') return title
  return standing.kind === 'paid' ? t('orders.paid', { title }) : t('orders.due', { title, amount: price(standing.amount) })
}

/** Renders nothing without an address, such as the delivery address of an order with nothing to ship. */
function OrderAddress({ title, address }: { title: string; address: HistoryAddress | undefined }) {
  return address?.city && <Address title={title} of={address} />
}
