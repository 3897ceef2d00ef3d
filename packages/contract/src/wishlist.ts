import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { plainLine } from './plain-text.ts'

/** Limits storage, because anyone can register; far more than a shopper collects. */
export const MAX_WISHLIST_ITEMS = 300
/** Skus of one call. After a login the client sends its whole list. */
const Skus = z._default(z.array(plainLine(128).check(z.minLength(1))).check(z.maxLength(MAX_WISHLIST_ITEMS)), [])

/** The wishlist of a customer in the store view of the call. Ours. */
export const Wishlist = z.object({
  /** Skus of the products, in the order in which they were added. */
  skus: z.array(z.string()),
  /** Key of the link while the list is shared; null otherwise. */
  shareKey: z.nullable(z.string()),
})
export type Wishlist = z.infer<typeof Wishlist>

const forCustomers = { auth: 'user', query: z.object(callQuery), result: Wishlist } as const

/** Ours. docs/wire.md §2.12. */
export const readWishlist = endpoint({
  ...forCustomers,
  method: 'GET',
  path: '/api/user/wishlist',
  summary: 'The wishlist of the customer.',
})

/** Ours. docs/wire.md §2.12. */
export const changeWishlist = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/wishlist',
  summary: 'Adds products to the wishlist and removes others. Repeating it has no further effect.',
  body: z.object({
    /** Skus to add; those that are on the list stay where they are. */
    add: Skus,
    /** Skus to remove. */
    remove: Skus,
  }),
})

/** Ours. docs/wire.md §2.12. */
export const shareWishlist = endpoint({
  ...forCustomers,
  method: 'POST',
  path: '/api/user/wishlist/share',
  summary: 'Makes the wishlist readable by a link, or ends that. A list that is shared again has a new link.',
  body: z.object({
    /** Whether it is shared. */
    isShared: z.boolean(),
  }),
})

/** Ours. docs/wire.md §2.12. */
export const readSharedWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  summary: 'The products of a shared wishlist, without anything about its owner.',
  auth: 'none',
  query: z.object({
    ...callQuery,
    /** The key of the link. @example "Jq3vX0c9uYw2b7kLr8m1Zg" */
    key: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: z.object({
    /** Skus of the products, in the order in which they were added. */
    skus: z.array(z.string()),
  }),
})
