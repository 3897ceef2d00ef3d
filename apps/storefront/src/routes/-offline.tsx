import type { Endpoint, RequestOf } from '@meerkat/contract/endpoint'
import { subscribe, unsubscribe, unsubscribeByMail } from '@meerkat/contract/newsletter'
import type { OrderConfirmation } from '@meerkat/contract/order'
import { createReview } from '@meerkat/contract/review'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { cartStore, openedCart } from '../features/cart/cart-context.ts'
import { openNewsletter } from '../features/newsletter/open-newsletter.ts'
import { isFault, loadOutcomeMessages, outcomeText } from '../features/newsletter/outcome-text.ts'
import { needsDecision, useOpenOrders } from '../features/order/use-open-orders.ts'
import { WaitingDialog } from '../features/order/waiting-dialog.tsx'
import { orderIdOf, type StoredOrder } from '../offline/collections/orders.ts'
import { openOffline } from '../offline/open-offline.ts'
import { openOrder, provideSender, readOpenOrder } from '../offline/sending/sender-context.ts'
import { startSending } from '../offline/sending/start-sending.ts'
import type { Outcome } from '../shell/api/api-client.ts'
import { useLaterMessages } from '../shell/messages/use-later-messages.ts'
import { focusHeading } from '../shell/navigation/focus-heading.ts'
import { keepLists } from '../shell/navigation/keep-list.ts'
import { notices } from '../shell/notifications/notices.ts'
import { removeLinksTo } from '../shell/notifications/remove-links-to.ts'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'
import { openSession, sessionStore } from '../shell/session/session.ts'
import { useHref } from '../shell/store-view/href.ts'
import { shop } from '../shell/store-view/stores.ts'
import { useOrderActions } from './-order-actions.ts'
import { rememberTarget } from './-remember-target.ts'
import { Strips } from './-strips.tsx'

