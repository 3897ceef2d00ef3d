import type { Product } from '@meerkat/contract/product'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { type ListAgreementCollection, openListAgreement } from './list-agreement.ts'

/** Lists of products on this device. The keys are those of Spec §3. */
const LIST_KEYS = { wishlist: 'current-wishlist', compare: 'current-compare', recent: 'recently-viewed' } as const
/** Keys that Spec §3 does not name. docs/behaviour/small-stores.md §20.1. */
const OWNER_KEY = 'wishlist-owner'
const AGREEMENT_KEY = 'wishlist-agreement'
export type ListName = keyof typeof LIST_KEYS

/** The fields that are needed to show an entry; others are stored unread. */
const Remembered = z.looseObject({
  id: z.number(),
  sku: z.string().check(z.minLength(1)),
  name: z.string(),
  price: z.number(),
  type_id: z.string(),
})
const Entries = z.pipe(
  z.array(Remembered),
  z.transform((entries) => entries as unknown as readonly Product[]),
)

export interface ProductLists {
  /** Null when nothing is stored. */
  readonly read: (name: ListName) => Promise<readonly Product[] | null>
  readonly write: (name: ListName, products: readonly Product[]) => Promise<void>
  /** The customer whose wishlist was joined with the one of this device; null before that, and after a logout. */
  readonly readOwner: () => Promise<number | null>
  readonly writeOwner: (customerId: number | null) => Promise<void>
  /** Of the wishlist. */
  readonly agreement: ListAgreementCollection
  /** Another tab changed a list. */
  readonly subscribe: (listener: (name: ListName) => void) => () => void
}

export function openProductLists(storage: ShopStorage, channel: TabChannel): ProductLists {
  const collection = openCollection(storage, { name: 'lists', version: 1, schema: Entries })
  const agreement = openListAgreement(storage, 'lists', AGREEMENT_KEY)
  const owners = openCollection(storage, { name: 'lists', version: 1, schema: z.number() })
  return {
    read: (name) => collection.read(LIST_KEYS[name]),
    async write(name, products) {
      await collection.write(LIST_KEYS[name], products)
      channel.announce(LIST_KEYS[name])
    },
    readOwner: () => owners.read(OWNER_KEY),
    writeOwner: async (customerId) => void (await (customerId === null ? owners.remove(OWNER_KEY) : owners.write(OWNER_KEY, customerId))),
    agreement,
    subscribe: (listener) =>
      channel.subscribe((topic) => {
        const name = (Object.keys(LIST_KEYS) as ListName[]).find((candidate) => LIST_KEYS[candidate] === topic)
        if (name) listener(name)
      }),
  }
}
