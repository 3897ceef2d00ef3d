import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** The subscribed address. Spec §3 Newsletter state. */
const Subscription = z.object({ email: z.string() })

/** The newsletter subscription of this device, until the logout. docs/behaviour/small-stores.md §20.4. */
export interface NewsletterCollection {
  readonly readEmail: () => Promise<string | null>
  /** Null when not subscribed. */
  readonly writeEmail: (email: string | null) => Promise<void>
}

export function openNewsletterCollection(storage: ShopStorage): NewsletterCollection {
  const collection = openCollection(storage, { name: 'newsletter', version: 1, schema: Subscription })
  return {
    readEmail: async () => (await collection.read('subscription'))?.email ?? null,
    async writeEmail(email) {
      await (email === null ? collection.remove('subscription') : collection.write('subscription', { email }))
    },
  }
}
