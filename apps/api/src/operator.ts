import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import type { OrderStep } from '@meerkat/domain/orders/order-status'
import { exportCatalog } from './catalog-writes/export-catalog.ts'
import { type ImportPlan, performImport, planImport } from './catalog-writes/import-catalog.ts'
import { planUndo, type UndoPlan, undoImport } from './catalog-writes/undo-import.ts'
import type { Database } from './db/client.ts'
import { dropJobs, listJobs, type OutboxJob, repeatJobs } from './db/outbox-jobs.ts'
import { enqueueMail } from './modules/mail/mail-job.ts'
import { listRecentOrders, type RecentOrder } from './modules/order/list-recent-orders.ts'
import { findOrder, type StoredOrder } from './modules/order-history/order-history.store.ts'
import { findOrderId, lockNumberedOrder } from './modules/order-status/order-status.store.ts'
import { type StepOutcome, takeOrderStep } from './modules/order-status/take-order-step.ts'
import { countWaitingReviews, decideReviews, listWaitingReviews } from './modules/review/moderate-reviews.ts'
import { setStock } from './modules/stock/set-stock.ts'
import { findStock } from './modules/stock/stock.store.ts'

/** What the operator can do without a browser. */
export interface Operator {
  /** What an import of the bundle would change. @throws CatalogFault naming what is wrong with the bundle. */
  planImport(bundle: unknown, options?: { readonly replaceQuantities: boolean }): Promise<ImportPlan>
  performImport(plan: ImportPlan): Promise<void>
  /** Both at once. @throws CatalogFault naming what is wrong with the bundle; nothing is changed then. */
  importCatalog(bundle: unknown): Promise<void>
  /** How to bring back what the last import replaced, or null when there is nothing to undo. */
  planUndo(): Promise<UndoPlan | null>
  undoImport(plan: UndoPlan): Promise<void>
  exportCatalog(): Promise<unknown>
  listOrders(limit: number): Promise<RecentOrder[]>
  /** Everything about the order with this number, or null. */
  findOrder(number: number): Promise<StoredOrder | null>
  /** Moves the order with this number on; the comment goes to its buyer by mail. Null when there is no such order. */
  moveOrder(number: number, step: OrderStep, comment: string | null): Promise<StepOutcome | null>
  /** Reviews that wait for a decision, newest first. */
  listWaitingReviews(limit: number): Promise<Review[]>
  countWaitingReviews(): Promise<number>
  /** Returns the ids that exist. */
  decideReviews(ids: readonly number[], verdict: 'approve' | 'refuse'): Promise<number[]>
  /** Jobs that were set aside, and those that wait. */
  listJobs(limit: number): Promise<OutboxJob[]>
  /** Has jobs tried again at once. Returns the ids that exist. */
  repeatJobs(ids: readonly number[]): Promise<number[]>
  /** Returns the ids that existed. */
  dropJobs(ids: readonly number[]): Promise<number[]>
  findStock(sku: string): Promise<StockItem | null>
  /** False for an unknown sku. */
  setStock(sku: string, qty: number): Promise<boolean>
}

export interface OperatorOptions {
  /** The store views of the shop; without them any store code may be imported. */
  readonly storeCodes?: readonly string[]
}

export function createOperator(database: Pick<Database, 'sql' | 'transaction'>, { storeCodes }: OperatorOptions = {}): Operator {
  const { sql } = database
  return {
    planImport: (bundle, options) => planImport(sql, bundle, { storeCodes, ...options }),
    performImport: (plan) => performImport(database, plan),
    importCatalog: async (bundle) => performImport(database, await planImport(sql, bundle, { storeCodes })),
    planUndo: () => planUndo(sql),
    undoImport: (plan) => undoImport(database, plan),
    exportCatalog: () => exportCatalog(sql),
    listOrders: (limit) => listRecentOrders(sql, limit),
    async findOrder(number) {
      const id = await findOrderId(sql, number)
      return id === null ? null : findOrder(sql, id)
    },
    moveOrder: (number, step, comment) =>
      database.transaction(async (tx) => {
        const order = await lockNumberedOrder(tx, number)
        return order && takeOrderStep(tx, order, { step, actor: 'operator', comment }, { now: () => new Date(), enqueueMail })
      }),
    listWaitingReviews: (limit) => listWaitingReviews(sql, limit),
    countWaitingReviews: () => countWaitingReviews(sql),
    decideReviews: (ids, verdict) => database.transaction((tx) => decideReviews(tx, ids, verdict)),
    listJobs: (limit) => listJobs(sql, limit),
    repeatJobs: (ids) => repeatJobs(sql, ids),
    dropJobs: (ids) => dropJobs(sql, ids),
    findStock: async (sku) => (await findStock(sql, [sku]))[0] ?? null,
    setStock: (sku, qty) => database.transaction((tx) => setStock(tx, sku, qty)),
  }
}
