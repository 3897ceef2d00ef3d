import * as z from 'zod/mini'
import { Customer, Password } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { HistoryOrder } from './order-history.ts'

/** Everything that the shop keeps about a person, and nothing about anybody else. Ours. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  profile: Customer,
  orders: z.array(HistoryOrder),
  carts: z.array(
    z.object({ createdAt: z.string(), updatedAt: z.string(), lines: z.array(z.object({ sku: z.string(), qty: z.number() })) }),
  ),
  newsletter: z.nullable(z.object({ status: z.string(), since: z.string() })),
  coupons: z.array(z.object({ code: z.string(), percent: z.number(), validTo: z.nullable(z.string()) })),
  reviews: z.array(z.looseObject({ product_id: z.number(), title: z.string(), detail: z.string() })),
})
export type PersonalData = z.infer<typeof PersonalData>

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'What the shop knows about the customer, as JSON.',
  auth: 'user',
  query: z.object(callQuery),
  result: PersonalData,
})

export const deleteCustomer = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the customer, confirmed by the password. Orders stay as far as tax law wants them.',
  auth: 'user',
  query: z.object(callQuery),
  body: z.object({ password: Password }),
  result: z.literal(true),
})
