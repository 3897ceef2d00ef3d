import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** What became of an order under the client's own id. `transmited` is spelled as the wire spells it. Contract 12.2. */
export const OrderSync = z.object({
  platform_order_id: z.string(),
  transmited: z.boolean(),
  transmited_at: z.string(),
  platform: z.string(),
  order: z.null(),
})
export type OrderSync = z.infer<typeof OrderSync>

export const readOrderSync = endpoint({
  method: 'GET',
  path: '/api/sync/order/:order_id',
  summary: 'Whether the order with this id of the client has arrived; null when it has not.',
  auth: 'none',
  params: z.object({ order_id: z.string().check(z.minLength(1), z.maxLength(128)) }),
  query: z.object(callQuery),
  result: z.nullable(OrderSync),
})
