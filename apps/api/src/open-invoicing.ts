import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import { createChosenLabels } from '@meerkat/domain/labels/translate-label'
import { translateOrder } from '@meerkat/domain/labels/translate-order'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import type { Executor } from './db/executor.ts'
import { createInvoicing, type Invoicing, type IssueDeps } from './modules/invoice/issue-documents.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'
import { toHistoryOrder } from './modules/order-history/to-history-order.ts'
import { sellerOf } from './seller-of.ts'

/** Connects invoices with orders and settings. */
export function openInvoicing(stores: StoresFile, now: () => Date): Invoicing & IssueDeps {
  const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const viewOf = (code: string) => views.find(({ storeCode }) => storeCode === code) ?? views[0]!
  const deps: IssueDeps = {
    now,
    viewOf,
    sellerOf: (storeCode) => sellerOf(stores, viewOf(storeCode)),
    async findOrder(sql: Executor, id: number) {
      const found = await findOrder(sql, id)
      if (!found) return null
      const { store_code: storeCode, language } = found
      const view = viewOf(storeCode)
      const order = toHistoryOrder(found, view, now())
      const own = view.i18n.defaultLocale
      const label = createChosenLabels(own, language ?? own, stores.labels ?? {})
      return { order: label ? translateOrder(order, label) : order, storeCode, language }
    },
  }
  return { ...deps, ...createInvoicing(deps) }
}
