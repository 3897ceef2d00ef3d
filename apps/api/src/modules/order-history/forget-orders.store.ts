import type { Executor, Statement } from '../../db/executor.ts'

const DAY_MS = 86_400_000
/** Orders in transit need their delivery address; this long after being placed they have arrived or never will. */
const DELIVERY_MS = 60 * DAY_MS

// Detaches the orders from the customer. Finished orders lose their contact data at once.
const RELEASE: Statement = {
  name: 'release-orders',
  text: `update sales_order set customer_id = null,
      erase_contact_at = case when state in ('complete', 'closed', 'canceled') then $2 else greatest($2, created_at + $3 * interval '1 millisecond') end
    where customer_id = $1`,
}
/**
 * Keeps what tax law requires: amounts, lines, dates, the name and address on the invoice and its tax number, and the country
 * of delivery. E-mail address, telephone, notes, comments to the buyer and the delivery address are deleted.
 */
const ERASE: Statement = {
  name: 'erase-order-contacts',
  text: `with due as (
      update sales_order set customer_email = null, shipping_extra = null, payment_additional = null, erase_contact_at = null
      where erase_contact_at <= $1 returning id
    ), billing as (
      update sales_order_address a set body = (a.body::jsonb - 'email' - 'telephone')::json
      from due where a.order_id = due.id and a.kind = 'billing'
    ), steps as (
      update sales_order_status s set comment = null from due where s.order_id = due.id and s.comment is not null
    ), redemptions as (
      update coupon_redemption r set email = null from due where r.order_id = due.id
    )
    update sales_order_address a set body = json_build_object('country_id', a.body -> 'country_id')
    from due where a.order_id = due.id and a.kind = 'shipping'`,
}

/** Detaches a customer's orders, and deletes what need not be retained, at once or after they must have arrived. */
export async function forgetOrders(tx: Executor, customerId: number, now: Date): Promise<void> {
  await tx.run(RELEASE, [customerId, now, DELIVERY_MS])
  await eraseDueContacts(tx, now)
}

export async function eraseDueContacts(sql: Executor, now: Date): Promise<void> {
  await sql.run(ERASE, [now])
}
