import { checkBeforePlacing } from '@meerkat/domain/checkout/check-before-placing'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { toOrder } from '@meerkat/domain/checkout/to-order'
import { useRef, useState } from 'react'
import type { OrderQueue } from '../../offline/sending/order-queue.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { type RefusedRegistration, type Registration, sessionStore } from '../../shell/session/session.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { stores } from '../../shell/store-view/stores.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { billTo, type CheckoutDetails } from './fields/empty-details.ts'
import { firstAddresses, NO_ACCOUNT } from './fields/new-account.ts'
import { sectionFaults } from './fields/section-faults.ts'

export interface UsePlacing {
  readonly cart: CheckoutCart
  readonly queue: OrderQueue | null
  readonly sections: readonly CheckoutSection[]
  /** Makes an account and logs in with it; why not when it could not be made. */
  readonly onRegister: (registration: Registration) => Promise<RefusedRegistration>
  /** It is made once, whatever becomes of the order. */
  readonly onAccountMade: () => void
  readonly onPlaced: (orderId: string) => void
  /** A form turned out to be unfinished. */
  readonly onUnfinished: (section: CheckoutSection) => void
}

/** The moment an order is placed: checked, stored, sent, and what follows from the answer. Behaviour 12.3, 14.2. */
export function usePlacing({ cart, queue, sections, onRegister, onAccountMade, onPlaced, onUnfinished }: UsePlacing) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const [isPlacing, setPlacing] = useState(false)
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState<RefusedRegistration>(null)

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
      invalidForms: sections.filter((section) => Object.keys(sectionFaults(section, { ...details, account: NO_ACCOUNT }, cart)).length > 0),
      stockCheck: out !== null && out.length > 0 ? 'failed' : 'passed',
    })
    if (verdict.kind === 'form-invalid') return onUnfinished(verdict.sections[0] ?? 'personalDetails')
    if (verdict.kind === 'out-of-stock') return notices.show({ type: 'error', message: t('checkout.notAvailable') })
    if (verdict.kind !== 'ready') return
    // Not among the forms above: without an account the order would stand. Behaviour 12.3.
    if (details.account.isWanted && !(await register(details))) return
    notices.startProgress(t('checkout.processing'))
    await send(details, orders)
  }

  /** Behaviour 12.4. */
  async function register(details: CheckoutDetails): Promise<boolean> {
    const { firstName, lastName, emailAddress: email } = details.personal
    const { password } = details.account
    notices.startProgress(t('checkout.registering'))
    const refused = await onRegister({ email, password, firstName, lastName, addresses: firstAddresses(details.shipping, cart) })
    if (refused === null) {
      onAccountMade()
      return true
    }
    notices.show({ type: 'error', message: refused.text, action1: { label: t('notices.ok') } })
    setRefusal(refused)
    if (refused.field) onUnfinished('personalDetails')
    return false
  }

  async function send(details: CheckoutDetails, orders: OrderQueue): Promise<void> {
    const { lines, token } = cart.readNow()
    const placement = await orders.send(
      toOrder({
        orderId: `${Date.now()}-${crypto.randomUUID()}`,
        createdAt: new Date().toISOString(),
        lines,
        personal: details.personal,
        shipping: details.shipping,
        payment: billTo(details, cart),
        userId: sessionStore.getState().user?.id ?? null,
        cartToken: token,
        storeCode,
      }),
    )
    switch (placement.kind) {
      case 'placed':
        onPlaced(placement.orderId)
        await cart.finishOrder()
        return
      case 'invalid':
        // The totals are made without it from now on: they are looked at before they are accepted.
        if (placement.faults.includes('.coupon_code')) {
          notices.show({ type: 'warning', message: t('checkout.couponGone'), hasNoTimeout: true })
          return cart.refreshTotals()
        }
        return notices.show({ type: 'error', message: t('checkout.invalid', { email: stores.shop.contactEmail }), hasNoTimeout: true })
      case 'out-of-stock':
        notices.show({ type: 'error', message: t('checkout.notAvailable') })
        await cart.checkStock()
        return
      case 'queued':
        return notices.show({ type: 'warning', message: t('checkout.queued'), hasNoTimeout: true })
    }
  }

  return { isPlacing, place, refusal, forgetRefusal: () => setRefusal(null) }
}
