import type { OrderLife, OrderStatus, OrderStep } from '@meerkat/domain/orders/order-status'
import { COLLECT_CARRIER } from '@meerkat/domain/places/collect-places'
import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

/** The fields of an order that decide which steps are allowed, and its owner. */
export interface LockedOrder extends OrderLife {
  readonly id: number
  readonly customerId: number | null
  readonly couponCode: string | null
}

interface LockedRow {
  readonly id: number
  readonly customer_id: number | null
  readonly coupon_code: string | null
  readonly status: OrderStatus
  readonly is_shipped: boolean
  readonly is_paid: boolean
  readonly is_refunded: boolean
  readonly is_out_for_delivery: boolean
  readonly is_collected: boolean
  readonly awaits_confirmation: boolean
  readonly is_virtual: boolean
}

const LOCKED = `select o.id, o.customer_id, o.coupon_code, o.status, o.shipped_at is not null as is_shipped, o.paid_at is not null as is_paid,
    o.refunded_cents > 0 and o.refunded_cents = o.grand_total_cents as is_refunded, o.is_virtual,
    coalesce(o.shipping_carrier_code = '${COLLECT_CARRIER}', false) as is_collected, o.confirm_by is not null as awaits_confirmation,
    exists (select from sales_order_status s where s.order_id = o.id and s.step = 'out-for-delivery') as is_out_for_delivery from sales_order o`
const LOCK: Statement = { name: 'lock-order', text: `${LOCKED} where o.id = $1 for update of o` }
const LOCK_NUMBERED: Statement = {
  name: 'lock-numbered-order',
  text: `${LOCKED} join sales_order_number n on n.order_id = o.id where n.number = $1 for update of o`,
}
const SELECT_ID: Statement = { name: 'select-order-id', text: 'select order_id as id from sales_order_number where number = $1' }
const SET: Statement = {
  name: 'set-order-status',
  text: `with moved as (
      update sales_order set status = $2, state = case $2 when 'pending' then 'new' else $2 end, updated_at = $5,
        confirm_by = case when $6 = 'confirm' then null else confirm_by end, shipped_at = case when $3 then coalesce(shipped_at, $5) end, paid_at = case when $4 then coalesce(paid_at, $5) end
      where id = $1 returning id
    )
    insert into sales_order_status (order_id, step, status, comment, created_at) select id, $6, $2, $7, $5 from moved`,
}
// Sorted by sku, as orders lock them, to prevent deadlocks.
const RETURN_STOCK: Statement = {
  name: 'return-stock-of-order',
  text: `with taken as (
      select t.sku, sum(t.qty)::int as qty from sales_order_line l, json_to_recordset(l.taken) as t(sku text, qty int)
      where l.order_id = $1 group by t.sku
    ), locked as (
      select s.sku from stock s where s.sku in (select sku from taken) order by s.sku for update
    ), returned as (
      update stock s set qty = s.qty + t.qty from taken t, locked l
      where l.sku = t.sku and s.sku = t.sku and s.manage_stock returning s.sku
    )
    select sku from returned`,
}
const FREE_COUPON: Statement = {
  name: 'free-coupon-of-order',
  text: `with freed as (delete from coupon_redemption where order_id = $1 returning coupon_code)
    update coupon k set uses_left = k.uses_left + 1 from freed f where k.code = f.coupon_code and k.uses_left is not null`,
}

/** Locks the order until the transaction ends. Null when it does not exist. */
export async function lockOrder(tx: Executor, id: number): Promise<LockedOrder | null> {
  return toLockedOrder(await tx.run<LockedRow>(LOCK, [id]))
}

/** The same by its public order number. */
export async function lockNumberedOrder(tx: Executor, number: number): Promise<LockedOrder | null> {
  return toLockedOrder(await tx.run<LockedRow>(LOCK_NUMBERED, [number]))
}

export async function findOrderId(sql: Executor, number: number): Promise<number | null> {
  const [row] = await sql.run<{ id: number }>(SELECT_ID, [number])
  return row?.id ?? null
}

export interface StepRecord {
  readonly step: OrderStep
  readonly life: OrderLife
  readonly comment: string | null
  readonly now: Date
}

export async function setOrderStatus(tx: Executor, id: number, { step, life, comment, now }: StepRecord): Promise<void> {
  await tx.run(SET, [id, life.status, life.isShipped, life.isPaid, now, step, comment])
}

const UNCONFIRMED: Statement = {
  name: 'select-unconfirmed-orders',
  text: `select id from sales_order where confirm_by <= $1 and status = 'pending' order by confirm_by limit $2`,
}

/** Orders whose guests did not confirm them in time. */
export async function listUnconfirmed(sql: Executor, now: Date, limit: number): Promise<number[]> {
  return (await sql.run<{ id: number }>(UNCONFIRMED, [now, limit])).map(({ id }) => id)
}

/** Returns the order's goods to stock. Products without managed stock are unchanged. */
export async function returnStock(tx: Executor, id: number): Promise<void> {
  const returned = await tx.run<{ sku: string }>(RETURN_STOCK, [id])
  await recordChange(
    tx,
    'stock',
    returned.map(({ sku }) => sku),
  )
}

/** Releases the order's coupon, which can be redeemed again while it is valid. */
export async function freeCoupon(tx: Executor, id: number): Promise<void> {
  await tx.run(FREE_COUPON, [id])
}

function toLockedOrder([row]: readonly LockedRow[]): LockedOrder | null {
  if (!row) return null
  const { id, customer_id, coupon_code, status } = row
  return {
    id,
    customerId: customer_id,
    couponCode: coupon_code,
    status,
    isShipped: row.is_shipped,
    isPaid: row.is_paid,
    isRefunded: row.is_refunded,
    isOutForDelivery: row.is_out_for_delivery,
    isVirtual: row.is_virtual,
    isCollected: row.is_collected,
    awaitsConfirmation: row.awaits_confirmation,
  }
}
