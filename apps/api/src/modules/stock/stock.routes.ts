import { checkStock, checkStockOf, listStock } from '@meerkat/contract/stock'
import { isDatabaseAway } from '../../db/database-fault.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { listStockOf, readStock, type StockDeps } from './read-stock.ts'

/** The calls of contract §5. */
export function serveStock(operations: Operations, deps: StockDeps): void {
  operations.serve(checkStock, ({ query, caller }) => whileThere(readStock(deps, caller.storeCode, query.sku)))
  operations.serve(checkStockOf, ({ params, caller }) => whileThere(readStock(deps, caller.storeCode, params.sku)))
  operations.serve(listStock, ({ query, caller }) => whileThere(listStockOf(deps, caller.storeCode, splitSkus(query.skus))))
}

/** Clients know this answer, and do not take it for "out of stock". */
async function whileThere<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (fault) {
    throw isDatabaseAway(fault) ? new Refusal('stock-away') : fault
  }
}

/** Clients join with commas; old ones send blanks along. */
function splitSkus(skus: string): string[] {
  const names = skus.split(',').map((sku) => sku.trim())
  return [...new Set(names.filter((sku) => sku !== ''))]
}
