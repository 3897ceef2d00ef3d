import type { OrderAddress } from '@meerkat/contract/address'
import { violatedConstraint } from '../../db/database-fault.ts'
import type { Executor, Statement } from '../../db/executor.ts'

/** The stored order without its lines and addresses; amounts in cents. */
export interface OrderHead {
  readonly order_id: string | null
  readonly body_hash: string
  readonly cart_id: string | null
  readonly store_code: string
  /** Language of the shopper; null for the store view's. */
  readonly language: string | null
  readonly is_virtual: boolean
  readonly customer_id: number | null
  readonly coupon_code: string | null
  readonly customer_email: string | null
  readonly currency_code: string
  readonly subtotal_cents: number
  readonly subtotal_incl_tax_cents: number
  readonly discount_cents: number
  readonly shipping_cents: number
  readonly shipping_incl_tax_cents: number
  readonly shipping_tax_percent: number | null
  readonly tax_cents: number
  readonly grand_total_cents: number
  readonly total_qty: number
  readonly shipping_carrier_code: string | null
  readonly shipping_method_code: string | null
  readonly shipping_description: string | null
  readonly shipping_extra: unknown
  readonly payment_method_code: string
  readonly payment_title: string
  readonly payment_additional: unknown
  /** Keyed hashes that tell one shopper's cash orders; null without a limit. */
  readonly cash_keys: readonly string[] | null
  /** Until when a guest must confirm it by mail; null: there is nothing to confirm. */
  readonly confirm_by: Date | null
  /** What the whole order earns for a loyalty card. */
  readonly loyalty_points: number
}

export interface OrderLine {
  readonly position: number
  readonly product_id: number
  readonly sku: string
  readonly product_sku: string
  readonly name: string
  readonly product_type: string
  readonly qty: number
  readonly price_cents: number
  readonly price_incl_tax_cents: number
  /** One piece before it was reduced; null if it was not. */
  readonly original_price_cents: number | null
  readonly original_price_incl_tax_cents: number | null
  readonly row_total_cents: number
  readonly row_total_incl_tax_cents: number
  readonly tax_cents: number
  readonly tax_percent: number
  readonly discount_cents: number
  readonly product_option: unknown
  readonly options: unknown
  readonly taken: unknown
}

export interface StoredAddress {
  readonly kind: 'shipping' | 'billing'
  readonly body: OrderAddress
}

/** The part of an order that its confirmation needs. */
export interface PlacedOrder {
  readonly id: number
  /** The order number for people. */
  readonly number: number
  readonly created_at: Date
  /** Secret that pays it; null unless it is still to be paid online. */
  readonly checkout_reference: string | null
  readonly confirm_by: Date | null
  readonly loyalty_points: number
}

/** An earlier order, found by its own id or by its cart. */
export interface EarlierOrder extends PlacedOrder {
  readonly body_hash: string
  readonly has_same_id: boolean
}

const HEAD = `order_id, body_hash, store_code, language, is_virtual, customer_id, coupon_code, customer_email, currency_code,
  subtotal_cents, subtotal_incl_tax_cents, discount_cents, shipping_cents, shipping_incl_tax_cents, shipping_tax_percent, tax_cents, grand_total_cents,
  total_qty, shipping_carrier_code, shipping_method_code, shipping_description, shipping_extra,
  payment_method_code, payment_title, payment_additional, cash_keys, confirm_by, loyalty_points`
const LINE = `position, product_id, sku, product_sku, name, product_type, qty, price_cents, price_incl_tax_cents, original_price_cents, original_price_incl_tax_cents,
  row_total_cents, row_total_incl_tax_cents, tax_cents, tax_percent, discount_cents, product_option, options, taken`

const NO_COUPON = { steps: '', done: 'true' }
const REDEMPTION = {
  steps: `redeemed as (
      update coupon k set uses_left = k.uses_left - 1 from head h
      where k.code = h.coupon_code and exists (select 1 from placed) returning k.code, h.customer_email
    ), redemption as (
      insert into coupon_redemption (coupon_code, order_id, email)
      select r.code, p.id, r.customer_email from redeemed r, placed p returning order_id
    ),`,
  done: '(select count(*) from redemption) >= 0',
}
/** A placed order: it claims the client's id, unless that was withdrawn, and the cart, ends the cart, and has a number and mails. */
const PLACED = placedWith({ steps: '', reference: 'null' })
/** The same for an order that is to be paid online: its secret is enough to pay it later. Decision 0051. */
const PAYABLE = placedWith({
  steps: `, payable as (
      insert into pending_order (order_id, client_order_id, cart_id, checkout_reference, purchase_hash, reserved_until, state)
      select p.id, h.order_id, $2, $7::text, '', now(), 'placed' from placed p, head h
    )`,
  reference: '$7::text',
})
/** An order that waits for its payment: its goods are taken, everything else follows when it is confirmed. */
const PENDING = {
  place: `placed as (
      insert into sales_order (${HEAD}, status, state)
      select ${columnsOf('h', HEAD).replace('h.order_id', 'null')}, 'pending_payment', 'pending_payment' from head h returning id, created_at
    )`,
  finish: `waiting as (
      insert into pending_order (order_id, client_order_id, cart_id, cart_version, checkout_reference, purchase_hash, reserved_until, state)
      select p.id, h.order_id, $2, (select version from cart where id = $2), $7, $8, $9, 'waiting' from placed p, head h
      where (select count(*) from taken) >= 0 and $DONE returning order_id
    )
    select order_id as id from waiting`,
}

