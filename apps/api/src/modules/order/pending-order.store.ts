import type { GrossSplit } from '@meerkat/domain/tax/split-gross'
import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

/** `placed`: the client placed the order without paying, as old clients do; it can still be paid. Decision 0051. */
export type PendingState = 'waiting' | 'released' | 'given-up' | 'placed' | 'confirmed'

/** An order that waits, or waited, for its payment. */
export interface PendingOrderRow {
  readonly order_id: number
  readonly checkout_reference: string
  readonly client_order_id: string | null
  readonly cart_id: string | null
  readonly purchase_hash: string
  readonly state: PendingState
  readonly reserved_until: Date
  readonly created_at: Date
  readonly store_code: string
  readonly language: string | null
  readonly customer_id: number | null
  readonly customer_email: string | null
  readonly coupon_code: string | null
  readonly is_virtual: boolean
  readonly grand_total_cents: number
  /** Part of the grand total: the fee of cash on delivery. */
  readonly cashondelivery_fee_incl_tax_cents: number
  readonly shipping_tax_percent: number | null
  readonly currency_code: string
  readonly payment_method_code: string
  readonly payment_title: string
  readonly cash_keys: readonly string[] | null
  /** Until when its guest must confirm it by mail; null: there is nothing to confirm. */
  readonly confirm_by: Date | null
  /** Status of the order: a placed order may have been cancelled since. */
  readonly status: string
  /** Null before the order is confirmed. */
  readonly number: number | null
}

const COLUMNS = `p.order_id, p.checkout_reference, p.client_order_id, p.cart_id, p.purchase_hash, p.state, p.reserved_until, p.created_at,
  o.store_code, o.language, o.customer_id, o.customer_email, o.coupon_code, o.is_virtual, o.grand_total_cents, o.cashondelivery_fee_incl_tax_cents,
  o.shipping_tax_percent, o.currency_code, o.payment_method_code, o.payment_title, o.cash_keys, o.status, case when o.status = 'pending' then o.confirm_by end as confirm_by, (select n.number from sales_order_number n where n.order_id = o.id) as number`
const FROM = 'from pending_order p join sales_order o on o.id = p.order_id'

const SELECT_REFERENCE: Statement = {
  name: 'select-pending-order',
  text: `select ${COLUMNS} ${FROM} where p.checkout_reference = $1`,
}
const SELECT_ID: Statement = { name: 'select-pending-order-by-id', text: `select ${COLUMNS} ${FROM} where p.order_id = $1` }
/** Prefers open pending orders, then the order id over the cart, then the latest one. */
const SELECT_OF_PURCHASE: Statement = {
  name: 'select-pending-order-of-purchase',
  text: `select ${COLUMNS} ${FROM} where (p.client_order_id = $1 or p.cart_id = $2) and p.state <> 'given-up'
    order by p.state in ('waiting', 'released') desc, p.client_order_id = $1 desc nulls last, p.order_id desc limit 1`,
}
const SELECT_LIVE_IDS: Statement = {
  name: 'select-live-pending-orders',
  text: `select p.order_id as id from pending_order p where p.state in ('waiting', 'released') and (p.client_order_id = $1 or p.cart_id = $2)
    order by p.order_id`,
}
// Lock order of all transactions, to prevent deadlocks: order, attempt, stock.
const LOCK_ORDER: Statement = { name: 'lock-pending-order', text: 'select id from sales_order where id = $1 for update' }
const SET_STATE: Statement = {
  name: 'set-pending-order-state',
  text: `with moved as (
      update pending_order set state = $2, updated_at = $4 where order_id = $1 and state = any($3) returning order_id
    )
    update sales_order o set status = $5, state = $6, updated_at = $4 from moved where o.id = moved.order_id returning o.id`,
}
const EXTEND: Statement = {
  name: 'extend-pending-order',
  text: 'update pending_order set reserved_until = $2 where order_id = $1 and reserved_until < $2',
}
/** Replaces the fee of the former method in the totals by that of the new one. */
const SET_METHOD: Statement = {
  name: 'set-payment-method-of-order',
  text: `update sales_order set payment_method_code = $2, payment_title = $3, confirm_by = $4,
      grand_total_cents = grand_total_cents - cashondelivery_fee_incl_tax_cents + $6,
      tax_cents = tax_cents - (cashondelivery_fee_incl_tax_cents - cashondelivery_fee_cents) + ($6 - $5),
      cashondelivery_fee_cents = $5, cashondelivery_fee_incl_tax_cents = $6
    where id = $1`,
}
const LOCK_TAKEN: Statement = {
  name: 'lock-stock-of-order',
  text: `with taken as (
      select t.sku, sum(t.qty)::int as wanted from sales_order_line l, json_to_recordset(l.taken) as t(sku text, qty int)
      where l.order_id = $1 group by t.sku
    )
    select s.sku, s.qty, s.min_qty, s.is_in_stock, s.manage_stock, t.wanted from stock s join taken t on t.sku = s.sku order by s.sku for update of s`,
}
const TAKE: Statement = {
  name: 'take-stock-of-order',
  text: 'update stock s set qty = s.qty - w.qty from unnest($1::text[], $2::int[]) as w(sku, qty) where s.sku = w.sku',
}
const REDEEM: Statement = {
  name: 'redeem-coupon-of-order',
  text: `with used as (
      update coupon set uses_left = uses_left - 1
      where code = $2 and (uses_left is null or uses_left > 0) and (valid_to is null or valid_to > now()) and not exists (
        select 1 from coupon_redemption d where d.coupon_code = $2 and d.email = $3
      ) returning code
    )
    insert into coupon_redemption (coupon_code, order_id, email) select code, $1, $3 from used on conflict do nothing returning order_id`,
}
const CONFIRM: Statement = {
  name: 'confirm-pending-order',
  text: `with closed as (
      update cart c set is_active = false, version = c.version + 1, updated_at = $2 from pending_order p
      where p.order_id = $1 and c.id = p.cart_id and c.version = p.cart_version and c.is_active returning c.id
    ), confirmed as (
      update sales_order o set order_id = case when exists (select 1 from sales_order x where x.order_id = p.client_order_id) then null
          else p.client_order_id end, cart_id = (select id from closed), updated_at = $2
      from pending_order p where p.order_id = $1 and o.id = p.order_id returning o.id, o.customer_email
    ), mailed as (
      insert into outbox (topic, payload)
      select 'mail', json_build_object('kind', 'order-confirmation', 'orderId', id) from confirmed where customer_email is not null
      union all
      select 'mail', json_build_object('kind', 'shop-order', 'orderId', id) from confirmed
    )
    insert into sales_order_number (order_id) select id from confirmed returning number`,
}
const DUE: Statement = {
  name: 'select-due-reservations',
  text: `select order_id as id from pending_order where state = 'waiting' and reserved_until <= $1 order by reserved_until limit $2`,
}

