import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** Whether an order arrived, by the client's own id. `transmited` is the wire's spelling. docs/wire.md §12.2. */
export const OrderSync = z.object({
  /** `entity_id` of the order. */
  platform_order_id: z.string(),
  /** Always true: the order has arrived. */
  transmited: z.boolean(),
  /** When it arrived, ISO 8601. */
  transmited_at: z.string(),
  /** Always `meerkat`. */
  platform: z.string(),
  /** Always null. */
  order: z.null(),
})
export type OrderSync = z.infer<typeof OrderSync>

export const readOrderSync = endpoint({
  method: 'GET',
  path: '/api/sync/order/:order_id',
  summary: 'Whether the order with this client id has arrived; null when it has not.',
  auth: 'none',
  params: z.object({
    /** The id that the client gave the order. @example "1748850070512-5f1d2c3b" */
    order_id: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  query: z.object(callQuery),
  result: z.nullable(OrderSync),
})

/** What became of an order that was to be withdrawn. docs/wire.md §4.7. */
export const OrderWithdrawal = z.object({
  /** `withdrawn`: it will never be placed; `placed`: it arrived before. */
  state: z.enum(['withdrawn', 'placed']),
})
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/order/withdraw',
  summary: 'Refuses the order with this client id from now on, unless it was placed before.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    /** The id that the client gave the order. @example "1748850070512-5f1d2c3b" */
    order_id: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  result: OrderWithdrawal,
})
