import type { StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/messages'
import { createAnnouncer } from './db/announce.ts'
import type { Database, Log } from './db/client.ts'
import type { Executor } from './db/executor.ts'
import { keepShopSecrets, type ShopSecrets } from './db/shop-secret.ts'
import { settlePoints } from './modules/loyalty/settle-points.ts'
import { enqueueMail } from './modules/mail/mail-job.ts'
import { type CashDeps, claimsCash } from './modules/order/cash-limit.ts'
import { findPendingOrder, findPendingOrderById, lockPendingOrder, setPaymentMethod } from './modules/order/pending-order.store.ts'
import { confirmPendingOrder, type PendingDeps, releasePendingOrder, reservePendingOrder } from './modules/order/pending-order.ts'
import { freeCoupon, lockOrder, returnStock } from './modules/order-status/order-status.store.ts'
import { type StepInvoicing, takeOrderStep } from './modules/order-status/take-order-step.ts'
import type { PaymentConfig } from './modules/payment/config/payment-config.ts'
import { openProviders } from './modules/payment/open-providers.ts'
import type { OrderPort, PaymentDeps } from './modules/payment/payment-deps.ts'
import { recordRefund } from './modules/refund/record-refund.ts'

export interface PaymentsOptions {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly log: Log
  readonly now: () => Date
  readonly config: PaymentConfig
  /** For the invoice of a paid order. */
  readonly invoicing: StepInvoicing
  /** Called when stock changed, or jobs and mails were written. */
  readonly changed: () => void
}

/** Payments with the functions of the order modules that they need; for the API, the jobs and the operator's tool alike. */
export function openPayments({ database, log, now, config, invoicing, changed }: PaymentsOptions): PaymentDeps {
  return {
    database,
    log,
    now,
    config,
    changed,
    enqueueMail,
    providers: openProviders(config, now),
    orders: createOrderPort({ invoicing, now, cash: openCash({ sql: database.sql, now, config }) }),
  }
}

interface CashOptions extends Pick<PaymentsOptions, 'now' | 'config'> {
  readonly sql: Executor
  readonly secrets?: Pick<ShopSecrets, 'read'>
}

/** Without rate limits, as in tests and benchmarks, the number of open cash orders per day is not limited either. */
export function limitCash(config: PaymentConfig, areCallsLimited: boolean): PaymentConfig {
  return areCallsLimited ? config : { ...config, cash: { ...config.cash, openPerDay: null } }
}

/** The terms of orders that are paid on delivery. */
export function openCash({ sql, now, config, secrets = keepShopSecrets(sql) }: CashOptions): CashDeps {
  return { terms: config.cash, now, readSecret: () => secrets.read('cash-orders') }
}

function createOrderPort({ invoicing, now, cash }: Pick<PaymentsOptions, 'invoicing' | 'now'> & { readonly cash: CashDeps }): OrderPort {
  const pending: PendingDeps = { now, returnStock, freeCoupon }
  return {
    lock: lockPendingOrder,
    findByReference: findPendingOrder,
    find: findPendingOrderById,
    setMethod: setPaymentMethod,
    claimsCash: (tx, method, order) => claimsCash(tx, cash, method, order),
    reserve: reservePendingOrder,
    release: (tx, order, to) => releasePendingOrder(tx, order, to, pending),
    confirm: (tx, order) => confirmPendingOrder(tx, order, now()),
    async pay(tx, orderId) {
      const order = await lockOrder(tx, orderId)
      if (order) await takeOrderStep(tx, order, { step: 'pay', actor: 'operator' }, { now, enqueueMail, invoicing, settlePoints })
    },
    recordRefund: (tx, refund) => recordRefund(tx, refund, { now, enqueueMail, settlePoints }),
  }
}

/** Wakes both the change feed and the outbox in all processes. */
export function createPaymentNews(database: Pick<Database, 'sql'>, log: Log): { announce(): void; close(): Promise<void> } {
  const { sql } = database
  const both = [createAnnouncer({ sql, log, channel: 'change' }), createAnnouncer({ sql, log, channel: 'outbox' })]
  return {
    announce: () => both.forEach((one) => one.announce()),
    async close() {
      for (const one of both) await one.close()
    },
  }
}

/** The server's own messages about payments, in the language of the shopper. */
export async function paymentMessages(view: StoreView, language: string | null) {
  const i18n = await createI18n(language ?? view.i18n.defaultLocale, ['mail'])
  return (id: string, values: Record<string, unknown> = {}) => i18n.t(id, { ...values })
}
