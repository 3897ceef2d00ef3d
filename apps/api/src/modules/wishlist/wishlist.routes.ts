import { randomBytes } from 'node:crypto'
import { changeWishlist, readSharedWishlist, readWishlist, shareWishlist } from '@meerkat/contract/wishlist'
import type { Database } from '../../db/client.ts'
import type { Caller, FindCustomerId } from '../../http/caller.ts'
import { getListOwner } from '../../http/list-owner.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { changeEntries, endShare, findShared, findWishlist, startShare } from './wishlist.store.ts'

export interface WishlistDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly findCustomerId: FindCustomerId
}

/** 128 bits, too many to guess; base64url, so that a URL does not change it. */
const KEY_BYTES = 16
const WRITE = { rateClass: 'W', noStore: true } as const
const READ = { rateClass: 'R', noStore: true } as const

/** The endpoints of docs/wire.md §2.12. */
export function serveWishlist(operations: Operations, { database, now, findCustomerId }: WishlistDeps): void {
  const { sql } = database
  const ownerOf = (caller: Caller) => getListOwner(findCustomerId, caller)

  operations.serve(readWishlist, async ({ caller }) => findWishlist(sql, await ownerOf(caller)), READ)
  operations.serve(
    changeWishlist,
    async ({ body, caller }) => {
      const owner = await ownerOf(caller)
      await database.transaction(async (tx) => {
        if (!(await changeEntries(tx, owner, { ...body, now: now() }))) throw new Refusal('wishlist-full')
      })
      return findWishlist(sql, owner)
    },
    WRITE,
  )
  operations.serve(
    shareWishlist,
    async ({ body: { isShared }, caller }) => {
      const owner = await ownerOf(caller)
      if (isShared) await startShare(sql, owner, randomBytes(KEY_BYTES).toString('base64url'), now())
      else await endShare(sql, owner)
      return findWishlist(sql, owner)
    },
    WRITE,
  )
  operations.serve(
    readSharedWishlist,
    async ({ query, caller }) => {
      const shared = await findShared(sql, query.key, caller.storeCode)
      if (!shared) throw new Refusal('wishlist-unknown')
      return shared
    },
    READ,
  )
}
