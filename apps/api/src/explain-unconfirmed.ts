import type { StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/messages'
import type { Executor } from './db/executor.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'

/** Why an order was cancelled that nobody confirmed, in the language of its buyer: it stays in the history of the order. */
export function createExplainUnconfirmed(viewOf: (storeCode: string) => StoreView) {
  return async (sql: Executor, orderId: number): Promise<string> => {
    const order = await findOrder(sql, orderId)
    const i18n = await createI18n(order?.language ?? viewOf(order?.store_code ?? '').i18n.defaultLocale, ['mail'])
    return i18n.t('mail.confirm.late')
  }
}
