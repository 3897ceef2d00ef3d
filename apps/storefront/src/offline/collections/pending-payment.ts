import { Order } from '@meerkat/contract/order'
import { CartTotals } from '@meerkat/contract/totals'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/**
 * The order of this device that waits for its payment. It survives the tab: the payment is settled by the server, and this device
 * learns of it when it comes back. docs/behaviour/payment.md §27.2.
 */
export const PendingPayment = z.object({
  /** Null for an order that was placed before, perhaps on another device. */
  order: z.nullable(Order),
  /** What the shopper saw when placing it. */
  totals: z.nullable(CartTotals),
  /** Secret of the order at the server. */
  checkoutReference: z.string(),
  grandTotal: z.number(),
  currency: z.string(),
  /** Code of the payment method that is being used. */
  method: z.string(),
  /** Names one attempt: repeating a call continues it. */
  requestId: z.string(),
  /** The latest attempt; null before the first. */
  attemptId: z.nullable(z.string()),
  /** The page of an order that was placed before it is paid; null when the payment places it. */
  backTo: z._default(z.nullable(z.string()), null),
  /** Opens the order of a guest once it is placed. */
  guestToken: z.optional(z.string()),
})
export type PendingPayment = z.infer<typeof PendingPayment>

export interface PendingPaymentSlot {
  readonly read: () => Promise<PendingPayment | null>
  readonly write: (pending: PendingPayment) => Promise<boolean>
  readonly clear: () => Promise<boolean>
}

const KEY = 'pending-payment'

/**
 * Stored with the entries of the checkout, and also in the storage of the tab: the shopper leaves the page right after it is written, and a
 * slow database may not have it yet on the next page.
 */
export function openPendingPayment(storage: ShopStorage): PendingPaymentSlot {
  const collection = openCollection(storage, { name: 'checkout', version: 1, schema: PendingPayment })
  const tab = openTabCopy(`${storage.name} ${KEY}`)
  return {
    read: async () => (await collection.read(KEY)) ?? tab.read(),
    write: (pending) => {
      tab.write(pending)
      return collection.write(KEY, pending)
    },
    clear: () => {
      tab.write(null)
      return collection.remove(KEY)
    },
  }
}

/** Does nothing where the browser blocks storage. */
function openTabCopy(key: string) {
  return {
    read(): PendingPayment | null {
      try {
        return PendingPayment.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    write(pending: PendingPayment | null): void {
      try {
        if (pending) sessionStorage.setItem(key, JSON.stringify(PendingPayment.parse(pending)))
        else sessionStorage.removeItem(key)
      } catch {
        // The database has it.
      }
    },
  }
}
