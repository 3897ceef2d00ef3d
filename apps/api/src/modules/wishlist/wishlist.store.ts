import { MAX_WISHLIST_ITEMS, type Wishlist } from '@meerkat/contract/wishlist'
import { type ListOwner, lockCustomer } from '../../db/customer-list.ts'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = {
  name: 'select-wishlist',
  text: `select coalesce((select json_agg(e.sku order by e.id) from wishlist_entry e where e.customer_id = $1 and e.store_code = $2), '[]') as skus,
      (select s.key from wishlist_share s where s.customer_id = $1 and s.store_code = $2) as "shareKey"`,
}
const SELECT_SHARED: Statement = {
  name: 'select-shared-wishlist',
  text: `select coalesce((select json_agg(e.sku order by e.id) from wishlist_entry e
      where e.customer_id = s.customer_id and e.store_code = s.store_code), '[]') as skus
    from wishlist_share s where s.key = $1 and s.store_code = $2`,
}
const REMOVE: Statement = {
  name: 'remove-wishes',
  text: 'delete from wishlist_entry where customer_id = $1 and store_code = $2 and sku = any($3)',
}
const ADD: Statement = {
  name: 'add-wishes',
  text: `insert into wishlist_entry (customer_id, store_code, sku, created_at)
    select $1, $2, w.sku, $4 from unnest($3::text[]) with ordinality as w(sku, place) order by w.place on conflict do nothing`,
}
const COUNT: Statement = {
  name: 'count-wishes',
  text: 'select count(*)::int as count from wishlist_entry where customer_id = $1 and store_code = $2',
}
const SHARE: Statement = {
  name: 'share-wishlist',
  text: 'insert into wishlist_share (key, customer_id, store_code, created_at) values ($3, $1, $2, $4) on conflict (customer_id, store_code) do nothing',
}
const END_SHARE: Statement = { name: 'end-wishlist-share', text: 'delete from wishlist_share where customer_id = $1 and store_code = $2' }
const LIST_OF: Statement = {
  name: 'list-wishes-of',
  text: `select e.store_code as "storeCode", e.sku, e.created_at from wishlist_entry e where e.customer_id = $1 order by e.store_code, e.id`,
}

export async function findWishlist(sql: Executor, { customerId, storeCode }: ListOwner): Promise<Wishlist> {
  const [row] = await sql.run<Wishlist>(SELECT, [customerId, storeCode])
  return row ?? { skus: [], shareKey: null }
}

/** Null for a key that was never issued or has been deleted. */
export async function findShared(sql: Executor, key: string, storeCode: string): Promise<Pick<Wishlist, 'skus'> | null> {
  const [row] = await sql.run<Pick<Wishlist, 'skus'>>(SELECT_SHARED, [key, storeCode])
  return row ?? null
}

export interface WishlistChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly now: Date
}

/** False when the list would be too long: the caller rolls back. */
export async function changeEntries(
  tx: Executor,
  { customerId, storeCode }: ListOwner,
  { add, remove, now }: WishlistChange,
): Promise<boolean> {
  await lockCustomer(tx, customerId)
  if (add.length > 0) await tx.run(ADD, [customerId, storeCode, add, now])
  if (remove.length > 0) await tx.run(REMOVE, [customerId, storeCode, remove])
  const [row] = await tx.run<{ count: number }>(COUNT, [customerId, storeCode])
  return (row?.count ?? 0) <= MAX_WISHLIST_ITEMS
}

/** Stores the key of a shared list; a list that is already shared keeps its key. */
export async function startShare(sql: Executor, { customerId, storeCode }: ListOwner, key: string, now: Date): Promise<void> {
  await sql.run(SHARE, [customerId, storeCode, key, now])
}

export async function endShare(sql: Executor, { customerId, storeCode }: ListOwner): Promise<void> {
  await sql.run(END_SHARE, [customerId, storeCode])
}

/** All entries of a customer, for their owner. */
export async function listWishlistItemsOf(sql: Executor, customerId: number): Promise<{ storeCode: string; sku: string; since: string }[]> {
  const rows = await sql.run<{ storeCode: string; sku: string; created_at: Date }>(LIST_OF, [customerId])
  return rows.map(({ storeCode, sku, created_at }) => ({ storeCode, sku, since: created_at.toISOString() }))
}