/**
 * The whole order in one statement, which is one transaction and one round trip:
 * - its row claims the order id and the cart, and waits for a statement that is claiming them too; when they are taken,
 *   nothing else happens. An unknown cart is ignored.
 * - stock rows are locked in the order of their skus, so that no two orders deadlock; an order that waited sees
 *   what is left then. A quantity below zero, or of a product that is not for sale, violates the check and rolls everything back.
 * - lines, addresses, the end of the cart, the change feed's row for the stock, and the job of the confirmation mail.
 * - its number is taken from the sequence last: it reads from `taken` and `redemption`, so all checks have passed by then.
 */
const INSERT: Statement = { name: 'insert-order', text: insertWith(NO_COUPON, PLACED) }
/**
 * The same with a coupon: it loses one use, or its check constraint rolls the order back. Each e-mail address redeems a coupon once.
 */
const INSERT_WITH_COUPON: Statement = {
  name: 'insert-order-with-coupon',
  text: insertWith(REDEMPTION, PLACED),
}
const INSERT_PAYABLE: Statement = { name: 'insert-payable-order', text: insertWith(NO_COUPON, PAYABLE) }
const INSERT_PAYABLE_WITH_COUPON: Statement = { name: 'insert-payable-order-with-coupon', text: insertWith(REDEMPTION, PAYABLE) }
const INSERT_PENDING: Statement = { name: 'insert-pending-order', text: insertWith(NO_COUPON, PENDING) }
const INSERT_PENDING_WITH_COUPON: Statement = { name: 'insert-pending-order-with-coupon', text: insertWith(REDEMPTION, PENDING) }

function placedWith({ steps, reference }: { readonly steps: string; readonly reference: string }) {
  return {
    place: `placed as (
      insert into sales_order (cart_id, ${HEAD})
      select (select id from cart where id = $2), ${columnsOf('h', HEAD)} from head h where not is_withdrawn_order(h.order_id)
      on conflict do nothing returning id, created_at
    )`,
    finish: `closed as (
      update cart set is_active = false, version = version + 1, updated_at = now() where id = $2 and exists (select 1 from placed)
    ), numbered as (
      insert into sales_order_number (order_id)
      select p.id from placed p where (select count(*) from taken) >= 0 and $DONE returning number
    ), mailed as (
      insert into outbox (topic, payload)
      select 'mail', json_build_object('kind', 'order-confirmation', 'orderId', p.id) from placed p, head h where h.customer_email is not null
      union all
      select 'mail', json_build_object('kind', 'shop-order', 'orderId', p.id) from placed p
    )${steps}
    select p.id, n.number, p.created_at, ${reference} as checkout_reference, h.confirm_by, h.loyalty_points from placed p, numbered n, head h`,
  }
}