export async function findPendingOrder(sql: Executor, checkoutReference: string): Promise<PendingOrderRow | null> {
  const [row] = await sql.run<PendingOrderRow>(SELECT_REFERENCE, [checkoutReference])
  return row ?? null
}

export async function findPendingOrderById(sql: Executor, orderId: number): Promise<PendingOrderRow | null> {
  const [row] = await sql.run<PendingOrderRow>(SELECT_ID, [orderId])
  return row ?? null
}

export interface PurchaseIdentity {
  readonly clientOrderId: string | null
  readonly cartId: string | null
}

export async function findPendingOfPurchase(sql: Executor, { clientOrderId, cartId }: PurchaseIdentity): Promise<PendingOrderRow | null> {
  if (clientOrderId === null && cartId === null) return null
  const [row] = await sql.run<PendingOrderRow>(SELECT_OF_PURCHASE, [clientOrderId, cartId])
  return row ?? null
}

export async function findLivePendingIds(sql: Executor, { clientOrderId, cartId }: PurchaseIdentity): Promise<number[]> {
  return (await sql.run<{ id: number }>(SELECT_LIVE_IDS, [clientOrderId, cartId])).map(({ id }) => id)
}

/** Locks the order until the transaction ends, and reads it. Null when it never waited for a payment. */
export async function lockPendingOrder(tx: Executor, orderId: number): Promise<PendingOrderRow | null> {
  await tx.run(LOCK_ORDER, [orderId])
  return findPendingOrderById(tx, orderId)
}

export interface PendingMove {
  readonly to: PendingState
  readonly from: readonly PendingState[]
  readonly status: string
  readonly now: Date
}

/** False when the order was in none of these states. */
export async function movePendingOrder(tx: Executor, orderId: number, { to, from, status, now }: PendingMove): Promise<boolean> {
  const state = status === 'pending' ? 'new' : status
  return (await tx.run(SET_STATE, [orderId, to, from, now, status, state])).length > 0
}

export async function extendReservation(tx: Executor, orderId: number, until: Date): Promise<void> {
  await tx.run(EXTEND, [orderId, until])
}

export interface ChosenMethod {
  readonly code: string
  readonly title: string
  /** Until when a guest must confirm the order that is paid with it. */
  readonly confirmBy?: Date | null
  /** Fee of the method, in cents; missing when it has none. */
  readonly fee?: Pick<GrossSplit, 'net' | 'gross'>
}

export async function setPaymentMethod(
  tx: Executor,
  orderId: number,
  { code, title, confirmBy = null, fee = { net: 0, gross: 0 } }: ChosenMethod,
): Promise<void> {
  await tx.run(SET_METHOD, [orderId, code, title, confirmBy, fee.net, fee.gross])
}

interface TakenStock {
  readonly sku: string
  readonly qty: number
  readonly min_qty: number
  readonly is_in_stock: boolean
  readonly manage_stock: boolean
  readonly wanted: number
}

/** Takes the goods of an order from stock once more. False, and nothing is taken, when not all of them are left. */
export async function takeStockAgain(tx: Executor, orderId: number): Promise<boolean> {
  const rows = (await tx.run<TakenStock>(LOCK_TAKEN, [orderId])).filter(({ manage_stock, is_in_stock }) => manage_stock || !is_in_stock)
  if (rows.some(({ is_in_stock, qty, min_qty, wanted }) => !is_in_stock || qty <= min_qty || qty < wanted)) return false
  const skus = rows.map(({ sku }) => sku)
  await tx.run(TAKE, [skus, rows.map(({ wanted }) => wanted)])
  if (skus.length > 0) await recordChange(tx, 'stock', skus)
  return true
}

/** False when the coupon cannot be redeemed any more. */
export async function redeemCouponAgain(tx: Executor, { order_id, coupon_code, customer_email }: PendingOrderRow): Promise<boolean> {
  if (coupon_code === null) return true
  return (await tx.run(REDEEM, [order_id, coupon_code, customer_email])).length > 0
}

/**
 * Gives the order its number, the client's id and the cart, and enqueues its mails. A cart that has changed since the order was stored
 * stays open.
 */
export async function numberPendingOrder(tx: Executor, orderId: number, now: Date): Promise<number> {
  const [row] = await tx.run<{ number: number }>(CONFIRM, [orderId, now])
  if (!row) throw new Error('A pending order was not numbered')
  return row.number
}

export async function listDueReservations(sql: Executor, now: Date, limit: number): Promise<number[]> {
  return (await sql.run<{ id: number }>(DUE, [now, limit])).map(({ id }) => id)
}
