import type { DocumentKind } from '@meerkat/domain/orders/document-number'
import type { OrderEvent } from '@meerkat/domain/orders/order-event'
import type { OrderStatus } from '@meerkat/domain/orders/order-status'
import type { ReturnState } from '@meerkat/domain/orders/return-status'
import type { Executor, Statement } from '../../db/executor.ts'
import type { OrderHead, OrderLine, StoredAddress } from '../order/order-rows.ts'

/** An order with all its parts as stored; amounts in cents. */
export interface StoredOrder extends Omit<OrderHead, 'order_id' | 'body_hash' | 'shipping_extra' | 'payment_additional' | 'cash_keys'> {
  readonly id: number
  readonly number: number
  readonly status: OrderStatus
  readonly state: string
  readonly shipped_at: Date | null
  readonly paid_at: Date | null
  /** Until when its guest must confirm it; stays on an order that was cancelled instead. */
  readonly confirm_by: Date | null
  readonly refunded_cents: number
  /** Loyalty points that are credited for it now. */
  readonly credited_points: number
  readonly created_at: Date
  readonly updated_at: Date
  /** The secret with which it can be paid; null unless it is still to be paid online. */
  readonly checkout_reference: string | null
  readonly steps: readonly StoredStep[]
  readonly refunds: readonly StoredRefund[]
  readonly returns: readonly StoredReturn[]
  readonly documents: readonly StoredDocument[]
  readonly lines: readonly StoredOrderLine[]
  readonly addresses: readonly StoredAddress[]
}

/** An entry of an order's history, with its time as the database writes it into JSON. */
export interface StoredStep {
  readonly id: number
  readonly step: OrderEvent
  readonly status: OrderStatus
  readonly comment: string | null
  readonly created_at: string
}

export interface StoredRefund {
  readonly id: number
  readonly amount_cents: number
  readonly reason: string
  readonly recorded_by: string
  /** The payment provider; `note` for a refund made outside of the shop. */
  readonly channel: string
  readonly reference: string | null
  readonly created_at: string
}

/** An invoice or a credit note, without the data that it is drawn from. */
export interface StoredDocument {
  readonly number: string
  readonly kind: DocumentKind
  readonly total_cents: number
  readonly issued_at: string
}

export interface StoredReturn {
  readonly id: number
  readonly state: ReturnState
  readonly announced_by: 'customer' | 'operator'
  readonly reason: string | null
  readonly created_at: string
  readonly closed_at: string | null
  readonly lines: readonly {
    readonly position: number
    readonly qty: number
    readonly received_qty: number | null
    readonly unsaleable_qty: number | null
  }[]
}

export interface StoredOrderLine extends Omit<OrderLine, 'options' | 'taken'> {
  readonly options: { label: string; value: string }[]
}

const COLUMNS = `o.id, n.number, o.cart_id, o.store_code, o.language, o.status, o.state, o.shipped_at, o.paid_at, o.confirm_by, o.updated_at, o.is_virtual, o.customer_id, o.customer_email, o.coupon_code,
  o.currency_code, o.subtotal_cents, o.subtotal_incl_tax_cents, o.discount_cents, o.shipping_cents, o.shipping_incl_tax_cents, o.shipping_tax_percent,
  o.cashondelivery_fee_cents, o.cashondelivery_fee_incl_tax_cents, o.tax_cents, o.grand_total_cents, o.refunded_cents, o.loyalty_points,
  (select coalesce(sum(e.points), 0)::int from loyalty_entry e where e.order_id = o.id) as credited_points, o.total_qty, o.shipping_carrier_code, o.shipping_method_code, o.shipping_description,
  o.payment_method_code, o.payment_title, o.created_at,
  (select p.checkout_reference from pending_order p where p.order_id = o.id and p.state = 'placed' and o.status = 'pending') as checkout_reference,
  (select coalesce(json_agg(l order by l.position), '[]') from sales_order_line l where l.order_id = o.id) as lines,
  (select coalesce(json_agg(s order by s.id), '[]') from sales_order_status s where s.order_id = o.id) as steps,
  (select coalesce(json_agg(r order by r.id), '[]') from sales_refund r where r.order_id = o.id) as refunds,
  (select coalesce(json_agg(to_jsonb(r) || jsonb_build_object('lines', (
      select json_agg(l order by l.position) from sales_return_line l where l.return_id = r.id)) order by r.id), '[]')
    from sales_return r where r.order_id = o.id) as returns,
  (select coalesce(json_agg(json_build_object('number', d.number, 'kind', d.kind, 'total_cents', d.total_cents, 'issued_at', d.issued_at)
      order by d.id), '[]') from tax_document d where d.order_id = o.id) as documents,
  (select coalesce(json_agg(a), '[]') from sales_order_address a where a.order_id = o.id) as addresses`
const ORDERS = 'sales_order o join sales_order_number n on n.order_id = o.id'

const GIVE: Statement = {
  name: 'give-guest-order',
  text: 'update sales_order set customer_id = $2 where id = $1 and customer_id is null and customer_email is not null returning id',
}
const SELECT_PAGE: Statement = {
  name: 'select-orders-of-customer',
  text: `select ${COLUMNS} from ${ORDERS} where o.customer_id = $1 order by o.id desc limit $2 offset $3`,
}
const COUNT: Statement = { name: 'count-orders-of-customer', text: 'select count(*) as count from sales_order where customer_id = $1' }
const SELECT: Statement = { name: 'select-order', text: `select ${COLUMNS} from ${ORDERS} where o.id = $1` }

export interface Page {
  readonly size: number
  readonly number: number
}

/** Newest first; pages count from one. */
export async function listOrders(sql: Executor, customerId: number, { size, number }: Page): Promise<StoredOrder[]> {
  return sql.run<StoredOrder>(SELECT_PAGE, [customerId, size, size * (number - 1)])
}

export async function countOrders(sql: Executor, customerId: number): Promise<number> {
  const [row] = await sql.run<{ count: number }>(COUNT, [customerId])
  return row?.count ?? 0
}

/** Assigns a guest's order to the customer. False when it already belongs to a customer. */
export async function assignOrder(tx: Executor, id: number, customerId: number): Promise<boolean> {
  return (await tx.run(GIVE, [id, customerId])).length > 0
}

/** Finds an order of any customer: the caller must check `customer_id`. */
export async function findOrder(sql: Executor, id: number): Promise<StoredOrder | null> {
  const [row] = await sql.run<StoredOrder>(SELECT, [id])
  return row ?? null
}
