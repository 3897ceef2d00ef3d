import type { OrderActor, OrderStatus } from '@meerkat/domain/orders/order-status'
import type { ReceivedPieces } from '@meerkat/domain/orders/plan-receipt'
import type { PieceCount } from '@meerkat/domain/orders/plan-return'
import type { ReturnState } from '@meerkat/domain/orders/return-status'
import { recordChange } from '../../../changes/record-change.ts'
import type { Executor, Statement } from '../../../db/executor.ts'

/** A line of an order, with the pieces of its returns. */
export interface OrderPieces {
  readonly position: number
  readonly sku: string
  readonly product_type: string
  readonly is_scheduled_medicine: boolean
  readonly qty: number
  /** In announced returns. */
  readonly announced_qty: number
  readonly received_qty: number
}

export interface OrderToReturn {
  readonly store_code: string
  readonly shipped_at: Date | null
  readonly lines: readonly OrderPieces[]
}

export interface StoredReturn {
  readonly id: number
  readonly order_id: number
  readonly state: ReturnState
  readonly announced_by: OrderActor
  readonly lines: readonly PieceCount[]
}

const SELECT_ORDER: Statement = {
  name: 'select-order-to-return',
  text: `select o.store_code, o.shipped_at, (
      select json_agg(json_build_object('position', l.position, 'sku', case l.product_type when 'bundle' then l.product_sku else l.sku end,
        'product_type', l.product_type, 'is_scheduled_medicine', l.is_scheduled_medicine, 'qty', l.qty, 'announced_qty', coalesce(p.announced, 0), 'received_qty', coalesce(p.received, 0))
        order by l.position)
      from sales_order_line l left join (
        select rl.position, sum(rl.qty) filter (where r.state = 'announced') as announced, sum(rl.received_qty) as received
        from sales_return r join sales_return_line rl on rl.return_id = r.id where r.order_id = $1 group by rl.position
      ) p on p.position = l.position where l.order_id = $1
    ) as lines
    from sales_order o where o.id = $1`,
}
const SELECT_RETURN: Statement = {
  name: 'select-return',
  text: `select r.id, r.order_id, r.state, r.announced_by, (
      select json_agg(json_build_object('position', l.position, 'qty', l.qty) order by l.position) from sales_return_line l where l.return_id = r.id
    ) as lines
    from sales_return r where r.id = $1`,
}
const SELECT_REQUEST: Statement = {
  name: 'select-return-by-request',
  text: 'select id from sales_return where order_id = $1 and request_id = $2',
}
const INSERT: Statement = {
  name: 'insert-return',
  text: `with announced as (
      insert into sales_return (order_id, announced_by, reason, request_id, created_at) values ($1, $2, $3, $4, $5) returning id
    ), lines as (
      insert into sales_return_line (return_id, position, qty)
      select a.id, w.position, w.qty from announced a, unnest($6::int[], $7::int[]) as w(position, qty)
    )
    select id from announced`,
}
const CLOSE: Statement = {
  name: 'close-return',
  text: 'update sales_return set state = $2, closed_at = $3 where id = $1',
}
const RECEIVE: Statement = {
  name: 'receive-return-lines',
  text: `update sales_return_line l set received_qty = w.qty, unsaleable_qty = w.unsaleable
    from unnest($2::int[], $3::int[], $4::int[]) as w(position, qty, unsaleable) where l.return_id = $1 and l.position = w.position`,
}
// Sorted by sku, as orders lock them, to prevent deadlocks. Each piece of a line has taken the same number from stock, so the division is exact.
const RESTOCK: Statement = {
  name: 'restock-returned-pieces',
  text: `with back as (
      select t.sku, sum(t.qty / l.qty * w.qty)::int as qty
      from unnest($2::int[], $3::int[]) as w(position, qty) join sales_order_line l on l.order_id = $1 and l.position = w.position,
        json_to_recordset(l.taken) as t(sku text, qty int)
      group by t.sku
    ), locked as (
      select s.sku from stock s where s.sku in (select sku from back) order by s.sku for update
    ), restocked as (
      update stock s set qty = s.qty + b.qty from back b, locked l
      where l.sku = b.sku and s.sku = b.sku and s.manage_stock and b.qty > 0 returning s.sku
    )
    select sku from restocked`,
}
const RECORD: Statement = {
  name: 'record-return-step',
  text: `with moved as (
      update sales_order set status = $2, state = case $2 when 'pending' then 'new' else $2 end, updated_at = $5 where id = $1 returning id
    )
    insert into sales_order_status (order_id, step, status, comment, created_at) select id, $3, $2, $4, $5 from moved`,
}

/** The order must be locked, so that no two returns contain the same piece. */
export async function getOrderToReturn(tx: Executor, orderId: number): Promise<OrderToReturn> {
  const [row] = await tx.run<OrderToReturn>(SELECT_ORDER, [orderId])
  if (!row) throw new Error(`Order ${orderId} is missing although it was locked`)
  return row
}

export async function findReturn(sql: Executor, id: number): Promise<StoredReturn | null> {
  const [row] = await sql.run<StoredReturn>(SELECT_RETURN, [id])
  return row ?? null
}

/** The return that an earlier request with this id announced. */
export async function findRequestedReturn(sql: Executor, orderId: number, requestId: string | null): Promise<number | null> {
  if (requestId === null) return null
  const [row] = await sql.run<{ id: number }>(SELECT_REQUEST, [orderId, requestId])
  return row?.id ?? null
}

export interface NewReturn {
  readonly orderId: number
  readonly by: OrderActor
  readonly reason: string | null
  readonly requestId: string | null
  readonly lines: readonly PieceCount[]
}

export async function insertReturn(tx: Executor, { orderId, by, reason, requestId, lines }: NewReturn, now: Date): Promise<number> {
  const columns = [lines.map(({ position }) => position), lines.map(({ qty }) => qty)]
  const [row] = await tx.run<{ id: number }>(INSERT, [orderId, by, reason, requestId, now, ...columns])
  if (!row) throw new Error('A return was not stored')
  return row.id
}

export async function closeReturn(tx: Executor, id: number, state: ReturnState, now: Date): Promise<void> {
  await tx.run(CLOSE, [id, state, now])
}

export async function receiveLines(tx: Executor, id: number, lines: readonly ReceivedPieces[]): Promise<void> {
  const columns = [lines.map(({ position }) => position), lines.map(({ qty }) => qty), lines.map(({ unsaleable }) => unsaleable)]
  await tx.run(RECEIVE, [id, ...columns])
}

/** Puts saleable pieces back into stock, and records that in the change feed. Products without managed stock are unchanged. */
export async function restock(tx: Executor, orderId: number, lines: readonly ReceivedPieces[]): Promise<void> {
  const columns = [lines.map(({ position }) => position), lines.map(({ qty, unsaleable }) => qty - unsaleable)]
  const restocked = await tx.run<{ sku: string }>(RESTOCK, [orderId, ...columns])
  await recordChange(
    tx,
    'stock',
    restocked.map(({ sku }) => sku),
  )
}

export interface ReturnEvent {
  readonly status: OrderStatus
  readonly event: 'return-announced' | 'return-received' | 'return-called-off'
  readonly comment: string | null
  readonly now: Date
}

/** Adds an entry to the order's history, and sets its status. */
export async function recordReturnEvent(tx: Executor, orderId: number, { status, event, comment, now }: ReturnEvent): Promise<void> {
  await tx.run(RECORD, [orderId, status, event, comment, now])
}
