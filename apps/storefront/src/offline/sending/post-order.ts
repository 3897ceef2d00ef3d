import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { type Order, type OrderConfirmation, OrderDifference, placeOrder } from '@meerkat/contract/order'
import { type OrderWithdrawal, readOrderSync, withdrawOrder } from '@meerkat/contract/order-sync'
import { type OrderAnswer, type OrderSettlement, settleOrder } from '@meerkat/domain/sync/settle-order'
import * as z from 'zod/mini'
import type { Api, Outcome } from '../../shell/api/api-client.ts'

/** Placing takes longer than other calls: stock, payment and mail depend on it. */
const PLACING_TIMEOUT_MS = 30_000

/** One fault of a refused order. docs/wire.md §1.5. */
export interface OrderFault {
  /** Path of the field, such as `.addressInformation.shippingAddress.city`. */
  readonly dataPath: string
  /** The rule that it breaks, such as `maxLength`. */
  readonly keyword: string
}

export interface PostedOrder {
  /** False when nothing came back, so that further calls would be in vain. */
  readonly isAnswered: boolean
  /** Whether the server may have it. */
  readonly wasSent: boolean
  readonly settled: OrderSettlement
  /** Null unless it was placed. */
  readonly confirmation: OrderConfirmation | null
  /** The faults of an order that was refused for invalid data. */
  readonly faults: readonly OrderFault[]
}

export interface PostOrder {
  readonly post: (order: Order) => Promise<PostedOrder>
  /** Whether the server has an order; null when it does not answer. */
  readonly isKnown: (orderId: string) => Promise<boolean | null>
  /** Withdraws the order, so that the server will never place it. `placed`: it already has. Null without an answer. */
  readonly withdraw: (orderId: string) => Promise<OrderWithdrawal['state'] | null>
}

/** The calls of an order. docs/wire.md §4, §12.2. */
export function postOrders(api: Api): PostOrder {
  async function isKnown(orderId: string): Promise<boolean | null> {
    const known = await api.ask(readOrderSync, { params: { order_id: orderId }, query: {} })
    return known.kind === 'done' ? known.result !== null : null
  }
  return {
    isKnown,
    async post(order) {
      const headers = { [TASK_ID_HEADER]: order.order_id ?? '' }
      const outcome = await api.ask(placeOrder, { body: order }, { headers, signal: AbortSignal.timeout(PLACING_TIMEOUT_MS) })
      return {
        isAnswered: outcome.kind !== 'no-answer',
        wasSent: true,
        settled: settleOrder(toAnswer(outcome)),
        confirmation: outcome.kind === 'done' ? outcome.result : null,
        faults: outcome.kind === 'refused' ? toFaults(outcome.result) : [],
      }
    },
    async withdraw(orderId) {
      const outcome = await api.ask(withdrawOrder, { body: { order_id: orderId }, query: {} })
      if (outcome.kind === 'done') return outcome.result.state
      if (outcome.kind !== 'refused' || (outcome.code !== 404 && outcome.code !== 501)) return null
      // A server without this call can only say what it has now.
      const known = await isKnown(orderId)
      return known === null ? null : known ? 'placed' : 'withdrawn'
    },
  }
}

function toAnswer(outcome: Outcome<OrderConfirmation>): OrderAnswer {
  if (outcome.kind === 'done') return { kind: 'placed' }
  if (outcome.kind !== 'refused') return { kind: 'none' }
  const totals = outcome.code === 409 ? (OrderDifference.safeParse(outcome.result).data?.totals ?? null) : null
  return { kind: 'refused', code: outcome.code, result: outcome.result, totals }
}

/** The faults in the `result` of a refused order. */
export function toFaults(result: unknown): OrderFault[] {
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
