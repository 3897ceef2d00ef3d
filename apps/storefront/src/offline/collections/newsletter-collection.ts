import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** The address that gets the newsletter. Spec §3 Newsletter state. */
const Subscription = z.object({ email: z.string() })

/** Whose newsletter was ordered on this device, until they log out. Behaviour 20.4. */
export interface NewsletterCollection {
  readonly readEmail: () => Promise<string | null>
  /** Null: not subscribed. */
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
