import { checkStock, checkStockOf, legacyCheckStock, legacyCheckStockOf, legacyListStock, listStock } from '@meerkat/contract/stock'
import { isDatabaseUnreachable } from '../../db/database-fault.ts'
import { type Operations, refuseMissingElement } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { splitSkus } from '../../http/split-skus.ts'
import { listStockOf, readStock, type StockDeps } from './read-stock.ts'

/** The endpoints of docs/wire.md §5. */
export function serveStock(operations: Operations, deps: StockDeps): void {
  for (const endpoint of [checkStock, legacyCheckStock]) {
    const isAlias = endpoint === legacyCheckStock
    operations.serve(endpoint, ({ query, caller }) => orUnavailable(readStock(deps, caller.storeCode, query.sku)), {
      isAlias,
      refuseQuery: refuseMissingElement,
    })
  }
  for (const endpoint of [checkStockOf, legacyCheckStockOf]) {
    const isAlias = endpoint === legacyCheckStockOf
    operations.serve(endpoint, ({ params, caller }) => orUnavailable(readStock(deps, caller.storeCode, params.sku)), { isAlias })
  }
  for (const endpoint of [listStock, legacyListStock]) {
    const isAlias = endpoint === legacyListStock
    operations.serve(endpoint, ({ query, caller }) => orUnavailable(listStockOf(deps, caller.storeCode, splitSkus(query.skus))), {
      isAlias,
      refuseQuery: refuseMissingElement,
    })
  }
}

/** Old clients recognise this response as an unreachable database and do not treat it as out of stock. */
async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (fault) {
    throw isDatabaseUnreachable(fault) ? new Refusal('stock-unreachable') : fault
  }
}
