import type { OrderAddress } from '@meerkat/contract/address'
import type { Executor, Statement } from '../../db/executor.ts'

/** The head of an order as it is stored; amounts in cents. */
export interface OrderHead {
  readonly order_id: string | null
  readonly body_hash: string
  readonly cart_id: string | null
  readonly store_code: string
  readonly is_virtual: boolean
  readonly customer_email: string | null
  readonly currency_code: string
  readonly subtotal_cents: number
  readonly subtotal_incl_tax_cents: number
  readonly discount_cents: number
  readonly shipping_cents: number
  readonly shipping_incl_tax_cents: number
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

/** An order as far as its confirmation goes. */
export interface PlacedOrder {
  readonly id: number
  readonly created_at: Date
}

/** Found again by its own id or by its cart. */
export interface EarlierOrder extends PlacedOrder {
  readonly body_hash: string
  readonly has_same_id: boolean
}

const HEAD = `order_id, body_hash, store_code, is_virtual, customer_email, currency_code,
  subtotal_cents, subtotal_incl_tax_cents, discount_cents, shipping_cents, shipping_incl_tax_cents, tax_cents, grand_total_cents,
  total_qty, shipping_carrier_code, shipping_method_code, shipping_description, shipping_extra,
  payment_method_code, payment_title, payment_additional`
const LINE = `position, product_id, sku, product_sku, name, product_type, qty, price_cents, price_incl_tax_cents,
  row_total_cents, row_total_incl_tax_cents, tax_cents, tax_percent, discount_cents, product_option, options, taken`

// Waits for a transaction that is placing the same order, and then finds it taken. An unknown cart is no cart.
const INSERT_HEAD: Statement = {
  name: 'insert-order',
  text: `insert into sales_order (cart_id, ${HEAD})
    select (select id from cart where id = $2), ${columnsOf('h', HEAD)} from json_populate_record(null::sales_order, $1) h
    on conflict do nothing returning id, created_at`,
}
const SELECT_EARLIER: Statement = {
  name: 'select-earlier-order',
  text: `select id, created_at, body_hash, coalesce(order_id = $1, false) as has_same_id from sales_order
    where order_id = $1 or cart_id = $2 order by has_same_id desc limit 1`,
}
const INSERT_REST: Statement = {
  name: 'insert-order-rest',
  text: `with lines as (
      insert into sales_order_line (order_id, ${LINE}) select $1, ${columnsOf('l', LINE)} from json_populate_recordset(null::sales_order_line, $2) l
    ), addresses as (
      insert into sales_order_address (order_id, kind, body) select $1, a.kind, a.body from json_populate_recordset(null::sales_order_address, $3) a
    ), taken as (
      update stock set qty = stock.qty - w.qty from unnest($4::text[], $5::int[]) as w(sku, qty) where stock.sku = w.sku
    ), closed as (
      update cart set is_active = false, version = version + 1, updated_at = now() where id = $6
    )
    insert into outbox (topic, payload) select 'stock-changed', to_json($4::text[]) where cardinality($4::text[]) > 0`,
}

/** Null when the order is there already, under its id or its cart's. */
export async function insertOrder(tx: Executor, { cart_id, ...head }: OrderHead): Promise<PlacedOrder | null> {
  const [row] = await tx.run<PlacedOrder>(INSERT_HEAD, [JSON.stringify(head), cart_id])
  return row ?? null
}

export async function findEarlierOrder(
  sql: Executor,
  { order_id, cart_id }: Pick<OrderHead, 'order_id' | 'cart_id'>,
): Promise<EarlierOrder | null> {
  if (order_id === null && cart_id === null) return null
  const [row] = await sql.run<EarlierOrder>(SELECT_EARLIER, [order_id, cart_id])
  return row ?? null
}

export interface OrderRest {
  readonly lines: readonly OrderLine[]
  readonly addresses: readonly StoredAddress[]
  /** Pieces that leave the store room, by sku, locked before. */
  readonly taken: ReadonlyMap<string, number>
  readonly cart_id: string | null
}

/** Lines, addresses, stock, the end of the cart, and the word about it: one trip to the database. */
export async function insertOrderRest(tx: Executor, id: number, { lines, addresses, taken, cart_id }: OrderRest): Promise<void> {
  await tx.run(INSERT_REST, [id, JSON.stringify(lines), JSON.stringify(addresses), [...taken.keys()], [...taken.values()], cart_id])
}

function columnsOf(alias: string, columns: string): string {
  return columns
    .split(',')
    .map((column) => `${alias}.${column.trim()}`)
    .join(', ')
}
