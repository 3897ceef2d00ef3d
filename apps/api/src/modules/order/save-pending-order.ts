import { createHash } from 'node:crypto'
import type { Order } from '@meerkat/contract/order'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { findBuyer } from './find-buyer.ts'
import { hashOf } from './find-earlier-order.ts'
import { type NewOrder, storePendingOrder } from './new-order.store.ts'
import { findEarlierOrder } from './order.store.ts'
import {
  findLivePendingIds,
  findPendingOfPurchase,
  findPendingOrder,
  lockPendingOrder,
  type PendingOrderRow,
} from './pending-order.store.ts'
import { type PendingDeps, releasePendingOrder, reservePendingOrder } from './pending-order.ts'
import { COUPON_FAULT, newCheckoutReference, type OrderDeps, planOrder } from './place-order.ts'
import { invalid } from './plan-order.ts'

export interface SavePendingDeps extends OrderDeps, PendingDeps {
  readonly reservationMs: number
}

const NOT_HASHED: ReadonlySet<string> = new Set([
  'order_id',
  'body_hash',
  'payment_method_code',
  'payment_title',
  'payment_additional',
  'cash_keys',
  'cashondelivery_fee_cents',
  'cashondelivery_fee_incl_tax_cents',
] satisfies (keyof NewOrder['head'])[])

/** When two tabs save at once, the database refuses the second; its next try finds the order of the first. */
const MAX_TRIES = 3

/**
 * Stores a purchase as an order that waits for its payment. An identical purchase returns the same order and renews its reservation; a
 * different purchase of the same cart or order id replaces the earlier order. docs/payments.md, "Pending order".
 * @throws Refusal like `placeOrder`.
 */
export async function savePendingOrder(deps: SavePendingDeps, order: Order, caller: Caller): Promise<PendingOrderRow> {
  const buyer = await findBuyer(deps, order, caller)
  const identity = { order_id: order.order_id || null, cart_id: buyer.cart?.id ?? null, body_hash: hashOf(order) }
  const purchase = { clientOrderId: identity.order_id, cartId: identity.cart_id }
  const done = await findPendingOfPurchase(deps.sql, purchase)
  // A repeated request for a confirmed order gets the same response.
  if (done?.state === 'confirmed' && done.client_order_id === purchase.clientOrderId) return done
  await refusePlaced(deps, identity)
  const planned = await planOrder(deps, order, { ...identity, buyer, caller })
  const purchaseHash = hashPurchase(planned)
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const saved = await saveOnce(deps, planned, { ...purchase, purchaseHash })
    if (saved !== 'taken') return saved
  }
  throw new Refusal('cart-busy')
}

async function saveOnce(
  deps: SavePendingDeps,
  planned: NewOrder,
  { purchaseHash, ...purchase }: { purchaseHash: string; clientOrderId: string | null; cartId: string | null },
): Promise<PendingOrderRow | 'taken'> {
  const until = new Date(deps.now().getTime() + deps.reservationMs)
  return deps.database
    .transaction(async (tx) => {
      for (const id of await findLivePendingIds(tx, purchase)) {
        const live = await lockPendingOrder(tx, id)
        if (!live) continue
        if (live.purchase_hash === purchaseHash) {
          const outcome = await reservePendingOrder(tx, live, { until, now: deps.now() })
          if (outcome === 'sold-out') throw new Refusal('order-out-of-stock')
          if (outcome === 'coupon-used') throw invalid([COUPON_FAULT])
          if (outcome === 'reserved') return (await findPendingOrder(tx, live.checkout_reference)) ?? live
          continue
        }
        await releasePendingOrder(tx, live, 'given-up', deps)
      }
      const checkoutReference = newCheckoutReference()
      const outcome = await storePendingOrder(tx, planned, { checkoutReference, purchaseHash, reservedUntil: until })
      if (outcome.kind === 'taken') throw new TakenMeanwhile()
      if (outcome.kind === 'out-of-stock') throw new Refusal('order-out-of-stock')
      if (outcome.kind === 'coupon-used') throw invalid([COUPON_FAULT])
      const stored = await findPendingOrder(tx, checkoutReference)
      if (!stored) throw new Error('A pending order was not stored')
      return stored
    })
    .catch((fault: unknown) => {
      if (fault instanceof TakenMeanwhile) return 'taken' as const
      throw fault
    })
}

/** Thrown to roll back the transaction, in which the database refuses further statements anyway. */
class TakenMeanwhile extends Error {}

/** Gives up pending orders of a purchase that is now placed in another way, so that their goods are free for it. */
export async function giveUpPending(
  { database, ...deps }: PendingDeps & Pick<SavePendingDeps, 'database' | 'sql'>,
  purchase: { readonly clientOrderId: string | null; readonly cartId: string | null },
): Promise<void> {
  if (purchase.clientOrderId === null && purchase.cartId === null) return
  const ids = await findLivePendingIds(deps.sql, purchase)
  if (ids.length === 0) return
  await database.transaction(async (tx) => {
    for (const id of ids) {
      const live = await lockPendingOrder(tx, id)
      if (live) await releasePendingOrder(tx, live, 'given-up', deps)
    }
  })
}

/** @throws Refusal when the id or the cart belongs to an order that was placed. */
async function refusePlaced({ sql }: OrderDeps, identity: { order_id: string | null; cart_id: string | null }): Promise<void> {
  const placed = await findEarlierOrder(sql, identity)
  if (placed) throw new Refusal(placed.has_same_id ? 'order-id-taken' : 'order-cart-taken')
}

/** Hashes everything but the payment: a shopper who changes the method pays the same order, unless a fee changes the total. */
function hashPurchase({ head, lines, addresses }: NewOrder): string {
  const rest = Object.fromEntries(Object.entries(head).filter(([name]) => !NOT_HASHED.has(name)))
  return createHash('sha256')
    .update(JSON.stringify([rest, lines, addresses]))
    .digest('base64')
}
