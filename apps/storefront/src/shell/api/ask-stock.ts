import { listStock, STOCK_BATCH, type StockItem } from '@meerkat/contract/stock'
import type { Api } from './api-client.ts'

/** Returns stock records by sku, fifteen per call; null when the server did not answer. Spec §7 Stock. */
export async function askStock(api: Api, skus: readonly string[]): Promise<Record<string, StockItem> | null> {
  const batches = Array.from({ length: Math.ceil(skus.length / STOCK_BATCH) }, (_, at) =>
    skus.slice(at * STOCK_BATCH, (at + 1) * STOCK_BATCH),
  )
  const answers = await Promise.all(batches.map((batch) => api.ask(listStock, { query: { skus: batch.join(',') } })))
  if (answers.some(({ kind }) => kind !== 'done')) return null
  const records = answers.flatMap((answer) => (answer.kind === 'done' ? answer.result : []))
  return Object.fromEntries(records.flatMap((record) => (record.sku === undefined ? [] : [[record.sku, record]])))
}
