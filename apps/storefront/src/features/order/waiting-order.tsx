import { moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import type { Translate } from '@meerkat/i18n/messages'
import { useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { usePrice } from '../../shell/store-view/format.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import { Button } from '../../ui/button.tsx'
import { AmountsChanged } from './amounts-changed.tsx'
import type { OrderActions } from './order-actions.ts'
import { OrderedProducts } from './ordered-products.tsx'
import type { OpenOrder } from './use-open-orders.ts'

export interface WaitingOrderProps {
  order: OpenOrder
  actions: OrderActions
}

/** An order that is not placed yet: what it is, why it waits, what happens next, and what can be done. docs/behaviour/offline.md §7.1. */
export function WaitingOrder({ order: { stored, state }, actions }: WaitingOrderProps) {
  const t = useMessages()
  const price = usePrice()
  const { tax } = useStoreView()
  const [isBusy, setBusy] = useState(false)
  // The messages for the products, which are not loaded on every page, as the dialog is.
  const hasMessages = useLaterMessages('checkout')
  const { order, totals, difference } = stored
  const amount = difference ?? totals ?? null

  async function run(act: () => Promise<void>) {
    setBusy(true)
    await act().finally(() => setBusy(false))
  }

  return (
    <article className="waiting-order">
      {/* While its customer is not logged in, hide the contents of an order: another person may be using the device. */}
      {hasMessages && state !== 'login' && <OrderedProducts products={order.products} lines={stored.lines} />}
      {state === 'waiting' && amount && (
        <p className="waiting-order-total">
          {t('cart.grandTotal')} <span className="amounts">{price(moneyOfTotals(amount, tax).total)}</span>
        </p>
      )}
      <p role="status">{explain({ stored, state }, t)}</p>
      {hasMessages && (state === 'waiting' || state === 'differs') && !isPaidOnDelivery(stored) && <p>{t('checkout.paysLater')}</p>}
      {state === 'differs' && difference && <AmountsChanged seen={totals ?? null} now={difference} />}
      <div className="waiting-order-actions">
        {state === 'waiting' && (
          <Button busy={isBusy} onClick={() => void run(() => actions.send(stored))}>
            {t('offline.send')}
          </Button>
        )}
        {state === 'differs' && difference && (
          <Button busy={isBusy} onClick={() => void run(() => actions.accept(stored))}>
            {t('offline.accept', { amount: price(moneyOfTotals(difference, tax).total) })}
          </Button>
        )}
        {state === 'login' && <Button onClick={actions.logIn}>{t('offline.logIn')}</Button>}
        {state !== 'login' && (
          <Button variant="secondary" busy={isBusy} onClick={() => void run(() => actions.withdraw(stored))}>
            {t(state === 'refused' ? 'offline.toCart' : 'offline.withdraw')}
          </Button>
        )}
      </div>
    </article>
  )
}

function explain({ stored, state }: OpenOrder, t: Translate): string {
  if (state === 'refused') return t(`offline.state.${stored.refusal ?? 'invalid'}`)
  if (state !== 'waiting') return t(`offline.state.${state}`)
  if (stored.isUnsure) return t('offline.state.unsure')
  return t(shop.queues.automaticOrderSending ? 'offline.state.waiting' : 'offline.state.ask')
}

function isPaidOnDelivery({ order }: OpenOrder['stored']): boolean {
  return describeMethod({ code: order.addressInformation.payment_method_code ?? '' }).paidOnDelivery
}
