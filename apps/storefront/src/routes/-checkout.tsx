import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { addMessages } from '@meerkat/i18n/messages'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { cartStore, openedCart, useCart } from '../features/cart/cart-context.ts'
import { nameOf } from '../features/cart/notices/cart-notice.ts'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import type { PayFirst } from '../features/checkout/use-placing.ts'
import { DeliveryDates } from '../features/delivery/delivery-promise.tsx'
import { useStoredOrder } from '../features/order/use-stored-order.ts'
import { listChoices, offersQuery } from '../features/payment/data/offers-query.ts'
import { useConnection } from '../offline/network/use-online.ts'
import type { Offline } from '../offline/open-offline.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { readEarlierAdditions } from '../shell/page-load/early-additions.ts'
import { lazyPart } from '../shell/page-load/lazy-part.ts'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'
import { openSession, type RefusedRegistration, type Registration, sessionStore } from '../shell/session/session.ts'
import { useHref } from '../shell/store-view/href.ts'
import { useStoreView } from '../shell/store-view/store-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { leaveCheckout } from './-leave-checkout.ts'
import { prefillCheckout } from './-prefill-checkout.ts'

export interface CheckoutRouteProps {
  /** Id of a placed order: shows the thank-you page, also after a reload. */
  orderId: string | undefined
}

/** Composes the features cart, checkout and order. */
export function CheckoutRoute({ orderId }: CheckoutRouteProps) {
  const offline = useOffline()
  const stored = useStoredOrder(offline?.orders ?? null, orderId)
  const [isRegistering, setRegistering] = useState(false)
  const isFilledIn = usePrefill(isRegistering ? null : offline)
  useEffect(() => {
    // A failed load is repeated, and reported, when they are shown.
    for (const fetch of [fetchScreen, fetchOrderLines]) fetch().catch(() => undefined)
  }, [])

  /** Registers with the data of the forms; do not prefill them meanwhile. */
  async function register(registration: Registration): Promise<RefusedRegistration> {
    setRegistering(true)
    const refusal = await (await openSession()).register(registration)
    if (refusal !== null) setRegistering(false)
    return refusal
  }

  if (offline === null || stored === undefined) return <Waiting />
  if (stored) {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        {stored.confirmation ? (
          <PlacedOrder stored={stored} confirmation={stored.confirmation} orders={offline.orders} />
        ) : (
          <WaitingOrderPage stored={stored} />
        )}
      </Suspense>
    )
  }
  if (!isFilledIn && !isRegistering) return <Waiting />
  return <OpenCheckout offline={offline} onRegister={register} />
}

/** The thank-you page loads while the forms are filled in, in case the network fails before the order is placed. */
const fetchPlacedOrder = async () => (await import('./-placed-order.tsx')).PlacedOrder
const PlacedOrder = lazyPart(fetchPlacedOrder)

/** The same for an order that waits: without a network nothing can be loaded any more. */
const fetchWaitingPage = async () => (await import('./-waiting-order-page.tsx')).WaitingOrderPage
const WaitingOrderPage = lazyPart(fetchWaitingPage)

const fetchDifference = async () => (await import('../features/order/difference-dialog.tsx')).DifferenceDialog
const DifferenceDialog = lazyPart(fetchDifference)

/** The forms load in parallel with the stored details and the cart, without which they have nothing to show. */
const fetchScreen = async () => (await import('../features/checkout/checkout-screen.tsx')).CheckoutScreen
const CheckoutScreen = lazyPart(fetchScreen)

/** Lines and totals load in parallel with the stored cart, without which they have nothing to show. */
const fetchOrderLines = async () => (await import('../features/cart/lines/order-lines.tsx')).OrderLines
const OrderLines = lazyPart(fetchOrderLines)
const OrderTotal = lazyPart(async () => (await import('../features/cart/lines/order-lines.tsx')).OrderTotal)

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

