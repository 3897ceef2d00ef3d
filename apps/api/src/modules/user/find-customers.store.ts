import type { Executor, Statement } from '../../db/executor.ts'

export interface FoundCustomer {
  readonly id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly store_code: string
  readonly created_at: Date
  readonly orders: number
}

const FIND: Statement = {
  name: 'find-customers',
  text: `select c.id, c.email, c.firstname, c.lastname, c.store_code, c.created_at,
      (select count(*) from sales_order o where o.customer_id = c.id) as orders
    from customer c where strpos(lower(concat_ws(' ', c.firstname, c.lastname, c.email)), lower($1)) > 0 order by c.id desc limit $2`,
}

/** Customers whose name or e-mail contains this text, newest first. */
export async function findCustomers(sql: Executor, part: string, limit: number): Promise<FoundCustomer[]> {
  return sql.run<FoundCustomer>(FIND, [part, limit])
}
