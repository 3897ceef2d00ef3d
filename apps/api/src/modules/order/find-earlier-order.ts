import { createHash } from 'node:crypto'
import type { Order } from '@meerkat/contract/order'
import type { Executor } from '../../db/executor.ts'
import { Refusal } from '../../http/refusals.ts'
import { type EarlierOrder, findEarlierOrder } from './order.store.ts'
import type { OrderHead } from './order-rows.ts'

/** The fields by which a repeated order is recognised. */
export type Identity = Pick<OrderHead, 'order_id' | 'cart_id' | 'body_hash'>

/**
 * The order that was placed under this id or from this cart.
 * @throws Refusal when the id was used for another order, or the cart for other products: answering with the earlier order would
 * confirm a purchase that was not made. docs/wire.md §4.4.
 */
export async function findEarlier(sql: Executor, identity: Identity): Promise<EarlierOrder | null> {
  const earlier = await findEarlierOrder(sql, identity)
  if (!earlier) return null
  const [given, stored] = [identity.body_hash.split(HASH_SEPARATOR), earlier.body_hash.split(HASH_SEPARATOR)]
  // Orders of older versions have one hash for both parts, which cannot be compared.
  if (stored.length !== given.length) return earlier
  if (earlier.has_same_id && earlier.body_hash !== identity.body_hash) throw new Refusal('order-id-taken')
  if (!earlier.has_same_id && stored[0] !== given[0]) throw new Refusal('order-cart-taken')
  return earlier
}

const HASH_SEPARATOR = '.'

/** Products, addresses and methods, without the times and the accepted amounts, which change when an order is repeated. */
export function hashOf({ store_code, products, addressInformation: given }: Order): string {
  const { seen_totals: _, ...addressInformation } = given
  const lines = products.map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
  return [lines, { store_code, addressInformation }].map(toHash).join(HASH_SEPARATOR)
}

function toHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}
