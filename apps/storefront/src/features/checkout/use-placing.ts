import type { Order } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { checkBeforePlacing } from '@meerkat/domain/checkout/check-before-placing'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { toOrder } from '@meerkat/domain/checkout/to-order'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useConnection } from '../../offline/network/use-online.ts'
import type { OrderFault, OrderQueue, Placement } from '../../offline/sending/order-queue.ts'
import { noteOpenOrder } from '../../offline/sending/sender-context.ts'
import { withTimeout } from '../../shell/api/time-limit.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { loadOrNotify } from '../../shell/page-load/load-or-notify.ts'
import { type RefusedRegistration, type Registration, sessionStore } from '../../shell/session/session.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { billTo, type CheckoutDetails } from './fields/empty-details.ts'
import { firstAddresses } from './fields/new-account.ts'
import type { RefusedFields } from './fields/refused-fields.ts'
import { sectionFaults } from './fields/section-faults.ts'

export interface UsePlacing {
  readonly cart: CheckoutCart
  readonly queue: OrderQueue | null
  readonly sections: readonly CheckoutSection[]
  /** Stores everything typed so far. */
  readonly save: () => Promise<void>
  /** Creates an account and logs in; returns the reason when that is refused. */
  readonly onRegister: (registration: Registration) => Promise<RefusedRegistration>
  /** The account was created: it is not created again when the order is repeated. */
  readonly onAccountMade: () => void
  readonly onPlaced: (orderId: string) => void
  readonly onPay: PayFirst
  /** A section needs a correction. */
  readonly onUnfinished: (section: CheckoutSection) => void
}

/**
 * Takes the shopper to the payment when the order's method is paid first (`handled`). Null: the order is placed at once.
 * docs/behaviour/payment.md §27.1.
 */
export type PayFirst = (order: Order, totals: CartTotals | null) => Promise<PayRefusal | { readonly kind: 'handled' } | null>

/** Wait no longer than this for the stock check of a frozen server: placing the order checks the stock again. */
const STOCK_TIMEOUT_MS = 3000

/** Why the order cannot be paid. */
type PayRefusal = Extract<Placement, { readonly kind: 'invalid' | 'reused' | 'out-of-stock' }>

/** Why an order was not placed, when the shopper has to decide. */
export type PlacingFailure =
  | { readonly kind: 'reused' }
  /** It would cost something else now. */
  | { readonly kind: 'differs'; readonly order: Order; readonly seen: CartTotals; readonly now: CartTotals }
  | null

