import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { CollectionName } from '../storage/shop-database.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** What this device knows about the account's copy of a list, by the keys of entries. Decision 0099. */
const ListAgreement = z.object({
  /** Id of the customer. */
  owner: z.number(),
  /** Both sides had these when they last agreed. */
  agreed: z.array(z.string()),
  /** Removed on this device; the account has not confirmed it. */
  removed: z.array(z.string()),
})
export type ListAgreement = z.infer<typeof ListAgreement>

export interface ListAgreementCollection {
  readonly read: () => Promise<ListAgreement | null>
  readonly write: (agreement: ListAgreement) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Stored in the collection of the list that it is about, under a separate key. */
export function openListAgreement(storage: ShopStorage, name: CollectionName, key: string): ListAgreementCollection {
  const agreements = openCollection(storage, { name, version: 1, schema: ListAgreement })
  return {
    read: () => agreements.read(key),
    write: async (agreement) => void (await agreements.write(key, agreement)),
    clear: async () => void (await agreements.remove(key)),
  }
}
