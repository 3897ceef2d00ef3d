import type { InvoiceRequest } from '@meerkat/contract/invoice'
import type { Executor, Statement } from '../../db/executor.ts'

// An invoice issued to one company cannot be reissued to another.
const NAME: Statement = {
  name: 'name-company-of-invoice',
  text: `update sales_order_address set body = (body::jsonb || jsonb_build_object('company', $2::text, 'vat_id', $3::text))::json
    where order_id = $1 and kind = 'billing' and (
      coalesce(body ->> 'company', '') = '' or (body ->> 'company' = $2 and coalesce(body ->> 'vat_id', '') in ('', $3))
    ) returning order_id`,
}

/** Adds a company to the invoice. False when it already names another company, or the same one with a different tax number. */
export async function nameCompany(sql: Executor, orderId: number, { company, vat_id }: InvoiceRequest): Promise<boolean> {
  const rows = await sql.run(NAME, [orderId, company, vat_id])
  return rows.length > 0
}
