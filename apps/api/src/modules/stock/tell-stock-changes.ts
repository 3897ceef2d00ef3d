import type { StockItem } from '@meerkat/contract/stock'
import type { Executor } from '../../db/executor.ts'
import type { OutboxHandler } from '../../db/outbox.ts'
import { findStock } from './stock.store.ts'

/** Hands the records of changed skus to whoever shows them; each payload is a list of skus. */
export function tellStockChanges({ sql, tell }: { sql: Executor; tell: (items: readonly StockItem[]) => Promise<void> }): OutboxHandler {
  return async (payloads) => {
    const skus = new Set((payloads as readonly string[][]).flat())
    await tell(await findStock(sql, [...skus]))
  }
}
