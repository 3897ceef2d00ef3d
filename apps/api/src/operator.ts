import type { StockItem } from '@meerkat/contract/stock'
import type { Database } from './db/client.ts'
import { exportCatalog } from './db/export-catalog.ts'
import { importCatalog } from './db/seed.ts'
import { listRecentOrders, type RecentOrder } from './modules/order/list-recent-orders.ts'
import { setStock } from './modules/stock/set-stock.ts'
import { findStock } from './modules/stock/stock.store.ts'

/** What whoever runs the shop may do beside it, without a browser. */
export interface Operator {
  /** @throws CatalogFault naming what is wrong with the bundle; nothing is changed then. */
  importCatalog(bundle: unknown): Promise<void>
  exportCatalog(): Promise<unknown>
  listOrders(limit: number): Promise<RecentOrder[]>
  findStock(sku: string): Promise<StockItem | null>
  /** False for an unknown sku. */
  setStock(sku: string, qty: number): Promise<boolean>
}

export function createOperator(database: Database): Operator {
  const { sql } = database
  return {
    // The importer checks the whole bundle before it writes anything.
    importCatalog: (bundle) => importCatalog(database, bundle as Parameters<typeof importCatalog>[1]),
    exportCatalog: () => exportCatalog(sql),
    listOrders: (limit) => listRecentOrders(sql, limit),
    findStock: async (sku) => (await findStock(sql, [sku]))[0] ?? null,
    setStock: (sku, qty) => setStock(sql, sku, qty),
  }
}
