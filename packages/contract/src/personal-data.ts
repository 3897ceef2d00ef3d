import * as z from 'zod/mini'
import { Customer, Password } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { HistoryOrder } from './order-history.ts'

/** Everything that the shop stores about a customer. Ours. */
export const PersonalData = z.object({
  /** When this was made, ISO 8601. */
  exportedAt: z.string(),
  /** The profile. */
  profile: Customer,
  /** All orders. */
  orders: z.array(HistoryOrder),
  /** Carts that were not ordered. */
  carts: z.array(
    z.object({
      /** When the cart was made. */
      createdAt: z.string(),
      /** When it last changed. */
      updatedAt: z.string(),
      /** What is in it. */
      lines: z.array(
        z.object({
          /** Sku of the product. */
          sku: z.string(),
          /** Pieces. */
          qty: z.number(),
        }),
      ),
    }),
  ),
  /** The subscription, or null. */
  newsletter: z.nullable(
    z.object({
      /** subscribed, pending or unsubscribed. */
      status: z.string(),
      /** Since when. */
      since: z.string(),
    }),
  ),
  /** Coupons that were given to the customer. */
  coupons: z.array(
    z.object({
      /** What is typed at the checkout. */
      code: z.string(),
      /** What it takes off, in percent. */
      percent: z.number(),
      /** Until when; null for no end. */
      validTo: z.nullable(z.string()),
    }),
  ),
  /** Reviews, shown or not. */
  reviews: z.array(
    z.looseObject({
      /** The product. */
      product_id: z.number(),
      /** Summary. */
      title: z.string(),
      /** Text. */
      detail: z.string(),
    }),
  ),
})
export type PersonalData = z.infer<typeof PersonalData>

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'All data that the shop stores about the customer, as JSON.',
  auth: 'user',
  query: z.object(callQuery),
  result: PersonalData,
})

export const deleteCustomer = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the customer, confirmed by the password. Orders are kept as far as tax law requires.',
  auth: 'user',
  query: z.object(callQuery),
  body: z.object({
    /** The customer's password. */
    password: Password,
  }),
  result: z.literal(true),
})
