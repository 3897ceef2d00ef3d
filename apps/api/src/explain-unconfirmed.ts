import type { StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/messages'
import type { Executor } from './db/executor.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'

/** The note in the order's history for an order that was cancelled because its buyer did not confirm it, in the buyer's language. */
export function createExplainUnconfirmed(viewOf: (storeCode: string) => StoreView) {
  return async (sql: Executor, orderId: number): Promise<string> => {
    const order = await findOrder(sql, orderId)
    const i18n = await createI18n(order?.language ?? viewOf(order?.store_code ?? '').i18n.defaultLocale, ['mail'])
    return i18n.t('mail.confirm.late')
  }
}
