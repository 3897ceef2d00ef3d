import * as z from 'zod/mini'
import { Email } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

/** The page that ends product alerts, and that the form leads to without JavaScript. */
export const PRODUCT_ALERT_PAGE = 'product-alert'

/** `requested`: one mail will follow. `in-stock`: the product can be bought now, so nothing is stored. */
export const ProductAlertStatus = z.enum(['requested', 'in-stock'])
export type ProductAlertStatus = z.infer<typeof ProductAlertStatus>

/** Ours. docs/behaviour/stock.md §5.3. */
export const requestProductAlert = endpoint({
  method: 'POST',
  path: '/api/ext/product-alert',
  summary: 'Asks for one mail when a sold-out product can be bought again. The answer is the same for every address.',
  auth: 'none',
  query: z.object(callQuery),
  body: z.object({
    /** E-mail address. */
    email: Email,
    /** Sku of the product, or of a variant. */
    sku: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  result: ProductAlertStatus,
})

/** Ours: the link in every product alert, and the button of mail clients (RFC 8058, any body). */
export const endProductAlerts = endpoint({
  method: 'POST',
  path: '/api/ext/product-alert/end',
  summary: 'Deletes all requests of the address that the key of a mail belongs to.',
  auth: 'none',
  query: z.object({
    ...callQuery,
    /** The key from the link in the mail. @example "eyJhbGciOiJIUzI1NiJ9.e30.c2ln" */
    key: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  result: z.literal('ended'),
})
