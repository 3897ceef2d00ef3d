import { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import { CartTotals } from '@meerkat/contract/totals'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** The last answer of the server about a cart: how it can be delivered and paid, and what it costs. */
export const CartTerms = z.object({
  /** Token of the server's cart that the totals belong to. */
  token: z.string(),
  /** `cartHash` of the lines at that time: totals of other lines are not shown. */
  hash: z.string(),
  /** The country that the methods are for, and the method that is in the totals. */
  country: z.string(),
  method: z.nullable(z.string()),
  shippingMethods: z.array(ShippingMethod),
  paymentMethods: z.array(PaymentMethod),
  totals: z.nullable(CartTotals),
})
export type CartTerms = z.infer<typeof CartTerms>

export interface CartTermsCollection {
  readonly read: () => Promise<CartTerms | null>
  readonly write: (terms: CartTerms) => Promise<void>
  readonly clear: () => Promise<void>
}

const KEY = 'cart-terms'

/** Kept so that the checkout works after a reload without a network. docs/behaviour/storage.md §22, docs/behaviour/offline.md §7.4. */
export function openCartTerms(storage: ShopStorage): CartTermsCollection {
  const terms = openCollection(storage, { name: 'checkout', version: 1, schema: CartTerms })
  return {
    read: () => terms.read(KEY),
    write: async (known) => void (await terms.write(KEY, known)),
    clear: async () => void (await terms.remove(KEY)),
  }
}
