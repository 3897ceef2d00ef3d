import * as z from 'zod/mini'
import { Customer, Password } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { LoyaltyCard } from './loyalty.ts'
import { HistoryOrder } from './order-history.ts'
import { SavedLine } from './saved-lines.ts'

/** All data that the shop stores about a customer. Ours. */
export const PersonalData = z.object({
  /** When this was exported, ISO 8601. */
  exportedAt: z.string(),
  /** The profile. */
  profile: Customer,
  /** All orders. */
  orders: z.array(HistoryOrder),
  /** Carts that were not ordered. */
  carts: z.array(
    z.object({
      /** When the cart was created. */
      createdAt: z.string(),
      /** When it last changed. */
      updatedAt: z.string(),
      /** Lines of the cart. */
      lines: z.array(
        z.object({
          /** Sku of the product. */
          sku: z.string(),
          /** Number of pieces. */
          qty: z.number(),
        }),
      ),
    }),
  ),
  /** The newsletter subscription, or null. */
  newsletter: z.nullable(
    z.object({
      /** subscribed, pending or unsubscribed. */
      status: z.string(),
      /** When the subscription began. */
      since: z.string(),
    }),
  ),
  /** Sold-out products for which the customer requested a mail. */
  alerts: z.array(
    z.object({
      /** Sku of the product. */
      sku: z.string(),
      /** When it was requested. */
      since: z.string(),
    }),
  ),
  /** Messages to the shop whose copy the customer requested but has not confirmed yet. */
  messageCopies: z.array(
    z.object({
      /** The subject; empty when none was given. */
      subject: z.string(),
      /** The message. */
      text: z.string(),
      /** When it was sent to the shop. */
      since: z.string(),
    }),
  ),
  /** When the customer ended the mails that ask for reviews, or null. */
  reviewRequestsEnded: z.nullable(z.string()),
  /** Coupons issued to the customer. */
  coupons: z.array(
    z.object({
      /** The code for the checkout. */
      code: z.string(),
      /** Discount in percent. */
      percent: z.number(),
      /** End of validity; null for no end. */
      validTo: z.nullable(z.string()),
    }),
  ),
  /** The loyalty card with all changes of its points and all vouchers, or null. */
  loyalty: z.nullable(LoyaltyCard),
  /** The wishlists of all store views. */
  wishlist: z.array(
    z.object({
      /** Store view; empty for the default one. */
      storeCode: z.string(),
      /** Sku of the product. */
      sku: z.string(),
      /** When it was added, ISO 8601. */
      since: z.string(),
    }),
  ),
  /** The lines saved for later in all store views. */
  savedLines: z.array(
    z.object({
      /** Store view; empty for the default one. */
      storeCode: z.string(),
      ...SavedLine.shape,
      /** When it was saved, ISO 8601. */
      since: z.string(),
    }),
  ),
  /** Reviews, also those that are not shown. */
  reviews: z.array(
    z.looseObject({
      /** Id of the product. */
      product_id: z.number(),
      /** Summary. */
      title: z.string(),
      /** Text. */
      detail: z.string(),
    }),
  ),
  /** Ids of the reviews that the customer marked as helpful. */
  helpfulReviews: z.array(z.number()),
  /** Known devices and networks, of which only hashes are stored: when each was last used for a login. */
  logins: z.array(z.string()),
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