/** This browser's storage; null until its code is loaded, in parallel with that of the forms, which show what is stored. */
function useOffline(): Offline | null {
  const { api, view } = useRouter().options.context
  const [offline, setOffline] = useState<Offline | null>(null)

  useEffect(() => {
    void loadOrNotify(
      import('../offline/open-offline.ts').then(({ openOffline }) => setOffline(openOffline({ api, storeCode: view.storeCode }))),
    )
  }, [api, view.storeCode])

  return offline
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

const NO_OFFERS: readonly PaymentOffer[] = []

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
  const cartMethods = useCart((state) => state.paymentMethods)
  const isSyncing = useCart((state) => state.isSyncing)
  const connection = useConnection()
  const isOnline = connection === 'online'
  const view = useStoreView()
  const user = useStore(sessionStore, (state) => state.user)
  const [isPlaced, setPlaced] = useState(false)
  const openedAt = useRef(new Date().toISOString())
  /** Id of the order whose payment was decided while its tab was closed. */
  const paidBefore = useRef<Promise<string | null>>(Promise.resolve(null))
  const { api, i18n, queryClient } = router.options.context
  const { data: offers = NO_OFFERS } = useQuery(offersQuery(api))
  const isListed = cartMethods.length > 0 || isVirtualCart(lines)
  // While only the server is unreachable, the shopper's choice is kept.
  const isOffline = connection === 'offline'
  const paymentMethods = useMemo(
    () => listChoices(cartMethods, offers, { isOffline, isListed }),
    [cartMethods, offers, isOffline, isListed],
  )
  const isEmpty = loaded && lines.length === 0 && !isPlaced
  const isDeliverable = lines.every(({ is_in_stock }) => is_in_stock !== false)

  const handleOpened = useEffectEvent(() => void enter())
  useEffect(() => handleOpened(), [])

  const handleEmptied = useEffectEvent(() => void leave())
  useEffect(() => {
    if (isEmpty) handleEmptied()
  }, [isEmpty])

  async function enter(): Promise<void> {
    // A failed load is repeated when the page is shown.
    for (const fetch of [fetchPlacedOrder, fetchWaitingPage, fetchDifference]) fetch().catch(() => undefined)
    addMessages(router.options.context.i18n, 'offline').catch(() => undefined)
    const resuming = import('./-resume-payment.ts').then(({ resumePayment }) => resumePayment(offline, router.options.context))
    paidBefore.current = resuming.catch(() => null)
    const paidId = await paidBefore.current
    if (paidId !== null) return handlePlaced(paidId)
    const known = await openedCart()
    await known.load({ clientWins: true })
    await known.redeemClaim()
    for (const name of (await checkStock()) ?? []) notices.show({ type: 'error', message: t('checkout.lineOut', { name }) })
  }

  /** Shows the order when this or another tab has just placed it, because that empties the cart; otherwise leaves and says why. */
  async function leave(): Promise<void> {
    // An earlier visit may have emptied the cart of the paid order, which is then about to be shown.
    if ((await paidBefore.current) !== null) return
    const orderId = cartStore.getState().arrivedOrderId ?? (await offline.orders.findSince(openedAt.current))
    if (orderId) return handlePlaced(orderId)
    // A cart that a slow disk has not delivered in time counts as empty; reading it again waits for it.
    await (await openedCart()).adopt()
    // What was clicked before the bundle had arrived may still be on its way into the cart.
    const early = await import('./-early-additions.ts').catch(() => null)
    await early?.performEarlyAdditions(readEarlierAdditions(), router.options.context)
    if (cartStore.getState().lines.length > 0) return
    notices.show({ type: 'warning', message: t('checkout.empty') })
    await leaveCheckout(router, connection, { home: href('/'), cart: href('/cart') })
  }

  async function checkStock(): Promise<readonly string[] | null> {
    const report = await (await openedCart()).checkStock()
    return report.kind === 'known' ? report.out.map(nameOf) : null
  }

  function handlePlaced(orderId: string) {
    setPlaced(true)
    void router.navigate({ href: `${href('/checkout')}?order=${encodeURIComponent(orderId)}`, replace: true })
  }

  /** Loads the payment code when a payment begins. If that fails, an order that may wait on this device is not paid first. */
  const handlePay: PayFirst = async (order, totals) => {
    const offer = offers.find(({ code }) => code === order.addressInformation.payment_method_code)
    if (!offer || offer.needs === 'nothing') return null
    // It waits on this device like any other order, and is paid once it is placed. Decision 0051.
    const waits = offer.offline === true
    if (waits && !isOnline) return null
    const loading = import('./-pay-first.ts')
    if (waits && (await loading.catch(() => null)) === null) return null
    if (!(await loadOrNotify(loading))) return { kind: 'handled' }
    return (await loading).payFirst(order, totals, { api, i18n, storage: offline.storage, queries: queryClient, view, waits })
  }

  if (!loaded || lines.length === 0) return <CheckoutSkeleton />
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CheckoutScreen
        waiting={<CheckoutSkeleton />}
        cart={{
          lines,
          async readNow() {
            const cart = cartStore.getState()
            const { currentTotals } = await import('../features/cart/totals/shown-totals.ts')
            return { lines: cart.lines, token: cart.token, totals: currentTotals(cart, { isOnline, view }) }
          },
          holdsAny: async (held) => (await openedCart()).holdsAny(held),
          renderDelivery: ({ carrier_code, method_code }, destination) =>
            isDeliverable && <DeliveryDates wanted={{ method: { carrier: carrier_code, code: method_code }, destination }} />,
          shippingMethods,
          paymentMethods,
          isSyncing,
          isVirtual: isVirtualCart(lines),
          choosePayment: (paymentCode) => cartStore.setState({ paymentCode }),
          refreshTotals: async () => (await openedCart()).refreshTotals(),
          checkStock,
          reload: async () => (await openedCart()).load({ force: true }),
          renew: async () => (await openedCart()).renew(),
          finishOrder: async (options) => (await openedCart()).finishOrder(options),
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
        total={
          <Suspense>
            <OrderTotal />
          </Suspense>
        }
        onPlaced={handlePlaced}
        renderDifference={(difference) => <DifferenceDialog {...difference} />}
        offers={offers}
        onPay={handlePay}
      />
    </Suspense>
  )
}
