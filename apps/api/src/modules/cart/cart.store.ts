import type { LooseAddress } from '@meerkat/contract/address'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { Executor, Statement } from '../../db/executor.ts'
import { REDEEMABLE } from './redeemable.ts'

export interface StoredCart {
  readonly id: string
  readonly store_code: string
  /** The customer who owns it; null for a guest's cart, which anybody with its id can open. */
  readonly customer_id: number | null
  /** The code of the applied coupon; `coupon` is null when it can no longer be redeemed. */
  readonly coupon_code: string | null
  readonly coupon: Coupon | null
  readonly version: number
  readonly shipping_address: LooseAddress
  readonly billing_address: LooseAddress
  readonly shipping_carrier_code: string | null
  readonly shipping_method_code: string | null
  readonly payment_method_code: string | null
  readonly items: readonly StoredItem[]
}

export interface Coupon {
  readonly code: string
  /** Null for a voucher. */
  readonly percent: number | null
  /** What a voucher takes off the goods; null for a percentage. */
  readonly amount: number | null
  /** The currency of the amount: a voucher has no effect in another one. */
  readonly currency: string | null
}

export interface StoredItem {
  readonly id: number
  readonly line_key: string
  readonly product_sku: string
  readonly qty: number
  readonly product_option: ProductOption | null
}

/** A cart with the data that a change needs. */
export interface ChangeableCart extends StoredCart {
  /** The id for the next new line. */
  readonly next_item_id: number
  /** The earlier answer to the same task, or null. */
  readonly answer: unknown
}

const COUPON = `(select json_build_object('code', k.code, 'percent', k.percent, 'amount', k.amount, 'currency', k.currency_code) from coupon k
    where k.code = c.coupon_code and not c.coupon_refused and ${REDEEMABLE}) as coupon`
const COLUMNS = `c.id, c.store_code, c.customer_id, c.coupon_code, ${COUPON}, c.version, c.shipping_address, c.billing_address,
  c.shipping_carrier_code, c.shipping_method_code, c.payment_method_code,
  coalesce((select json_agg(json_build_object('id', i.id, 'line_key', i.line_key, 'product_sku', i.product_sku,
    'qty', i.qty, 'product_option', i.product_option) order by i.id) from cart_item i where i.cart_id = c.id), '[]') as items`

const INSERT: Statement = {
  name: 'insert-cart',
  text: `insert into cart (id, store_code, customer_id) values ($1, $2, $3)
    on conflict (customer_id, store_code) where is_active do nothing returning id`,
}
const SELECT_OF_CUSTOMER: Statement = {
  name: 'select-cart-of-customer',
  text: 'select id from cart where customer_id = $1 and store_code = $2 and is_active',
}
const SELECT_CHECKOUT: Statement = {
  name: 'select-checkout-cart',
  text: `select c.id, c.customer_id, c.coupon_code, ${COUPON} from cart c where c.id = $1`,
}
const SELECT_REDEEMABLE: Statement = {
  name: 'select-redeemable-coupon',
  text: `select k.code, k.percent, k.amount, k.currency_code as currency from cart c, coupon k where c.id = $1 and k.code = $2 and ${REDEEMABLE}`,
}
const RELEASE_COUPON: Statement = {
  name: 'release-cart-coupon',
  text: 'update cart set coupon_code = null, coupon_refused = false where id = $1 and coupon_code = $2',
}
const REFUSE_COUPON: Statement = {
  name: 'refuse-cart-coupon',
  text: 'update cart set coupon_refused = true where id = $1 and coupon_code = $2',
}
const SELECT: Statement = { name: 'select-cart', text: `select ${COLUMNS} from cart c where c.id = $1 and c.is_active` }
const SELECT_TO_CHANGE: Statement = {
  name: 'select-cart-to-change',
  text: `select ${COLUMNS}, nextval('cart_item_id_seq') as next_item_id,
      (select r.answer from task_receipt r where r.scope = $2 and r.task_id = $3) as answer
    from cart c where c.id = $1 and c.is_active`,
}

// Each of these is one statement and therefore one transaction. It has no effect if the cart has changed since it was read.
const CHANGED = `changed as (
  update cart set version = version + 1, updated_at = now() where id = $1 and version = $2 and is_active returning id
), receipt as (
  insert into task_receipt (scope, task_id, answer) select $3, $4, $5 from changed where $4::text is not null
)`
const PUT_ITEM: Statement = {
  name: 'put-cart-item',
  text: `with ${CHANGED}, gone as (
      delete from cart_item where cart_id in (select id from changed) and id = any($6::bigint[])
    ), written as (
      insert into cart_item (id, cart_id, line_key, product_sku, qty, product_option)
      select $7, changed.id, $8, $9, $10, $11 from changed
      on conflict (id) do update set
        line_key = excluded.line_key, product_sku = excluded.product_sku, qty = excluded.qty, product_option = excluded.product_option
    )
    select id from changed`,
}
const DELETE_ITEM: Statement = {
  name: 'delete-cart-item',
  text: `with ${CHANGED}, gone as (
      delete from cart_item where cart_id in (select id from changed) and id = any($6::bigint[])
    )
    select id from changed`,
}
const SET_DELIVERY: Statement = {
  name: 'set-cart-delivery',
  text: `update cart set shipping_address = $3, billing_address = $4, shipping_carrier_code = $5, shipping_method_code = $6,
      payment_method_code = $7, version = version + 1, updated_at = now()
    where id = $1 and version = $2 and is_active returning id`,
}
const EXPIRE_RECEIPTS: Statement = { name: 'expire-task-receipts', text: 'delete from task_receipt where created_at < $1' }
const EXPIRE_CARTS: Statement = { name: 'expire-carts', text: 'delete from cart where is_active and updated_at < $1' }

