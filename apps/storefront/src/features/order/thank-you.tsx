import type { Order, OrderConfirmation } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { StoredOrder } from '../../offline/collections/orders.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { MoneySummary } from '../../shell/money/money-summary.tsx'
import { TestMark } from '../../shell/money/test-mark.tsx'
import { usePrice } from '../../shell/store-view/format.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { useDate } from '../../shell/store-view/use-date.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Destination } from './destination.tsx'
import { NextSteps } from './next-steps.tsx'
import { orderPath } from './order-path.ts'
import { OrderPoints } from './order-points.tsx'
import { OrderedProducts } from './ordered-products.tsx'

export interface ThankYouProps {
  order: Order
  confirmation: OrderConfirmation
  /** What the shopper saw when placing it. */
  totals: CartTotals | null
  /** The lines of the cart that became the order, for pictures and links. */
  lines: readonly CartItem[]
  /** How it was paid; null when it is paid on delivery. */
  payment: StoredOrder['payment']
  /** Pays an order that was placed before it was paid. */
  onPay: (checkoutReference: string) => Promise<void>
  /** When the goods arrive, once they are paid. */
  delivery: ReactNode
  /** An account for the guest of this order; nothing for customers. */
  account: ReactNode
}

/** Confirms a placed order: its number and date, the next steps, the products, the address and the amounts. docs/behaviour/orders.md §14.3. */
export function ThankYou({ order, confirmation, totals, lines, payment, onPay, delivery, account }: ThankYouProps) {
  const t = useMessages()
  const href = useHref()
  const price = usePrice()
  const date = useDate()
  const { tax } = useStoreView()
  const heading = useRef<HTMLHeadingElement>(null)
  const path = orderPath(order, confirmation)
  const toPay = payment ? undefined : confirmation.checkoutReference
  const [isBusy, setBusy] = useState(false)

  useEffect(() => heading.current?.focus(), [])

  async function pay(checkoutReference: string): Promise<void> {
    setBusy(true)
    await onPay(checkoutReference).finally(() => setBusy(false))
  }

  return (
    <div className="wrap thank-you">
      {payment?.isTest && <TestMark />}
      <Icon of={CircleCheck} size={56} className="thank-you-mark" />
      <h1 ref={heading} tabIndex={-1}>
        {t('order.thanks')}
      </h1>
      {confirmation.orderNumber && <p className="thank-you-number">{t('order.number', { id: confirmation.orderNumber })}</p>}
      <p className="text-ink-soft">{t('order.date', { date: date(confirmation.transferedAt) })}</p>
      {confirmation.confirmBy === undefined ? (
        toPay === undefined && delivery
      ) : (
        <p className="font-semibold" role="status">
          {t('order.confirm', { email: order.addressInformation.billingAddress?.email ?? '', date: date(confirmation.confirmBy) })}
        </p>
      )}
      <NextSteps order={order} totals={totals} payment={payment} isUnpaid={toPay !== undefined} />
      <OrderPoints points={confirmation.loyaltyPoints} />
      <OrderedProducts products={order.products} lines={lines} />
      <Destination of={order.addressInformation} />
      {totals && <MoneySummary money={moneyOfTotals(totals, tax)} price={price} />}
      {toPay && (
        <Button busy={isBusy} onClick={() => void pay(toPay)}>
          {t('order.payNow')}
        </Button>
      )}
      {account}
      <div className="thank-you-ways">
        {path && (
          <ButtonLink href={href(path)} variant="secondary" data-preload="off">
            {t('cart.viewOrder')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/')} variant={toPay ? 'secondary' : 'primary'}>
          {t('order.goOn')}
        </ButtonLink>
      </div>
    </div>
  )
}
