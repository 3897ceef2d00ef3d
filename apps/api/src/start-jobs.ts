import { join } from 'node:path'
import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import { toDeliverySettings } from '@meerkat/domain/delivery/plan-delivery'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { deleteOldChanges } from './changes/change.store.ts'
import { createAnnouncer } from './db/announce.ts'
import type { Database, Log } from './db/client.ts'
import { startOutbox } from './db/outbox.ts'
import { deleteOldJobs } from './db/outbox-jobs.ts'
import { type Rounds, startRounds } from './db/start-rounds.ts'
import { createExplainUnconfirmed } from './explain-unconfirmed.ts'
import { createFindAlertProduct } from './find-alert-product.ts'
import { createMailSources } from './mail-sources.ts'
import { expireOldCarts } from './modules/cart/expire-carts.ts'
import { settlePoints } from './modules/loyalty/settle-points.ts'
import { limitMails, releaseMails } from './modules/mail/hold-mails.ts'
import { createMarkReader, toMailBrand } from './modules/mail/mail-brand.ts'
import { enqueueMail, MAIL_TOPIC } from './modules/mail/mail-job.ts'
import { createMailer } from './modules/mail/mailer.ts'
import { expireCopies } from './modules/mail/message-copy.store.ts'
import { sendMails } from './modules/mail/send-mails.ts'
import { forgetCashKeys } from './modules/order/cash-limit.ts'
import { listDueReservations } from './modules/order/pending-order.store.ts'
import { expireWithdrawals } from './modules/order/withdrawn-order.store.ts'
import { eraseDueContacts } from './modules/order-history/forget-orders.store.ts'
import { cancelUnconfirmed } from './modules/order-status/cancel-unconfirmed.ts'
import { compareDaily } from './modules/payment/compare-payments.ts'
import type { PaymentConfig } from './modules/payment/config/payment-config.ts'
import { NO_PAYMENTS } from './modules/payment/config/payment-config.ts'
import { deleteOldEvents } from './modules/payment/event.store.ts'
import { paymentJobs } from './modules/payment/payment-jobs.ts'
import { startSweep } from './modules/payment/sweep-payments.ts'
import { startAlerts } from './modules/product-alert/enqueue-alerts.ts'
import { expireAlerts } from './modules/product-alert/product-alert.store.ts'
import { requestReviews } from './modules/review-request/request-reviews.ts'
import { expireDevices } from './modules/user/device.store.ts'
import { expireSessions } from './modules/user/session.store.ts'
import { openInvoicing } from './open-invoicing.ts'
import { createPaymentNews, openPayments } from './open-payments.ts'
import { sellerOf } from './seller-of.ts'

const HOUR_MS = 3_600_000
/** Longer than any provider keeps resending a notification. */
const EVENT_RETENTION_MS = 90 * 86_400_000

/** How mail is sent. */
export interface MailOptions {
  /** `smtp://user:password@host:port`; without it mails are `.eml` files below the data directory. */
  readonly smtpUrl?: string | undefined
  /** `Name <address>`; the shop's contact address without it. */
  readonly from?: string | undefined
}

export interface JobsOptions {
  readonly database: Database
  readonly stores: StoresFile
  readonly log: Log
  readonly dataDir: string
  readonly publicUrl: string
  readonly mail: MailOptions
  /** Online payment methods; none when not given. */
  readonly payments?: PaymentConfig
  readonly now?: () => Date
}

export interface Jobs {
  close(): Promise<void>
}