/** Checks, stores and sends an order, and handles the answer. docs/behaviour/checkout.md §12.3, docs/behaviour/orders.md §14.2. */
export function usePlacing({ cart, queue, sections, save, onRegister, onAccountMade, onPlaced, onPay, onUnfinished }: UsePlacing) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const connection = useConnection()
  const { i18n } = useRouter().options.context
  const [isPlacing, setPlacing] = useState(false)
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState<RefusedRegistration>(null)
  const [failure, setFailure] = useState<PlacingFailure>(null)
  const [refused, setRefused] = useState<RefusedFields>({})

  async function place(details: CheckoutDetails): Promise<void> {
    // A second click arrives before the state of the first is rendered.
    if (isBusy.current || !queue) return
    await whileBusy(async () => {
      // Save now: a payment may open another document before the pause in typing after which entries are stored.
      await save()
      await checkAndSend(details, queue)
    })
  }

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    isBusy.current = true
    setPlacing(true)
    setFailure(null)
    notices.startProgress(t('checkout.processing'))
    try {
      await work()
    } finally {
      notices.stopProgress()
      isBusy.current = false
      setPlacing(false)
    }
  }

  async function checkAndSend(details: CheckoutDetails, orders: OrderQueue): Promise<void> {
    const isReachable = connection === 'online'
    const out = isReachable ? await withTimeout(cart.checkStock(), { timeoutMs: STOCK_TIMEOUT_MS, instead: null }) : null
    const verdict = checkBeforePlacing({
      lineCount: cart.lines.length,
      online: isReachable,
      invalidForms: sections.filter((section) => Object.keys(sectionFaults(section, details, cart)).length > 0),
      stockCheck: out !== null && out.length > 0 ? 'failed' : 'passed',
    })
    if (verdict.kind === 'form-invalid') return onUnfinished(verdict.sections[0] ?? 'personalDetails')
    if (verdict.kind === 'out-of-stock') return notices.show({ type: 'error', message: t('checkout.notAvailable') })
    if (verdict.kind !== 'ready') return
    if (details.account.isWanted && !isReachable) {
      if (await loadOrNotify(addMessages(i18n, 'offline')))
        notices.show({ type: 'warning', message: i18n.t('offline.accountLater'), hasNoTimeout: true })
      return onUnfinished('personalDetails')
    }
    // Checked separately from the sections above: the order does not depend on the account. docs/behaviour/checkout.md §12.3.
    if (details.account.isWanted && !(await register(details))) return
    notices.startProgress(t('checkout.processing'))
    const { lines, token, totals } = await cart.readNow()
    const order = toOrder({
      ...newIdentity(),
      lines,
      personal: details.personal,
      shipping: details.shipping,
      payment: billTo(details, cart),
      userId: sessionStore.getState().user?.id ?? null,
      cartToken: token,
      storeCode,
    })
    await send(order, { totals, lines, details, orders })
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
    const { email: fault, ...faults } = refused.faults
    const count = Object.keys(refused.faults).length
    notices.show({ type: 'error', message: refused.text ?? t('checkout.faults', { count }), action1: { label: t('notices.ok') } })
    setRefusal(refused)
    if (count > 0) setRefused((before) => ({ ...before, personalDetails: { ...faults, ...(fault && { emailAddress: fault }) } }))
    if (refused.field || count > 0) onUnfinished('personalDetails')
    return false
  }

  async function send(order: Order, { totals, lines, details, orders }: Sending): Promise<void> {
    const { answer: payment, ms: waitedMs } = await timed(onPay(order, totals))
    if (payment?.kind === 'handled') return
    const place = () => orders.place(order, { totals, lines, isInCart: () => cart.holdsAny(lines), waitedMs })
    const placement = payment ?? (await whileShown(order, place))
    switch (placement.kind) {
      case 'placed':
      case 'waiting':
        keepStorage()
        onPlaced(placement.orderId)
        return cart.finishOrder({
          isWaiting: placement.kind === 'waiting',
          takeOut: (empty) => orders.takeOut(placement.orderId, empty),
        })
      case 'differs':
        return setFailure({ kind: 'differs', order: placement.order, seen: totals, now: placement.totals })
      case 'empty':
        return cart.reload()
      case 'invalid':
        return handleFaults(placement.faults, details)
      case 'reused':
        return setFailure({ kind: 'reused' })
      case 'out-of-stock':
        notices.show({ type: 'error', message: t('checkout.notAvailable') })
        await cart.checkStock()
        return
    }
  }

  /** The shopper agrees to what the order costs now: sends the same order with these amounts. Decision 0040. */
  async function acceptDifference(details: CheckoutDetails): Promise<void> {
    if (failure?.kind !== 'differs' || isBusy.current || !queue) return
    const { order, now } = failure
    await whileBusy(async () => send(order, { totals: now, lines: cart.lines, details, orders: queue }))
  }

  /** Opens the first step that holds a refused field; the step shows what is wrong and focuses the field. */
  async function handleFaults(faults: readonly OrderFault[], details: CheckoutDetails): Promise<void> {
    if (faults.some(({ dataPath }) => dataPath.startsWith('.products['))) {
      notices.show({ type: 'error', message: t('checkout.notAvailable'), hasNoTimeout: true })
      await cart.checkStock()
      return
    }
    // Loaded on demand: the server has just answered, so there is a network.
    const { refusedFields } = await import('./fields/refused-fields.ts')
    const fields = refusedFields(faults, { copiesShipping: details.payment.copiesShipping && !cart.isVirtual })
    const section = sections.find((name) => fields[name])
    setRefused(fields)
    if (section) onUnfinished(section)
    else notices.show({ type: 'error', message: t('checkout.invalid', { email: shop.contactEmail }), hasNoTimeout: true })
  }

  /** Removes the mark from refused entries that have changed. */
  function forgetRefused(section: CheckoutSection, fields: object): void {
    setRefused((before) => {
      const left = Object.entries(before[section] ?? {}).filter(([name]) => !(name in fields))
      return { ...before, [section]: Object.fromEntries(left) }
    })
  }

  return {
    isPlacing,
    place,
    acceptDifference,
    failure,
    forgetFailure: () => setFailure(null),
    refused,
    forgetRefused,
    refusal,
    forgetRefusal: () => setRefusal(null),
  }
}

interface Sending {
  readonly totals: CartTotals
  readonly lines: readonly CartItem[]
  readonly details: CheckoutDetails
  readonly orders: OrderQueue
}

/**
 * The checkout shows an order until its answer is here, and its own page does while it waits: the line about waiting orders would appear, and be
 * read aloud, only for a moment.
 */
async function whileShown(order: Order, place: () => Promise<Placement>): Promise<Placement> {
  noteOpenOrder(order.order_id ?? null)
  const placing = place()
  const close = () => noteOpenOrder(null)
  placing.then(({ kind }) => kind !== 'waiting' && close(), close)
  return placing
}

/**
 * Asks the browser not to delete data that exists only on this device; most browsers decide without asking the shopper.
 * docs/behaviour/storage.md §22.
 */
function keepStorage(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** How long an answer takes, in milliseconds. */
async function timed<T>(asked: Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const begunAt = Date.now()
  return { answer: await asked, ms: Date.now() - begunAt }
}

function newIdentity() {
  const now = new Date()
  return { orderId: `${now.getTime()}-${crypto.randomUUID()}`, createdAt: now.toISOString() }
}
