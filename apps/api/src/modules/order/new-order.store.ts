import { violatedConstraint } from '../../db/database-fault.ts'
import type { Executor, Statement } from '../../db/executor.ts'
import type { PlacedOrder } from './order.store.ts'
import type { OrderHead, OrderLine, StoredAddress } from './order-rows.ts'

const HEAD = `order_id, body_hash, store_code, language, is_virtual, customer_id, coupon_code, customer_email, currency_code,
  subtotal_cents, subtotal_incl_tax_cents, discount_cents, shipping_cents, shipping_incl_tax_cents, shipping_tax_percent,
  cashondelivery_fee_cents, cashondelivery_fee_incl_tax_cents, tax_cents, grand_total_cents, total_qty,
  shipping_carrier_code, shipping_method_code, shipping_description, shipping_extra,
  payment_method_code, payment_title, payment_additional, cash_keys, confirm_by, loyalty_points`
const LINE = `position, product_id, sku, product_sku, name, product_type, qty, price_cents, price_incl_tax_cents, original_price_cents, original_price_incl_tax_cents,
  row_total_cents, row_total_incl_tax_cents, tax_cents, tax_percent, discount_cents, product_option, options, taken, is_scheduled_medicine`

/** The two parts of the statement in which the kinds of orders differ. */
interface Kind {
  readonly place: string
  readonly finish: string
}

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
/** A placed order: claims the client's id, unless it was withdrawn, and the cart; closes the cart; gets a number and enqueues mails. */
const PLACED = placedWith({ steps: '', reference: 'null' })
/** The same for an order that is paid online later; its `checkout_reference` is the secret that allows paying it. Decision 0051. */
const PAYABLE = placedWith({
  steps: `, payable as (
      insert into pending_order (order_id, client_order_id, cart_id, checkout_reference, purchase_hash, reserved_until, state)
      select p.id, h.order_id, $2, $7::text, '', now(), 'placed' from placed p, head h
    )`,
  reference: '$7::text',
})
/** An order that waits for its payment: its goods are taken from stock, everything else happens when it is confirmed. */
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
 * - its row claims the order id and the cart, and waits for a concurrent statement that claims the same ones; if they are taken,
 *   nothing else happens. An unknown cart is ignored.
 * - stock rows are locked in the order of their skus, so that no two orders deadlock; an order that waited sees the stock that is
 *   left. A quantity below zero, or of a product that is not for sale, violates the check and rolls everything back.
 * - lines and addresses are stored, the cart is closed, the stock change is recorded in the change feed, the confirmation mail enqueued.
 * - its number is taken from the sequence last: it reads from `taken` and `redemption`, so all checks have passed by then.
 *
 * With a coupon, the coupon loses one use, or its check constraint rolls the order back. Each e-mail address redeems a coupon once.
 */
const INSERT = inBothForms('insert-order', PLACED)
const INSERT_PAYABLE = inBothForms('insert-payable-order', PAYABLE)
const INSERT_PENDING = inBothForms('insert-pending-order', PENDING)

const STOCK_SHORT = 'stock_qty_not_negative'
const PENDING_TAKEN: ReadonlySet<string | null> = new Set(['pending_order_cart', 'pending_order_client'])
const COUPON_USED: ReadonlySet<string | null> = new Set(['coupon_uses_left', 'coupon_redemption_email'])

export interface NewOrder {
  readonly head: OrderHead
  readonly lines: readonly OrderLine[]
  readonly addresses: readonly StoredAddress[]
  /** Pieces taken from stock, by sku. A sku without a stock record is unlimited. */
  readonly wanted: ReadonlyMap<string, number>
  /** Whether the order costs something and has an online payment method. */
  readonly isPaidOnline: boolean
}

export type StoreRefusal = { readonly kind: 'out-of-stock' } | { readonly kind: 'coupon-used' }

export type StoreOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The order exists already, with the same id or cart, or was withdrawn. */
  | { readonly kind: 'taken' }
  | StoreRefusal

/** Stores an order with all its rows, or nothing. `checkoutReference`: the secret with which it can be paid later; null without one. */
export async function storeOrder(sql: Executor, order: NewOrder, checkoutReference: string | null): Promise<StoreOutcome> {
  const form = formOf(order)
  try {
    const [placed] =
      checkoutReference === null
        ? await sql.run<PlacedOrder>(INSERT[form], toValues(order))
        : await sql.run<PlacedOrder>(INSERT_PAYABLE[form], [...toValues(order), checkoutReference])
    return placed ? { kind: 'placed', order: placed } : { kind: 'taken' }
  } catch (fault) {
    return refusalOf(fault)
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
  | StoreRefusal

/** Stores an order that waits for its payment, with its goods taken from stock, or nothing. */
export async function storePendingOrder(sql: Executor, order: NewOrder, pending: NewPendingOrder): Promise<PendingOutcome> {
  const { checkoutReference, purchaseHash, reservedUntil } = pending
  try {
    await sql.run(INSERT_PENDING[formOf(order)], [...toValues(order), checkoutReference, purchaseHash, reservedUntil])
    return { kind: 'stored' }
  } catch (fault) {
    return PENDING_TAKEN.has(violatedConstraint(fault)) ? { kind: 'taken' } : refusalOf(fault)
  }
}

/** @throws the fault itself, unless it comes from a constraint that refuses orders. */
function refusalOf(fault: unknown): StoreRefusal {
  const constraint = violatedConstraint(fault)
  if (constraint === STOCK_SHORT) return { kind: 'out-of-stock' }
  if (COUPON_USED.has(constraint)) return { kind: 'coupon-used' }
  throw fault
}

function formOf({ head }: NewOrder): 'plain' | 'withCoupon' {
  return head.coupon_code === null ? 'plain' : 'withCoupon'
}

function toValues({ head: { cart_id, ...head }, lines, addresses, wanted }: NewOrder): unknown[] {
  return [JSON.stringify(head), cart_id, [...wanted.keys()], [...wanted.values()], JSON.stringify(lines), JSON.stringify(addresses)]
}

function placedWith({ steps, reference }: { readonly steps: string; readonly reference: string }): Kind {
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

function inBothForms(name: string, kind: Kind): { readonly plain: Statement; readonly withCoupon: Statement } {
  return {
    plain: { name, text: insertWith(NO_COUPON, kind) },
    withCoupon: { name: `${name}-with-coupon`, text: insertWith(REDEMPTION, kind) },
  }
}

function insertWith(coupon: { readonly steps: string; readonly done: string }, kind: Kind): string {
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

function columnsOf(alias: string, columns: string): string {
  return columns
    .split(',')
    .map((column) => `${alias}.${column.trim()}`)
    .join(', ')
}
