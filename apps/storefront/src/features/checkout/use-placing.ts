import { checkBeforePlacing } from '@meerkat/domain/checkout/check-before-placing'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { toOrder } from '@meerkat/domain/checkout/to-order'
import { useRef, useState } from 'react'
import type { OrderQueue } from '../../offline/order-queue.ts'
import { notices } from '../../shell/notices.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { stores } from '../../shell/stores.ts'
import { useWords } from '../../shell/words.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { billTo, type CheckoutDetails } from './empty-details.ts'
import { sectionFaults } from './section-faults.ts'

export interface UsePlacing {
  readonly cart: CheckoutCart
  readonly queue: OrderQueue | null
  readonly sections: readonly CheckoutSection[]
  readonly onPlaced: (orderId: string) => void
  /** A form turned out to be unfinished. */
  readonly onUnfinished: (section: CheckoutSection) => void
}

/** The moment an order is placed: checked, stored, sent, and what follows from the answer. Behaviour 12.3, 14.2. */
export function usePlacing({ cart, queue, sections, onPlaced, onUnfinished }: UsePlacing) {
  const t = useWords()
  const { storeCode } = useStoreView()
  const [isPlacing, setPlacing] = useState(false)
  const isBusy = useRef(false)

  async function place(details: CheckoutDetails): Promise<void> {
    // A second click comes before the state of the first is drawn.
    if (isBusy.current || !queue) return
    isBusy.current = true
    setPlacing(true)
    notices.startProgress(t('checkout.processing'))
    try {
      await checkAndSend(details, queue)
    } finally {
      notices.stopProgress()
      isBusy.current = false
      setPlacing(false)
    }
  }

  async function checkAndSend(details: CheckoutDetails, orders: OrderQueue): Promise<void> {
    const out = await cart.checkStock()
    const verdict = checkBeforePlacing({
      lineCount: cart.lines.length,
      online: navigator.onLine,
      invalidForms: sections.filter((section) => Object.keys(sectionFaults(section, details, cart)).length > 0),
      stockCheck: out !== null && out.length > 0 ? 'failed' : 'passed',
    })
    if (verdict.kind === 'form-invalid') return onUnfinished(verdict.sections[0] ?? 'personalDetails')
    if (verdict.kind === 'out-of-stock') return notices.show({ type: 'error', message: t('checkout.notAvailable') })
    if (verdict.kind !== 'ready') return
    await send(details, orders)
  }

  async function send(details: CheckoutDetails, orders: OrderQueue): Promise<void> {
    const placement = await orders.send(
      toOrder({
        orderId: `${Date.now()}-${crypto.randomUUID()}`,
        createdAt: new Date().toISOString(),
        lines: cart.lines,
        personal: details.personal,
        shipping: details.shipping,
        payment: billTo(details, cart),
        userId: null,
        cartToken: cart.token,
        storeCode,
      }),
    )
    switch (placement.kind) {
      case 'placed':
        onPlaced(placement.orderId)
        await cart.finishOrder()
        return
      case 'invalid':
        return notices.show({ type: 'error', message: t('checkout.invalid', { email: stores.shop.contactEmail }), hasNoTimeout: true })
      case 'out-of-stock':
        notices.show({ type: 'error', message: t('checkout.notAvailable') })
        await cart.checkStock()
        return
      case 'queued':
        return notices.show({ type: 'warning', message: t('checkout.queued'), hasNoTimeout: true })
    }
  }

  return { isPlacing, place }
}
