import type { Executor, Statement } from '../../db/executor.ts'

const DAY_MS = 86_400_000
/** Orders in transit need their delivery address. This long after an order was placed, it has arrived or never will. */
const DELIVERY_MS = 60 * DAY_MS
/** The payment of a pending order may arrive for a week (docs/payments.md, "Polling"); the mail about it needs the address. */
const PAYMENT_MS = 8 * DAY_MS

// Detaches the orders from the customer. Finished orders lose their contact data at once.
const RELEASE: Statement = {
  name: 'release-orders',
  text: `update sales_order set customer_id = null,
      erase_contact_at = case
        when exists (select 1 from pending_order p where p.order_id = id and p.state not in ('placed', 'confirmed'))
          then greatest($2, created_at + $4 * interval '1 millisecond')
        when state in ('complete', 'closed', 'canceled') then $2
        else greatest($2, created_at + $3 * interval '1 millisecond') end
    where customer_id = $1`,
}
/**
 * Keeps what tax law requires: amounts, lines, dates, the name and address on the invoice and its tax number, and the country
 * of delivery. E-mail address, telephone, notes, reasons, comments to the buyer and the delivery address are deleted. An order that was
 * never paid has no invoice, so only the countries of its addresses are kept.
 */
const ERASE: Statement = {
  name: 'erase-order-contacts',
  text: `with due as (
      update sales_order set customer_email = null, shipping_extra = null, payment_additional = null, erase_contact_at = null
      where erase_contact_at <= $1 returning id
    ), billing as (
      update sales_order_address a set body = case
          when exists (select 1 from sales_order_number n where n.order_id = due.id) then (a.body::jsonb - 'email' - 'telephone')::json
          else json_build_object('country_id', a.body -> 'country_id') end
      from due where a.order_id = due.id and a.kind = 'billing'
    ), steps as (
      update sales_order_status s set comment = null from due where s.order_id = due.id and s.comment is not null
    ), returns as (
      update sales_return r set reason = null from due where r.order_id = due.id
    ), refunds as (
      update sales_refund r set reason = '' from due where r.order_id = due.id
    ), payment_refunds as (
      update payment_refund r set reason = '' from due, payment_attempt a where a.order_id = due.id and r.attempt_id = a.id
    ), redemptions as (
      update coupon_redemption r set email = null from due where r.order_id = due.id
    )
    update sales_order_address a set body = json_build_object('country_id', a.body -> 'country_id')
    from due where a.order_id = due.id and a.kind = 'shipping'`,
}

/** Detaches a customer's orders. Data that need not be retained is deleted immediately, or once the order has certainly arrived. */
export async function forgetOrders(tx: Executor, customerId: number, now: Date): Promise<void> {
  await tx.run(RELEASE, [customerId, now, DELIVERY_MS, PAYMENT_MS])
  await eraseDueContacts(tx, now)
}

export async function eraseDueContacts(sql: Executor, now: Date): Promise<void> {
  await sql.run(ERASE, [now])
}
