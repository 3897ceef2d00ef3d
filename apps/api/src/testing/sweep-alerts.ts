import { StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { createFindAlertProduct } from '../find-alert-product.ts'
import { enqueueMail } from '../modules/mail/mail-job.ts'
import { enqueueAlerts } from '../modules/product-alert/enqueue-alerts.ts'
import { readStores, type TestShop } from './open-test-shop.ts'

const views = resolveStoreViews(readStores()).map((view) => StoreView.parse(view))

export function viewOf(code: string): StoreView {
  return views.find(({ storeCode }) => storeCode === code) ?? views[0]!
}

/** One round of the job that enqueues mails about products that are back; returns their number. */
export function sweepAlerts({ database }: Pick<TestShop, 'database'>): Promise<number> {
  const findProduct = createFindAlertProduct({ sql: database.sql, viewOf })
  const mailEnqueued = () => void database.pool.query("select pg_notify('outbox', '')")
  return enqueueAlerts({ database, now: () => new Date(), findProduct, enqueueMail, mailEnqueued })
}
