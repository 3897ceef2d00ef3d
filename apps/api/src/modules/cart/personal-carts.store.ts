import type { PersonalData } from '@meerkat/contract/personal-data'
import type { Executor, Statement } from '../../db/executor.ts'

const SELECT: Statement = {
  name: 'select-personal-carts',
  text: `select c.created_at as "createdAt", c.updated_at as "updatedAt",
      coalesce((select json_agg(json_build_object('sku', i.product_sku, 'qty', i.qty) order by i.id)
        from cart_item i where i.cart_id = c.id), '[]') as lines
    from cart c where c.customer_id = $1 and c.is_active order by c.created_at`,
}
// Keep carts that became orders, but remove the data that identifies their owner.
const FORGET: Statement = {
  name: 'forget-carts',
  text: `with ordered as (
      update cart set shipping_address = '{}', billing_address = '{}', customer_id = null where customer_id = $1 and not is_active
    )
    delete from cart where customer_id = $1 and is_active`,
}

export async function listPersonalCarts(sql: Executor, customerId: number): Promise<PersonalData['carts']> {
  const rows = await sql.run<{ createdAt: Date; updatedAt: Date; lines: { sku: string; qty: number }[] }>(SELECT, [customerId])
  return rows.map(({ createdAt, updatedAt, lines }) => ({ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), lines }))
}

export async function forgetCarts(tx: Executor, customerId: number): Promise<void> {
  await tx.run(FORGET, [customerId])
}
