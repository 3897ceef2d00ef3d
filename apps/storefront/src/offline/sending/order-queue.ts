import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { type Order, type OrderConfirmation, OUT_OF_STOCK_TEXT, placeOrder } from '@meerkat/contract/order'
import { readOrderSync } from '@meerkat/contract/order-sync'
import type { CartTotals } from '@meerkat/contract/totals'
import { isSamePurchase } from '@meerkat/domain/checkout/is-same-purchase'
import { settlePlacement } from '@meerkat/domain/checkout/settle-placement'
import * as z from 'zod/mini'
import type { Api } from '../../shell/api/api-client.ts'
import type { OrdersCollection } from '../collections/orders.ts'
import type { Exclusive } from '../storage/exclusive.ts'

/** An unanswered order is deleted after this time: the same purchase is then another order. */
const ORDER_LIFETIME_MS = 24 * 60 * 60 * 1000

/** Placing takes longer than other calls: stock, payment and mail depend on it. */
const PLACING_TIMEOUT_MS = 30_000

export interface OrderQueueOptions {
  readonly orders: OrdersCollection
  readonly api: Api
  readonly exclusive: Exclusive
  readonly scope: string
  readonly now: () => number
}

export type Placement =
  | { readonly kind: 'placed'; readonly orderId: string; readonly confirmation: OrderConfirmation }
  /** Must not be sent again unchanged; `faults` are the fields that the server named. */
  | { readonly kind: 'invalid'; readonly faults: readonly OrderFault[] }
  /** The server has another order under this id or from this cart. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'out-of-stock' }
  /** Stored on this device; sending it again is safe. */
  | { readonly kind: 'not-sent' }

/** One fault of a refused order. docs/wire.md §1.5. */
export interface OrderFault {
  /** Path of the field, such as `.addressInformation.shippingAddress.city`. */
  readonly dataPath: string
  /** The rule that it breaks, such as `maxLength`. */
  readonly keyword: string
}

/** An order that the server has, while this device still holds the lines of its cart. */
export interface ArrivedOrder {
  readonly order: Order
  readonly orderId: string
}

export interface OrderQueue {
  /** Stores the order, sends it and stores the outcome. One at a time across all tabs. */
  readonly send: (order: Order, totals?: CartTotals | null) => Promise<Placement>
  /**
   * The placed orders of a cart that this device has not emptied yet, because the page was left before the answer came or was applied.
   * Queries the server for orders that were never answered. An order that it lacks is not sent: the shopper saw a message, or did not
   * see it placed.
   */
  readonly settle: (cartId: string) => Promise<readonly ArrivedOrder[]>
}

/** Orders are stored with their id before they are sent, and an unanswered one is sent again under the same id. docs/behaviour/orders.md §14.2. */
export function createOrderQueue({ orders, api, exclusive, scope, now }: OrderQueueOptions): OrderQueue {
  const inTurn = <T>(work: () => Promise<T>) => exclusive(`${scope}-orders`, work)

  /** Orders without an answer; those that are too old are deleted. */
  async function listUnanswered(): Promise<Order[]> {
    const stored = (await orders.listUntransmitted()).map(({ order }) => order)
    const isRecent = ({ created_at }: Order) => now() - Date.parse(created_at ?? '') <= ORDER_LIFETIME_MS
    await Promise.all(stored.filter((order) => !isRecent(order)).map(({ order_id }) => orders.remove(order_id ?? '')))
    return stored.filter(isRecent)
  }

  function post(order: Order) {
    const headers = { [TASK_ID_HEADER]: order.order_id ?? '' }
    return api.ask(placeOrder, { body: order }, { headers, signal: AbortSignal.timeout(PLACING_TIMEOUT_MS) })
  }

  /** Whether the server has the order; if so it is stored as placed. */
  async function askAbout(order: Order): Promise<boolean> {
    const known = await api.ask(readOrderSync, { params: { order_id: order.order_id ?? '' }, query: {} })
    if (known.kind !== 'done' || known.result === null) return false
    // It has been placed: sending it again changes nothing and returns the order number.
    const outcome = await post(order)
    const { platform_order_id: id, transmited_at: transferedAt } = known.result
    const confirmation =
      outcome.kind === 'done' ? outcome.result : { magentoOrderId: id, backendOrderId: id, orderNumber: null, transferedAt }
    const stored = await orders.find(order.order_id ?? '')
    await orders.save({ ...stored, order: { ...order, transmited: true }, confirmation })
    return true
  }

  return {
    send: (given, totals = null) =>
      inTurn(async () => {
        const unanswered = await listUnanswered()
        // The same purchase, sent before and never answered: it may have been placed.
        const earlier = unanswered.find((order) => isSamePurchase(order, given))
        // Another one from this cart, such as with another address: the server would answer with the order it has.
        const others = unanswered.filter((order) => order !== earlier && order.cart_id && order.cart_id === given.cart_id)
        for (const other of others) if (await askAbout(other)) return { kind: 'reused' }
        const order: Order = { ...(earlier ?? given), transmited: false }
        const orderId = order.order_id ?? ''
        await orders.save({ order, confirmation: null, totals })
        const outcome = await post(order)
        if (outcome.kind === 'done') {
          await orders.save({ order: { ...order, transmited: true }, confirmation: outcome.result, totals })
          return { kind: 'placed', orderId, confirmation: outcome.result }
        }
        const isOut = outcome.kind === 'refused' && outcome.result === OUT_OF_STOCK_TEXT
        const { transmitted } = settlePlacement(outcome.kind === 'refused' ? outcome.code : null)
        if (!isOut && !transmitted) return { kind: 'not-sent' }
        await orders.remove(orderId)
        if (isOut) return { kind: 'out-of-stock' }
        // Faults come as a list; a text means that the id or the cart belongs to another order.
        const result = outcome.kind === 'refused' ? outcome.result : []
        return typeof result === 'string' ? { kind: 'reused' } : { kind: 'invalid', faults: toFaults(result) }
      }),
    settle: (cartId) =>
      inTurn(async () => {
        for (const order of await listUnanswered()) await askAbout(order)
        const placed = cartId === '' ? [] : await orders.listPlaced(cartId)
        return placed.map(({ order }) => ({ order, orderId: order.order_id ?? '' }))
      }),
  }
}

function toFaults(result: unknown): OrderFault[] {
  return Array.isArray(result) ? result.flatMap((fault: unknown) => WireFault.safeParse(fault).data ?? []).map(toFault) : []
}

const WireFault = z.object({
  dataPath: z.string(),
  keyword: z.string(),
  params: z.optional(z.object({ missingProperty: z.optional(z.string()) })),
})

/** The wire names the parent of a missing property. */
function toFault({ dataPath, keyword, params }: z.infer<typeof WireFault>): OrderFault {
  return { keyword, dataPath: params?.missingProperty ? `${dataPath}.${params.missingProperty}` : dataPath }
}
