import { violatedConstraint } from '../../db/database-fault.ts'
import type { Executor, Statement } from '../../db/executor.ts'

export interface StoredCard {
  readonly number: string
  readonly created_at: Date
  readonly points: number
  /** What the open orders of the customer will earn. */
  readonly pending_points: number
}

export interface StoredEntry {
  readonly id: number
  readonly points: number
  readonly order_id: number | null
  readonly order_number: number | null
  readonly coupon_code: string | null
  readonly created_at: Date
}

export interface StoredVoucher {
  readonly code: string
  readonly amount: number
  readonly currency_code: string
  readonly valid_to: Date
  readonly is_used: boolean
}

/** The data that the points of an order are calculated from, and the points that the card has for it now. */
export interface StoredEarning {
  readonly customer_id: number
  readonly loyalty_points: number
  readonly status: string
  readonly is_complete_since_joining: boolean
  readonly grand_total_cents: number
  readonly refunded_cents: number
  readonly credited: number
}

const SUM = (where: string) => `(select coalesce(sum(e.points), 0)::int from loyalty_entry e where ${where})`
const SELECT: Statement = {
  name: 'select-loyalty-card',
  text: `select c.number, c.created_at, ${SUM('e.customer_id = c.customer_id')} as points,
      (select coalesce(sum(o.loyalty_points), 0)::int from sales_order o
        where o.customer_id = c.customer_id and o.status in ('pending', 'processing')) as pending_points
    from loyalty_card c where c.customer_id = $1`,
}
const LIST_ENTRIES: Statement = {
  name: 'list-loyalty-entries',
  text: `select e.id, e.points, e.order_id, n.number as order_number, e.coupon_code, e.created_at
    from loyalty_entry e left join sales_order_number n on n.order_id = e.order_id
    where e.customer_id = $1 order by e.id desc limit $2`,
}
const LIST_VOUCHERS: Statement = {
  name: 'list-loyalty-vouchers',
  text: `select k.code, k.amount, k.currency_code, k.valid_to, k.uses_left = 0 as is_used
    from loyalty_entry e join coupon k on k.code = e.coupon_code where e.customer_id = $1 order by e.id desc limit $2`,
}
const INSERT: Statement = {
  name: 'insert-loyalty-card',
  text: `insert into loyalty_card (customer_id, number, created_at) values ($1, $2, $3)
    on conflict (customer_id) do nothing returning customer_id`,
}
const LOCK: Statement = { name: 'lock-loyalty-card', text: 'select customer_id from loyalty_card where customer_id = $1 for update' }
const FIND_EXCHANGE: Statement = {
  name: 'find-loyalty-exchange',
  text: 'select id from loyalty_entry where customer_id = $1 and request_id = $2',
}
const EXCHANGE: Statement = {
  name: 'exchange-loyalty-points',
  text: `with voucher as (
      insert into coupon (code, source, amount, currency_code, uses_left, valid_to) values ($2, 'loyalty', $3, $4, 1, $5) returning code
    )
    insert into loyalty_entry (customer_id, points, coupon_code, request_id, created_at) select $1, -$6::int, code, $7, $8 from voucher`,
}
// The card is locked too: two orders of one customer may be settled at the same time.
const SELECT_EARNING: Statement = {
  name: 'select-loyalty-earning',
  text: `select o.customer_id, o.loyalty_points, o.status, o.grand_total_cents, o.refunded_cents, ${SUM('e.order_id = o.id')} as credited,
      coalesce((select min(s.created_at) from sales_order_status s where s.order_id = o.id and s.status = 'complete') >= c.created_at, false)
        as is_complete_since_joining
    from sales_order o join loyalty_card c on c.customer_id = o.customer_id where o.id = $1 for update of c`,
}
const CREDIT: Statement = {
  name: 'credit-loyalty-points',
  text: 'insert into loyalty_entry (customer_id, points, order_id, created_at) values ($1, $2, $3, $4)',
}

export async function findCard(sql: Executor, customerId: number): Promise<StoredCard | null> {
  const [row] = await sql.run<StoredCard>(SELECT, [customerId])
  return row ?? null
}

/** Newest first. */
export async function listEntries(sql: Executor, customerId: number, limit: number): Promise<StoredEntry[]> {
  return sql.run<StoredEntry>(LIST_ENTRIES, [customerId, limit])
}

/** Newest first. */
export async function listVouchers(sql: Executor, customerId: number, limit: number): Promise<StoredVoucher[]> {
  return sql.run<StoredVoucher>(LIST_VOUCHERS, [customerId, limit])
}

/** `number-taken`: another customer has the number, so the caller tries another one. A customer who has a card keeps it. */
export async function insertCard(
  sql: Executor,
  { customerId, number, now }: { readonly customerId: number; readonly number: string; readonly now: Date },
): Promise<'issued' | 'number-taken'> {
  try {
    await sql.run(INSERT, [customerId, number, now])
    return 'issued'
  } catch (fault) {
    if (violatedConstraint(fault) === 'loyalty_card_number') return 'number-taken'
    throw fault
  }
}

/** Locks the card until the transaction ends; false when there is none. */
export async function lockCard(tx: Executor, customerId: number): Promise<boolean> {
  return (await tx.run(LOCK, [customerId])).length > 0
}

export async function wasExchanged(tx: Executor, customerId: number, requestId: string): Promise<boolean> {
  return (await tx.run(FIND_EXCHANGE, [customerId, requestId])).length > 0
}

export interface Exchange {
  readonly customerId: number
  readonly points: number
  readonly requestId: string
  readonly code: string
  readonly amount: number
  readonly currencyCode: string
  readonly validTo: Date
  readonly now: Date
}

/** Takes the points off the card and creates the voucher. The card is locked. */
export async function exchangePoints(tx: Executor, exchange: Exchange): Promise<void> {
  const { customerId, points, requestId, code, amount, currencyCode, validTo, now } = exchange
  await tx.run(EXCHANGE, [customerId, code, amount, currencyCode, validTo, points, requestId, now])
}

/** Null for the order of a guest, or of a customer without a card. Locks the card. */
export async function findEarning(tx: Executor, orderId: number): Promise<StoredEarning | null> {
  const [row] = await tx.run<StoredEarning>(SELECT_EARNING, [orderId])
  return row ?? null
}

/** Credits points for an order, or takes them back. */
export async function creditPoints(
  tx: Executor,
  {
    customerId,
    points,
    orderId,
    now,
  }: { readonly customerId: number; readonly points: number; readonly orderId: number; readonly now: Date },
): Promise<void> {
  await tx.run(CREDIT, [customerId, points, orderId, now])
}