/** Starts the background jobs: sending mails, settling payments, and deleting expired data. Any number of processes may run them. */
export function startJobs({
  database,
  stores,
  log,
  dataDir,
  publicUrl,
  mail,
  payments = NO_PAYMENTS,
  now = () => new Date(),
}: JobsOptions): Jobs {
  const { sql } = database
  const { contactEmail, orderEmail, seller } = stores.shop
  const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const viewOf = (code: string) => views.find(({ storeCode }) => storeCode === code) ?? views[0]!
  const mailer = createMailer({
    smtpUrl: mail.smtpUrl,
    from: mail.from ?? `"${stores.default.seo.titleSuffix}" <${contactEmail}>`,
    answerTo: contactEmail,
    dropDir: join(dataDir, 'mail'),
    readMark: createMarkReader(stores.shop.logo),
  })
  const handler = sendMails({
    mailer,
    viewOf,
    termsOf: (code) => toDeliverySettings(viewOf(code), stores.holidays),
    sellerOf: (code) => sellerOf(stores, viewOf(code)),
    labels: stores.labels,
    publicUrl,
    brand: toMailBrand(stores.shop),
    shopEmail: orderEmail ?? contactEmail,
    excludesMedicine: stores.shop.coupons.excludeScheduledMedicine,
    returnAddress: [seller.name, ...seller.address],
    allowance: limitMails({ sql, now }),
    now,
    sources: createMailSources({ sql, viewOf, now }),
  })
  const outbox = startOutbox({ database, log, handlers: { [MAIL_TOPIC]: handler }, givesWay: true })
  const announcer = createAnnouncer({ sql, log, channel: 'outbox' })
  const findProduct = createFindAlertProduct({ sql, viewOf })
  const alerts = startAlerts({ database, log, now, findProduct, enqueueMail, mailEnqueued: announcer.announce })
  const news = createPaymentNews(database, log)
  const paying = openPayments({ database, log, now, invoicing: openInvoicing(stores, now), config: payments, changed: news.announce })
  // A separate outbox, so that a payment provider that does not answer delays no mail.
  const paymentOutbox = startOutbox({ database, log, handlers: paymentJobs(paying) })
  const sweep = startSweep({ ...paying, listDueReservations })
  const hourly = startHourly(log, {
    sessions: () => expireSessions(sql, now()),
    devices: () => expireDevices(sql, now()),
    'contacts of orders': () => eraseDueContacts(sql, now()),
    carts: () => expireOldCarts(sql, now()),
    'product alerts': () => expireAlerts(sql, now()),
    'copies of messages': () => expireCopies(sql, now()),
    'old jobs': () => deleteOldJobs(sql),
    'old changes': () => deleteOldChanges(sql),
    'comparison of payments': () => compareDaily(paying),
    'keys of cash orders': () => forgetCashKeys(sql, now()),
    async 'unconfirmed orders'() {
      const steps = { now, enqueueMail, settlePoints, invoicing: openInvoicing(stores, now) }
      if ((await cancelUnconfirmed({ database, log, ...steps, explain: createExplainUnconfirmed(viewOf) })) > 0) news.announce()
    },
    withdrawals: () => expireWithdrawals(sql, now()),
    'events of payments': () => deleteOldEvents(sql, new Date(now().getTime() - EVENT_RETENTION_MS)),
    async 'review requests'() {
      if ((await requestReviews({ database, now, views, enqueueMail })) > 0) announcer.announce()
    },
    async 'held mails'() {
      if ((await releaseMails({ database, now, enqueueMail })) > 0) announcer.announce()
    },
  })
  return {
    async close() {
      await hourly.close()
      await alerts.close()
      await announcer.close()
      await sweep.close()
      await paymentOutbox.close()
      await news.close()
      await outbox.close()
      mailer.close()
    },
  }
}

/** Runs every job once an hour, each on its own. */
function startHourly(log: Log, jobs: Readonly<Record<string, () => Promise<unknown>>>): Rounds {
  const started = Object.entries(jobs).map(([job, round]) =>
    startRounds({
      everyMs: HOUR_MS,
      round,
      onFault: (fault) => log.warn({ err: fault, job }, 'an hourly job failed, the next round tries again'),
    }),
  )
  return {
    async close() {
      await Promise.all(started.map((rounds) => rounds.close()))
    },
  }
}