/** The connection, and orders that wait on this device: loaded when the page is idle. docs/behaviour/offline.md §7. */
export function OfflineParts() {
  const router = useRouter()
  const { api, view, i18n } = router.options.context
  const isHere = useLaterMessages('offline')
  const customerId = useStore(sessionStore, ({ user }) => user?.id ?? null)
  const [offline] = useState(() => openOffline({ api, storeCode: view.storeCode }))
  const open = useOpenOrders(offline.orders, customerId)
  // The page of an order says more about it than the strip.
  const shown = useStore(openOrder, ({ orderId }) => orderId)
  const elsewhere = open.filter(({ stored }) => orderIdOf(stored) !== shown)
  const actions = useOrderActions()
  const href = useHref()
  const [dialog, setDialog] = useState<'ask' | 'list' | null>(null)

  useEffect(() => {
    // In this order: the way back to a list needs its target.
    rememberTarget(router)
    return keepLists(router)
  }, [router])

  useEffect(
    () => router.subscribe('onBeforeLoad', ({ hrefChanged, toLocation }) => hrefChanged && removeLinksTo(toLocation.publicHref, notices)),
    [router],
  )

  useEffect(() => {
    const sender = startSending(offline, {
      automaticSending: shop.queues.automaticOrderSending,
      loadCart,
      onTaskAnswer: tellTask,
      onAsk: () => setDialog('ask'),
      onChanged: (changed) => void tellChanged(changed),
      onRestored: (isSaved) => void tellRestored(isSaved),
    })
    provideSender(async () => sender)
    const leave = sessionStore.subscribe(({ token }, before) => {
      if (token !== before.token) void sender.kick()
    })
    return () => {
      leave()
      sender.stop()
    }
    // Started once per page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offline])

  async function tellChanged(changed: readonly StoredOrder[]) {
    if (!(await loadOrNotify(addMessages(i18n, 'offline'), addMessages(i18n, 'checkout')))) return refreshChanged(changed)
    // The page of an order shows its outcome itself.
    const elsewhere = changed.filter((stored) => orderIdOf(stored) !== readOpenOrder())
    for (const stored of elsewhere) {
      if (stored.confirmation) tellPlaced(stored, stored.confirmation)
      else notices.show({ type: 'warning', message: i18n.t('offline.attention'), hasNoTimeout: true })
    }
    if (elsewhere.some(({ confirmation }) => !confirmation)) setDialog('list')
    await refreshChanged(changed)
  }

  /** Says that an order was placed. One that is paid online was placed unpaid, so the notice offers to pay it. Decision 0051. */
  function tellPlaced(stored: StoredOrder, { orderNumber, backendOrderId, checkoutReference }: OrderConfirmation) {
    const placed = i18n.t('offline.placed', { number: orderNumber ?? backendOrderId })
    if (!checkoutReference) return notices.show({ type: 'success', message: placed, hasNoTimeout: true })
    const { order, totals = null } = stored
    const page = `${href('/checkout')}?order=${encodeURIComponent(orderIdOf(stored))}`
    const pay = async () => {
      const loading = import('./-pay-order.ts')
      if (await loadOrNotify(loading)) await (await loading).payOrder(checkoutReference, { order, totals, page }, { api, i18n, view })
    }
    const message = `${placed} ${i18n.t('order.unpaid')}`
    notices.show({ type: 'warning', message, action1: { label: i18n.t('order.payNow'), onPress: () => void pay() }, hasNoTimeout: true })
  }

  async function refreshChanged(changed: readonly StoredOrder[]) {
    if (changed.some(({ confirmation }) => confirmation)) await (await openSession()).refreshOrders()
  }

  async function tellRestored(isSaved: boolean) {
    if (!(await loadOrNotify(addMessages(i18n, 'offline')))) return
    notices.show({ type: 'warning', message: i18n.t(isSaved ? 'offline.restored' : 'offline.onlyHere'), hasNoTimeout: true })
  }

  /** Says how a task ended whose click may be long ago. */
  async function tellTask(outcome: Outcome<unknown>, endpoint: Endpoint, body: unknown) {
    if (endpoint === createReview) {
      if (!(await loadOrNotify(addMessages(i18n, 'later')))) return
      const isDone = outcome.kind === 'done'
      notices.show({ type: isDone ? 'success' : 'error', message: i18n.t(isDone ? 'review.sent' : 'review.failed'), hasNoTimeout: true })
    }
    if (endpoint === subscribe || endpoint === unsubscribe || endpoint === unsubscribeByMail) {
      const newsletter = await openNewsletter({ api, view })
      const settled = await newsletter.settleLate(outcome, endpoint === subscribe ? (body as RequestOf<typeof subscribe>['body']) : null)
      if (!(await loadOrNotify(loadOutcomeMessages(i18n)))) return
      const type = isFault(settled) ? 'error' : 'success'
      notices.show({ type, message: outcomeText(settled, i18n.t), hasNoTimeout: true })
    }
  }

  useEffect(() => {
    // For the dialog, which may be opened without a network.
    if (open.length > 0) addMessages(i18n, 'checkout').catch(() => undefined)
    if (elsewhere.length > 0 || dialog === null) return
    setDialog(null)
    // The line whose button opened the dialog is gone as well.
    focusHeading()
  }, [open.length, elsewhere.length, dialog, i18n])

  if (!isHere) return null
  return (
    <>
      <Strips
        storage={offline.storage}
        waiting={open.length}
        elsewhere={elsewhere.length}
        needsDecision={elsewhere.some(({ state }) => needsDecision(state))}
        onShow={() => setDialog('list')}
      />
      {dialog !== null && elsewhere.length > 0 && (
        <WaitingDialog orders={elsewhere} isAsking={dialog === 'ask'} actions={actions} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

/** The cart's JavaScript is not loaded for pages without a cart. */
async function loadCart(): Promise<boolean> {
  const { loaded, storedLines } = cartStore.getState()
  if (loaded || storedLines.length > 0) await (await openedCart()).load({ clientWins: true })
  return cartStore.getState().token !== ''
}
