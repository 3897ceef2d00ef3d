import type { InvoiceRequest } from '@meerkat/contract/invoice'
import type { Executor, Statement } from '../../db/executor.ts'

// An invoice that was written for one company is not written anew for another.
const NAME: Statement = {
  name: 'name-company-of-invoice',
  text: `update sales_order_address set body = (body::jsonb || jsonb_build_object('company', $2::text, 'vat_id', $3::text))::json
    where order_id = $1 and kind = 'billing' and (
      coalesce(body ->> 'company', '') = '' or (body ->> 'company' = $2 and coalesce(body ->> 'vat_id', '') in ('', $3))
    ) returning order_id`,
}

/** Puts a company on the invoice. False when it names another one, or this one with another tax number. */
export async function nameCompany(sql: Executor, orderId: number, { company, vat_id }: InvoiceRequest): Promise<boolean> {
  const rows = await sql.run(NAME, [orderId, company, vat_id])
  return rows.length > 0
}
