import { recordChange } from '../../changes/record-change.ts'
import type { Executor, Statement } from '../../db/executor.ts'

const SET: Statement = {
  name: 'set-stock',
  text: 'update stock set qty = $2, is_in_stock = $2 > min_qty where sku = $1 returning sku',
}

/** Sets the quantity in stock. False for an unknown sku. */
export async function setStock(tx: Executor, sku: string, qty: number): Promise<boolean> {
  const rows = await tx.run(SET, [sku, qty])
  if (rows.length > 0) await recordChange(tx, 'stock', [sku])
  return rows.length > 0
}
