import type { Order } from '@meerkat/contract/order'
import {
  cancelPendingOrder,
  createCheckout,
  executePayment,
  type PaymentRequest,
  type PaymentState,
  type PendingOrder,
  prepareCheckout,
  processOrder,
  readPaymentStatus,
  readPendingOrder,
  savePendingOrder,
} from '@meerkat/contract/payment'
import { listPaymentOffers } from '@meerkat/contract/payment-method'
import type { StoreView } from '@meerkat/contract/store-config'
import { isOpen } from '@meerkat/domain/payment/attempt-state'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import type { Translate } from '@meerkat/i18n/messages'
import type { Caller, FindCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { askProvider } from './ask-provider.ts'
import { type AttemptRow, findAttempt, findAttemptOfCheckout, listAttempts } from './attempt.store.ts'
import { beginPayment } from './begin-payment.ts'
import { cancelPayment } from './cancel-payment.ts'
import { listOffers, type OfferSituation, titleOf } from './offers.ts'
import type { OpenProvider, PaymentDeps } from './payment-deps.ts'
import { placeWithoutProvider } from './place-without-provider.ts'
import { isResourcePathOf } from './resource-path.ts'
import { returnStoreCode, toReturnPages } from './return-pages.ts'
import { toOrderNumber, toOrderState, toPaymentState, toPublicState } from './to-payment-state.ts'

export interface PaymentRoutesDeps extends PaymentDeps {
  readonly findCustomerId: FindCustomerId
  readonly viewOf: (storeCode: string) => StoreView
  readonly publicUrl: string
  /** The messages of a store view in the language of the shopper. */
  readonly messagesFor: (view: StoreView, language: string | null) => Promise<Translate>
  readonly saveOrder: (order: Order, caller: Caller) => Promise<PendingOrderRow>
  /** Signs a token that opens a guest's order on the device that placed it. */
  readonly makeGuestToken: (orderId: number) => Promise<string>
  /**
   * The facts that decide which methods a cart can be paid with; without a cart, facts that exclude no method. @throws Refusal
   * `cart-not-found`.
   */
  readonly readPurchase: (cartId: string | undefined, caller: Caller) => Promise<Omit<OfferSituation, 'view'>>
}

const BUTTON_MS = 10_000
const BEGIN = { rateClass: 'W', noStore: true } as const
const READ = { rateClass: 'R', noStore: true } as const
const PROCESS = { rateClass: 'P', noStore: true } as const

/** The calls of docs/wire.md §4.5. */
export function servePayment(operations: Operations, deps: PaymentRoutesDeps): void {
  const { database, providers, orders, viewOf, now } = deps

  operations.serve(
    listPaymentOffers,
    async ({ query, caller }) => {
      const view = viewOf(caller.storeCode)
      const purchase = await deps.readPurchase(query.cartId, caller)
      return listOffers(deps, { view, ...purchase }, await deps.messagesFor(view, caller.language))
    },
    READ,
  )
  operations.serve(
    savePendingOrder,
    async ({ body, caller }) => {
      const order = await deps.saveOrder(body, caller)
      const pending = await toPending(deps, order)
      // No token for a confirmed order: it was found by its id alone. Other responses have none, because URLs with `checkoutReference` are logged.
      if (order.customer_id !== null || order.state === 'confirmed') return pending
      return { ...pending, guestToken: await deps.makeGuestToken(order.order_id) }
    },
    { rateClass: 'O', noStore: true },
  )
  operations.serve(readPendingOrder, async ({ body }) => toPending(deps, await getOrder(deps, body.checkoutReference)), READ)
  operations.serve(
    cancelPendingOrder,
    async ({ body }) => {
      const order = await getOrder(deps, body.checkoutReference)
      await cancelPayment(deps, order.order_id)
      return (await toPending(deps, await getOrder(deps, body.checkoutReference))).payment
    },
    BEGIN,
  )
  operations.serve(
    prepareCheckout,
    async ({ params, body, caller }) => {
      const open = getProvider(params.provider, 'widget')
      const attempt = await begin(open, { ...body, currency: null, clientRequestId: null }, caller)
      const { handover, provider_checkout_id: id, expires_at } = attempt
      if (handover?.kind !== 'widget' || id === null || expires_at === null) throw new Refusal('payment-over')
      const { url: widgetUrl, integrity, brands, returnUrl } = handover
      return { id, integrity, widgetUrl, returnUrl, brands, expiresAt: expires_at.toISOString(), attemptId: attempt.id }
    },
    BEGIN,
  )
  operations.serve(
    processOrder,
    async ({ params, query, caller }) => {
      const open = getProvider(params.provider, 'widget')
      if (query.resourcePath !== undefined && !isResourcePathOf(query.resourcePath, query.id)) throw new Refusal('payment-path-invalid')
      const attempt = await findAttemptOfCheckout(database.sql, open.definition.name, query.id)
      // An unknown id never leads to a call of the provider.
      if (!attempt) throw new Refusal('payment-path-invalid')
      await askIfOpen(attempt, {})
      return show(attempt.id, query.checkoutReference, caller)
    },
    PROCESS,
  )
  operations.serve(
    executePayment,
    async ({ body, caller }) => {
      const open = providers.byMethod(body.method)
      if (!open) return placeWithoutProvider(deps, body)
      const attempt = await begin(open, body, caller)
      if (open.definition.needs !== 'qr' || attempt.state === 'pending') await askIfOpen(attempt, {})
      return show(attempt.id, body.checkoutReference, caller)
    },
    BEGIN,
  )
  operations.serve(
    createCheckout,
    async ({ params, body, caller }) => {
      const open = getProvider(params.provider, 'redirect')
      if (open.definition.method !== body.method) throw new Refusal('payment-method-unknown')
      const attempt = await begin(open, body, caller)
      if (attempt.handover?.kind !== 'redirect' || attempt.expires_at === null) throw new Refusal('payment-over')
      return { redirectUrl: attempt.handover.url, attemptId: attempt.id, expiresAt: attempt.expires_at.toISOString() }
    },
    BEGIN,
  )
  operations.serve(
    readPaymentStatus,
    async ({ query, caller }) => {
      const attempt = await findAttempt(database.sql, query.attempt)
      if (!attempt) throw new Refusal('payment-order-not-found')
      if (query.ask === '1') await askIfOpen(attempt, { atLeastMs: BUTTON_MS })
      return show(attempt.id, query.checkoutReference, caller)
    },
    READ,
  )

  function getProvider(name: string, needs: string): OpenProvider {
    const open = providers.byName(name)
    if (open?.definition.needs !== needs) throw new Refusal('payment-method-unknown')
    return open
  }

  type Begun = Omit<PaymentRequest, 'method' | 'currency' | 'clientRequestId'> & {
    readonly currency: string | null
    readonly clientRequestId: string | null
  }

  async function begin(open: OpenProvider, { storeCode, ...begun }: Begun, caller: Caller) {
    const { checkoutReference, grandTotal, currency, clientRequestId } = begun
    const order = await getOrder(deps, checkoutReference)
    const view = viewOf(order.store_code)
    if (!open.provider.currencies.includes(order.currency_code)) throw new Refusal('payment-method-unknown')
    const t = await deps.messagesFor(view, caller.language ?? order.language)
    return beginPayment(deps, {
      checkoutReference,
      grandTotal,
      currency,
      clientRequestId,
      open,
      title: titleOf(open.definition, t),
      storeCode: returnStoreCode(view, storeCode === undefined ? null : viewOf(storeCode)),
      pagesOf: (attempt) =>
        toReturnPages(viewOf(attempt.storeCode), { publicUrl: deps.config.publicUrl ?? deps.publicUrl, attemptId: attempt.id }),
    })
  }

  async function askIfOpen(attempt: AttemptRow, options: { readonly atLeastMs?: number }): Promise<void> {
    // After a decline the shopper may have tried again in the same checkout of the provider.
    const mayChange = isOpen(attempt.state) || attempt.state === 'failed' || attempt.state === 'cancelled'
    if (mayChange) await askProvider(deps, attempt, options)
  }

  async function show(attemptId: string, checkoutReference: string | undefined, caller: Caller): Promise<PaymentState> {
    const attempt = await findAttempt(database.sql, attemptId)
    if (!attempt) throw new Refusal('payment-order-not-found')
    const order = await orders.find(database.sql, attempt.order_id)
    const isOwner = order !== null && (order.checkout_reference === checkoutReference || (await isCustomer(order, caller)))
    return isOwner ? toPaymentState(attempt, order, now()) : toPublicState(attempt)
  }

  async function isCustomer({ customer_id }: PendingOrderRow, { token }: Caller): Promise<boolean> {
    return customer_id !== null && token !== null && (await deps.findCustomerId(token)) === customer_id
  }
}

async function getOrder({ orders, database }: PaymentDeps, checkoutReference: string): Promise<PendingOrderRow> {
  const order = await orders.findByReference(database.sql, checkoutReference)
  if (!order) throw new Refusal('payment-order-not-found')
  return order
}

async function toPending({ database, now }: PaymentDeps, order: PendingOrderRow): Promise<PendingOrder> {
  const attempts = await listAttempts(database.sql, order.order_id)
  // Prefer a paid attempt to a later one that was not paid.
  const latest = attempts.find(({ state }) => state === 'paid' || state === 'part_refunded') ?? attempts.at(-1)
  return {
    checkoutReference: order.checkout_reference,
    backendOrderId: String(order.order_id),
    orderNumber: order.number === null ? null : toOrderNumber(order.number),
    grandTotal: fromCents(order.grand_total_cents),
    currency: order.currency_code,
    reservedUntil: order.reserved_until.toISOString(),
    payment: latest ? toPaymentState(latest, order, now()) : toOrderState(order),
  }
}
