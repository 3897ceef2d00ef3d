import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'offer'

const InstallOffer = z.object({
  /** Visits from this device. */
  visits: z.number(),
  /** When the last page was opened, milliseconds since 1970. */
  seenAt: z.number(),
  /** The number of the visit in which it was offered; null before. */
  offeredIn: z.nullable(z.number()),
  /** `no`: "Not now". */
  answer: z.nullable(z.enum(['yes', 'no'])),
})
export type InstallOffer = z.infer<typeof InstallOffer>

/** The offer to install the shop, as far as this device knows it. docs/behaviour/offline.md §7.7. */
export interface InstallOfferCollection {
  readonly read: () => Promise<InstallOffer | null>
  readonly write: (offer: InstallOffer) => Promise<void>
}

export function openInstallOffer(storage: ShopStorage): InstallOfferCollection {
  const collection = openCollection(storage, { name: 'install', version: 1, schema: InstallOffer })
  return {
    read: () => collection.read(KEY),
    async write(offer) {
      await collection.write(KEY, offer)
    },
  }
}