/** Returns false when the customer already has an active cart in this store view. */
export async function insertCart(sql: Executor, id: string, owner: { storeCode: string; customerId: number | null }): Promise<boolean> {
  const rows = await sql.run(INSERT, [id, owner.storeCode, owner.customerId])
  return rows.length > 0
}

export async function findCartOfCustomer(sql: Executor, owner: { storeCode: string; customerId: number }): Promise<string | null> {
  const [row] = await sql.run<{ id: string }>(SELECT_OF_CUSTOMER, [owner.customerId, owner.storeCode])
  return row?.id ?? null
}

/** The data of a cart that an order needs; also finds a cart that already became an order. */
export type CheckoutCart = Pick<StoredCart, 'id' | 'customer_id' | 'coupon_code' | 'coupon'>
export type FindCheckoutCart = (sql: Executor, id: string) => Promise<CheckoutCart | null>

export const findCheckoutCart: FindCheckoutCart = async (sql, id) => {
  const [row] = await sql.run<CheckoutCart>(SELECT_CHECKOUT, [id])
  return row ?? null
}

/** A coupon that can be redeemed for this cart now, or null. */
export async function findRedeemable(sql: Executor, cartId: string, code: string): Promise<Coupon | null> {
  const [row] = await sql.run<Coupon>(SELECT_REDEEMABLE, [cartId, code])
  return row ?? null
}

/** Removes a coupon that cannot be redeemed, together with the answer that shows the totals without it. */
export async function releaseCoupon(sql: Executor, { id, coupon_code }: Pick<StoredCart, 'id' | 'coupon_code'>): Promise<void> {
  await sql.run(RELEASE_COUPON, [id, coupon_code])
}

/** Records that an order was refused because of the coupon: orders are refused until the shopper has seen new totals. */
export async function refuseCoupon(sql: Executor, { id, coupon_code }: Pick<StoredCart, 'id' | 'coupon_code'>): Promise<void> {
  await sql.run(REFUSE_COUPON, [id, coupon_code])
}

/** An active cart; null for an unknown one and for one that became an order. */
export async function findCart(sql: Executor, id: string): Promise<StoredCart | null> {
  const [row] = await sql.run<StoredCart>(SELECT, [id])
  return row ?? null
}

export async function findCartToChange(sql: Executor, id: string, task: Task): Promise<ChangeableCart | null> {
  const [row] = await sql.run<ChangeableCart>(SELECT_TO_CHANGE, [id, task.scope, task.id])
  return row ?? null
}

/** The task of a change; a change without a task id cannot be recognised when it is repeated. */
export interface Task {
  readonly scope: string
  readonly id: string | null
}

export interface ItemChange {
  readonly cart: StoredCart
  readonly task: Task
  /** The answer to a repetition of the task. */
  readonly answer: unknown
  /** Lines to delete. */
  readonly removed: readonly number[]
}

/** False when another request changed the cart since it was read: nothing was written. */
export async function putItem(sql: Executor, change: ItemChange, item: StoredItem): Promise<boolean> {
  const option = item.product_option && JSON.stringify(item.product_option)
  return wasWritten(sql, PUT_ITEM, [...valuesOf(change), item.id, item.line_key, item.product_sku, item.qty, option])
}

/** False when another request changed the cart since it was read: nothing was written. */
export async function deleteItem(sql: Executor, change: ItemChange): Promise<boolean> {
  return wasWritten(sql, DELETE_ITEM, valuesOf(change))
}

export type Delivery = Pick<
  StoredCart,
  'shipping_address' | 'billing_address' | 'shipping_carrier_code' | 'shipping_method_code' | 'payment_method_code'
>

/** False when another request changed the cart since it was read: nothing was written. */
export async function setDelivery(sql: Executor, { id, version }: StoredCart, delivery: Delivery): Promise<boolean> {
  return wasWritten(sql, SET_DELIVERY, [
    id,
    version,
    JSON.stringify(delivery.shipping_address),
    JSON.stringify(delivery.billing_address),
    delivery.shipping_carrier_code,
    delivery.shipping_method_code,
    delivery.payment_method_code,
  ])
}

/** Deletes what no client will request again. */
export async function expireCarts(sql: Executor, before: { readonly receipts: Date; readonly carts: Date }): Promise<void> {
  await sql.run(EXPIRE_RECEIPTS, [before.receipts])
  await sql.run(EXPIRE_CARTS, [before.carts])
}

function valuesOf({ cart, task, answer, removed }: ItemChange): unknown[] {
  return [cart.id, cart.version, task.scope, task.id, JSON.stringify(answer), removed]
}

async function wasWritten(sql: Executor, statement: Statement, values: readonly unknown[]): Promise<boolean> {
  const rows = await sql.run(statement, values)
  return rows.length > 0
}