function insertWith(
  coupon: { readonly steps: string; readonly done: string },
  kind: { readonly place: string; readonly finish: string },
): string {
  return `with head as (
      select * from json_populate_record(null::sales_order, $1)
    ), ${kind.place}, wanted as (
      select w.sku, w.qty from unnest($3::text[], $4::int[]) as w(sku, qty)
    ), locked as (
      select s.sku from stock s where s.sku = any($3) and exists (select 1 from placed) order by s.sku for update
    ), taken as (
      update stock s set qty = case when s.is_in_stock and s.qty > s.min_qty then s.qty - w.qty else -1 end
      from wanted w, locked l
      where l.sku = w.sku and s.sku = w.sku and (s.manage_stock or not s.is_in_stock) returning s.sku
    ), lines as (
      insert into sales_order_line (order_id, ${LINE})
      select p.id, ${columnsOf('l', LINE)} from placed p, json_populate_recordset(null::sales_order_line, $5) l
    ), addresses as (
      insert into sales_order_address (order_id, kind, body)
      select p.id, a.kind, a.body from placed p, json_populate_recordset(null::sales_order_address, $6) a
    ), changed as (
      insert into change (topic, keys) select 'stock', jsonb_agg(sku) from taken having count(*) > 0
    ), ${coupon.steps} ${kind.finish.replace('$DONE', coupon.done)}`
}
const STOCK_SHORT = 'stock_qty_not_negative'
const PENDING_TAKEN = new Set(['pending_order_cart', 'pending_order_client'])
const COUPON_USED = new Set(['coupon_uses_left', 'coupon_redemption_email'])
const SELECT_EARLIER: Statement = {
  name: 'select-earlier-order',
  text: `select o.id, n.number, o.created_at, o.loyalty_points, case when o.status = 'pending' then o.confirm_by end as confirm_by, o.body_hash, coalesce(o.order_id = $1, false) as has_same_id, p.checkout_reference
    from sales_order o join sales_order_number n on n.order_id = o.id left join pending_order p on p.order_id = o.id and p.state = 'placed'
    where o.order_id = $1 or o.cart_id = $2 order by has_same_id desc limit 1`,
}
export interface NewOrder {
  readonly head: OrderHead
  readonly lines: readonly OrderLine[]
  readonly addresses: readonly StoredAddress[]
  /** Pieces taken from stock, by sku. A sku without a stock record is unlimited. */
  readonly wanted: ReadonlyMap<string, number>
  /** There is something to pay, and a provider that takes it. */
  readonly isPaidOnline: boolean
}

export type StoreOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The order exists already, with the same id or cart, or was withdrawn. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'coupon-used' }

/** Stores an order with all its rows, or nothing. `checkoutReference`: it can be paid later with this secret. */
export async function storeOrder(sql: Executor, order: NewOrder, checkoutReference: string | null): Promise<StoreOutcome> {
  const hasCoupon = order.head.coupon_code !== null
  try {
    const [placed] =
      checkoutReference === null
        ? await sql.run<PlacedOrder>(hasCoupon ? INSERT_WITH_COUPON : INSERT, toValues(order))
        : await sql.run<PlacedOrder>(hasCoupon ? INSERT_PAYABLE_WITH_COUPON : INSERT_PAYABLE, [...toValues(order), checkoutReference])
    return placed ? { kind: 'placed', order: placed } : { kind: 'taken' }
  } catch (fault) {
    const constraint = violatedConstraint(fault)
    if (constraint === STOCK_SHORT) return { kind: 'out-of-stock' }
    if (constraint !== null && COUPON_USED.has(constraint)) return { kind: 'coupon-used' }
    throw fault
  }
}

export interface NewPendingOrder {
  readonly checkoutReference: string
  readonly purchaseHash: string
  readonly reservedUntil: Date
}

export type PendingOutcome =
  | { readonly kind: 'stored' }
  /** Another request stored a pending order of the same id or cart at the same time. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'coupon-used' }

/** Stores an order that waits for its payment, with its goods taken from stock, or nothing. */
export async function storePendingOrder(sql: Executor, order: NewOrder, pending: NewPendingOrder): Promise<PendingOutcome> {
  const { checkoutReference, purchaseHash, reservedUntil } = pending
  const statement = order.head.coupon_code === null ? INSERT_PENDING : INSERT_PENDING_WITH_COUPON
  try {
    await sql.run(statement, [...toValues(order), checkoutReference, purchaseHash, reservedUntil])
    return { kind: 'stored' }
  } catch (fault) {
    const constraint = violatedConstraint(fault)
    if (constraint === STOCK_SHORT) return { kind: 'out-of-stock' }
    if (constraint !== null && COUPON_USED.has(constraint)) return { kind: 'coupon-used' }
    if (constraint !== null && PENDING_TAKEN.has(constraint)) return { kind: 'taken' }
    throw fault
  }
}

function toValues({ head: { cart_id, ...head }, lines, addresses, wanted }: NewOrder): unknown[] {
  return [JSON.stringify(head), cart_id, [...wanted.keys()], [...wanted.values()], JSON.stringify(lines), JSON.stringify(addresses)]
}

export async function findEarlierOrder(
  sql: Executor,
  { order_id, cart_id }: Pick<OrderHead, 'order_id' | 'cart_id'>,
): Promise<EarlierOrder | null> {
  if (order_id === null && cart_id === null) return null
  const [row] = await sql.run<EarlierOrder>(SELECT_EARLIER, [order_id, cart_id])
  return row ?? null
}

function columnsOf(alias: string, columns: string): string {
  return columns
    .split(',')
    .map((column) => `${alias}.${column.trim()}`)
    .join(', ')
}
