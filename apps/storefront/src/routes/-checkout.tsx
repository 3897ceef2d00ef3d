import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { cartStore, openedCart, useCart } from '../features/cart/cart-context.ts'
import { nameOf } from '../features/cart/notices/cart-notice.ts'
import { CheckoutScreen, CheckoutSkeleton } from '../features/checkout/checkout-screen.tsx'
import { usePlacedOrder } from '../features/order/use-placed-order.ts'
import { type Offline, openOffline } from '../offline/open-offline.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { openSession, type RefusedRegistration, type Registration, sessionStore } from '../shell/session/session.ts'
import { useHref } from '../shell/store-view/href.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { prefillCheckout } from './-prefill-checkout.ts'

export interface CheckoutRouteProps {
  /** Id of a placed order: shows the thank-you page, also after a reload. */
  orderId: string | undefined
}

/** Composes the features cart, checkout and order. */
export function CheckoutRoute({ orderId }: CheckoutRouteProps) {
  const offline = useOffline()
  const placed = usePlacedOrder(offline?.orders ?? null, orderId)
  const [isRegistering, setRegistering] = useState(false)
  const isFilledIn = usePrefill(isRegistering ? null : offline)
  useEffect(() => {
    // A failed load is repeated, and reported, when the lines are shown.
    fetchOrderLines().catch(() => undefined)
  }, [])

  /** Registers with the data of the forms; do not prefill them meanwhile. */
  async function register(registration: Registration): Promise<RefusedRegistration> {
    setRegistering(true)
    const refusal = await (await openSession()).register(registration)
    if (refusal !== null) setRegistering(false)
    return refusal
  }

  if (offline === null || placed === undefined || !(isFilledIn || isRegistering)) return <Waiting />
  if (placed?.confirmation) {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ThankYou order={placed.order} confirmation={placed.confirmation} totals={placed.totals ?? null} />
      </Suspense>
    )
  }
  return <OpenCheckout offline={offline} onRegister={register} />
}

/** The thank-you page loads while the forms are filled in, in case the network goes before the order is placed. */
const fetchThankYou = () => import('../features/order/thank-you.tsx').then((module) => ({ default: module.ThankYou }))
const ThankYou = lazy(fetchThankYou)

/** Lines and totals load beside the stored cart, without which they have nothing to show. */
const fetchOrderLines = () => import('../features/cart/lines/order-lines.tsx').then((module) => ({ default: module.OrderLines }))
const OrderLines = lazy(fetchOrderLines)

/** Shown until the page is hydrated; without JavaScript, says that the checkout needs it. */
function Waiting() {
  const t = useMessages()
  return (
    <>
      <noscript>
        <p className="wrap">{t('checkout.needsScript')}</p>
      </noscript>
      <CheckoutSkeleton />
    </>
  )
}

/** This browser's storage; null until the page is hydrated. */
function useOffline(): Offline | null {
  const { api, view } = useRouter().options.context
  return useSyncExternalStore(
    neverChanges,
    () => openOffline({ api, storeCode: view.storeCode }),
    () => null,
  )
}

/** True when the customer's profile has been filled into the forms; at once for guests. A later login fills them in, too. */
function usePrefill(offline: Offline | null): boolean {
  const isKnown = useStore(sessionStore, (state) => state.isKnown)
  const user = useStore(sessionStore, (state) => state.user)
  const [filledFor, setFilledFor] = useState<number | null>(null)
  const id = user?.id ?? 0

  useEffect(() => {
    if (!offline || !user) return
    void prefillCheckout(offline.details, user).finally(() => setFilledFor(user.id))
  }, [offline, user])

  return isKnown && (id === 0 || filledFor === id)
}

const neverChanges = () => () => {}

interface OpenCheckoutProps {
  offline: Offline
  onRegister: (registration: Registration) => Promise<RefusedRegistration>
}

function OpenCheckout({ offline, onRegister }: OpenCheckoutProps) {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const loaded = useCart((state) => state.loaded)
  const lines = useCart((state) => state.lines)
  const shippingMethods = useCart((state) => state.shippingMethods)
  const paymentMethods = useCart((state) => state.paymentMethods)
  const isSyncing = useCart((state) => state.isSyncing)
  const user = useStore(sessionStore, (state) => state.user)
  const [isPlaced, setPlaced] = useState(false)
  const isEmpty = loaded && lines.length === 0 && !isPlaced

  useEffect(() => {
    void enter()
    // Run once, when the checkout is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!isEmpty) return
    const { arrivedOrderId } = cartStore.getState()
    if (arrivedOrderId) return handlePlaced(arrivedOrderId)
    notices.show({ type: 'warning', message: t('checkout.empty') })
    void router.navigate({ href: href('/'), replace: true })
    // Show once for an empty cart: `t` changes identity when messages are added.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEmpty])

  async function enter(): Promise<void> {
    // A failed load is repeated when the page is shown.
    fetchThankYou().catch(() => undefined)
    const known = await openedCart()
    await known.load({ clientWins: true })
    await known.redeemClaim()
    for (const name of (await checkStock()) ?? []) notices.show({ type: 'error', message: t('checkout.lineOut', { name }) })
  }

  async function checkStock(): Promise<readonly string[] | null> {
    const report = await (await openedCart()).checkStock()
    return report.kind === 'known' ? report.out.map(nameOf) : null
  }

  function handlePlaced(orderId: string) {
    setPlaced(true)
    void router.navigate({ href: `${href('/checkout')}?order=${encodeURIComponent(orderId)}`, replace: true })
  }

  if (!loaded || lines.length === 0) return <CheckoutSkeleton />
  return (
    <CheckoutScreen
      cart={{
        lines,
        readNow: () => cartStore.getState(),
        shippingMethods,
        paymentMethods,
        isSyncing,
        isVirtual: isVirtualCart(lines),
        refreshTotals: async () => (await openedCart()).refreshTotals(),
        checkStock,
        reload: async () => (await openedCart()).load({ force: true }),
        renew: async () => (await openedCart()).renew(),
        finishOrder: async () => (await openedCart()).finishOrder(),
      }}
      collection={offline.details}
      queue={offline.orderQueue}
      user={user}
      onRegister={onRegister}
      summary={
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <OrderLines />
        </Suspense>
      }
      onPlaced={handlePlaced}
    />
  )
}
