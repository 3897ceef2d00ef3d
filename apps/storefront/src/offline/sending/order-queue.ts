import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { type Order, type OrderConfirmation, OUT_OF_STOCK_TEXT, placeOrder } from '@meerkat/contract/order'
import { isSamePurchase } from '@meerkat/domain/checkout/is-same-purchase'
import { settlePlacement } from '@meerkat/domain/checkout/settle-placement'
import type { Api } from '../../shell/api/api-client.ts'
import type { OrdersCollection } from '../collections/orders.ts'
import type { Exclusive } from '../storage/exclusive.ts'

export interface OrderQueueOptions {
  readonly orders: OrdersCollection
  readonly api: Api
  readonly exclusive: Exclusive
  readonly scope: string
}

export type Placement =
  | { readonly kind: 'placed'; readonly orderId: string; readonly confirmation: OrderConfirmation }
  /** Never to be sent again as it is; `faults` are the places that the server named, such as `.coupon_code`. */
  | { readonly kind: 'invalid'; readonly faults: readonly string[] }
  | { readonly kind: 'out-of-stock' }
  /** Kept on this device; sending it again is safe. */
  | { readonly kind: 'queued' }

export interface OrderQueue {
  /** Stores the order, sends it, stores what became of it. One at a time in all tabs. */
  readonly send: (order: Order) => Promise<Placement>
}

/** Orders are stored with their id before they are sent, and an unanswered one is sent again instead of a twin. Behaviour 14.2. */
export function createOrderQueue({ orders, api, exclusive, scope }: OrderQueueOptions): OrderQueue {
  /** The same purchase, sent before and never answered: its answer may have been lost. */
  async function findUnanswered(order: Order): Promise<Order | undefined> {
    const waiting = await orders.listUntransmitted()
    return waiting.map((stored) => stored.order).find((earlier) => isSamePurchase(earlier, order))
  }

  return {
    send: (given) =>
      exclusive(`${scope}-orders`, async () => {
        const order: Order = { ...((await findUnanswered(given)) ?? given), transmited: false }
        const orderId = order.order_id ?? ''
        await orders.save({ order, confirmation: null })
        const outcome = await api.ask(placeOrder, { body: order }, { headers: { [TASK_ID_HEADER]: orderId } })
        if (outcome.kind === 'done') {
          await orders.save({ order: { ...order, transmited: true }, confirmation: outcome.result })
          return { kind: 'placed', orderId, confirmation: outcome.result }
        }
        const isOut = outcome.kind === 'refused' && outcome.result === OUT_OF_STOCK_TEXT
        const { transmitted } = settlePlacement(outcome.kind === 'refused' ? outcome.code : null)
        if (!isOut && !transmitted) return { kind: 'queued' }
        await orders.save({ order: { ...order, transmited: true }, confirmation: null })
        return isOut ? { kind: 'out-of-stock' } : { kind: 'invalid', faults: outcome.kind === 'refused' ? placesOf(outcome.result) : [] }
      }),
  }
}

/** What a refusal is about. Contract 1.5: an array of faults, each with the path of what is wrong. */
function placesOf(result: unknown): string[] {
  if (!Array.isArray(result)) return []
  return result.flatMap((fault: { dataPath?: unknown } | null) => (typeof fault?.dataPath === 'string' ? [fault.dataPath] : []))
}
