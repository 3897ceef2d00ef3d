import { placeOrder as placeOrderCall } from '@meerkat/contract/order'
import { readOrderSync as readOrderSyncCall, withdrawOrder as withdrawOrderCall } from '@meerkat/contract/order-sync'
import type { Database } from '../../db/client.ts'
import type { Operations } from '../../http/operations.ts'
import { type OrderDeps, placeOrder } from './place-order.ts'
import { invalid } from './plan-order.ts'
import { readOrderSync } from './read-order-sync.ts'
import { withdrawOrder } from './withdraw-order.ts'

export interface OrderRoutesDeps extends OrderDeps {
  readonly database: Pick<Database, 'transaction'>
}

/** The calls of docs/wire.md §4, and the one that tells whether an order has arrived (docs/wire.md §12.2). */
export function serveOrder(operations: Operations, deps: OrderRoutesDeps): void {
  operations.serve(placeOrderCall, ({ body, caller }) => placeOrder(deps, body, caller), {
    rateClass: 'O',
    prepareBody: unwrapRetry,
    refuseBody: ({ list }) => invalid(list),
  })
  operations.serve(readOrderSyncCall, ({ params }) => readOrderSync(deps.sql, params.order_id))
  operations.serve(withdrawOrderCall, ({ body }) => withdrawOrder(deps, body.order_id), { rateClass: 'W', noStore: true })
}

/** Old clients wrap a failed order before they send it again; the inner order keeps its id. docs/wire.md §4.4. */
function unwrapRetry(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body['newOrder'])) return body
  return { ...('order_id' in body && { order_id: body['order_id'] }), ...body['newOrder'] }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
