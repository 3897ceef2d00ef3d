import type { Executor, Statement } from '../../db/executor.ts'

const DAY_MS = 86_400_000
/** An order that is on its way must be able to arrive; so long after it was placed it has, or never will. */
const DELIVERY_MS = 60 * DAY_MS

// From now on nobody's. Those that are done lose their contact data at once.
const RELEASE: Statement = {
  name: 'release-orders',
  text: `update sales_order set customer_id = null,
      erase_contact_at = case when state in ('complete', 'closed', 'canceled') then $2 else greatest($2, created_at + $3 * interval '1 millisecond') end
    where customer_id = $1`,
}
/**
 * What tax law wants is kept: amounts, lines, dates, the name and address on the invoice and its tax number, and the country
 * the goods went to. Mail address, telephone, notes, words to the buyer and the delivery address are not part of it.
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

/** Takes a customer's orders from them, and forgets what need not be kept, at once or when they have arrived. */
export async function forgetOrders(tx: Executor, customerId: number, now: Date): Promise<void> {
  await tx.run(RELEASE, [customerId, now, DELIVERY_MS])
  await eraseDueContacts(tx, now)
}

export async function eraseDueContacts(sql: Executor, now: Date): Promise<void> {
  await sql.run(ERASE, [now])
}
