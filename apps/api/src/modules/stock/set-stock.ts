import type { Executor, Statement } from '../../db/executor.ts'

const SET: Statement = {
  name: 'set-stock',
  text: `with changed as (update stock set qty = $2, is_in_stock = $2 > min_qty where sku = $1 returning sku)
    insert into outbox (topic, payload) select 'stock-changed', json_agg(sku) from changed having count(*) > 0 returning id`,
}

/** Sets what is in the store room; a running shop hears of it through the outbox. False for an unknown sku. */
export async function setStock(sql: Executor, sku: string, qty: number): Promise<boolean> {
  const rows = await sql.run(SET, [sku, qty])
  return rows.length > 0
}
