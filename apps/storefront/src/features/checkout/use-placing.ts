import { checkBeforePlacing } from '@meerkat/domain/checkout/check-before-placing'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { toOrder } from '@meerkat/domain/checkout/to-order'
import { useRef, useState } from 'react'
import type { OrderFault, OrderQueue } from '../../offline/sending/order-queue.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { type RefusedRegistration, type Registration, sessionStore } from '../../shell/session/session.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { billTo, type CheckoutDetails } from './fields/empty-details.ts'
import { firstAddresses, NO_ACCOUNT } from './fields/new-account.ts'
import { type RefusedFields, refusedFields } from './fields/refused-fields.ts'
import { sectionFaults } from './fields/section-faults.ts'

export interface UsePlacing {
  readonly cart: CheckoutCart
  readonly queue: OrderQueue | null
  readonly sections: readonly CheckoutSection[]
  /** Creates an account and logs in; returns the reason when that is refused. */
  readonly onRegister: (registration: Registration) => Promise<RefusedRegistration>
  /** The account was created: it is not created again when the order is repeated. */
  readonly onAccountMade: () => void
  readonly onPlaced: (orderId: string) => void
  /** A section needs a correction. */
  readonly onUnfinished: (section: CheckoutSection) => void
}

/** The message about an order that was not placed, shown beside the button. */
export type PlacingFailure = 'not-sent' | 'reused' | null

/** Checks, stores and sends an order, and handles the answer. docs/behaviour/checkout.md §12.3, docs/behaviour/orders.md §14.2. */
export function usePlacing({ cart, queue, sections, onRegister, onAccountMade, onPlaced, onUnfinished }: UsePlacing) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const [isPlacing, setPlacing] = useState(false)
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState<RefusedRegistration>(null)
  const [failure, setFailure] = useState<PlacingFailure>(null)
  const [refused, setRefused] = useState<RefusedFields>({})

  async function place(details: CheckoutDetails): Promise<void> {
    // A second click arrives before the state of the first is rendered.
    if (isBusy.current || !queue) return
    isBusy.current = true
    setPlacing(true)
    setFailure(null)
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
    // Checked separately from the sections above: the order does not depend on the account. docs/behaviour/checkout.md §12.3.
    if (details.account.isWanted && !(await register(details))) return
    notices.startProgress(t('checkout.processing'))
    await send(details, orders)
  }

  /** docs/behaviour/checkout.md §12.4. */
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
    const { lines, token, totals } = cart.readNow()
    const placement = await orders.send(
      toOrder({
        ...newIdentity(),
        lines,
        personal: details.personal,
        shipping: details.shipping,
        payment: billTo(details, cart),
        userId: sessionStore.getState().user?.id ?? null,
        cartToken: token,
        storeCode,
      }),
      totals,
    )
    switch (placement.kind) {
      case 'placed':
        onPlaced(placement.orderId)
        await cart.finishOrder()
        return
      case 'invalid':
        return handleFaults(placement.faults, details)
      case 'reused':
        return setFailure('reused')
      case 'out-of-stock':
        notices.show({ type: 'error', message: t('checkout.notAvailable') })
        await cart.checkStock()
        return
      case 'not-sent':
        return setFailure('not-sent')
    }
  }

  /** Opens the first step that holds a refused field; the step shows what is wrong and focuses the field. */
  async function handleFaults(faults: readonly OrderFault[], details: CheckoutDetails): Promise<void> {
    // From now on the totals are calculated without the coupon: the shopper sees them before accepting them.
    if (faults.some(({ dataPath }) => dataPath === '.coupon_code')) {
      notices.show({ type: 'warning', message: t('checkout.couponGone'), hasNoTimeout: true })
      return cart.refreshTotals()
    }
    if (faults.some(({ dataPath }) => dataPath.startsWith('.products['))) {
      notices.show({ type: 'error', message: t('checkout.notAvailable'), hasNoTimeout: true })
      await cart.checkStock()
      return
    }
    const fields = refusedFields(faults, { copiesShipping: details.payment.copiesShipping && !cart.isVirtual })
    const section = sections.find((name) => fields[name])
    setRefused(fields)
    if (section) onUnfinished(section)
    else notices.show({ type: 'error', message: t('checkout.invalid', { email: shop.contactEmail }), hasNoTimeout: true })
  }

  /** A refused entry that changes is no longer marked. */
  function forgetRefused(section: CheckoutSection, fields: object): void {
    setRefused((before) => {
      const left = Object.entries(before[section] ?? {}).filter(([name]) => !(name in fields))
      return { ...before, [section]: Object.fromEntries(left) }
    })
  }

  return {
    isPlacing,
    place,
    failure,
    forgetFailure: () => setFailure(null),
    refused,
    forgetRefused,
    refusal,
    forgetRefusal: () => setRefusal(null),
  }
}

function newIdentity() {
  const now = new Date()
  return { orderId: `${now.getTime()}-${crypto.randomUUID()}`, createdAt: now.toISOString() }
}
