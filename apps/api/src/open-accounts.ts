import { join } from 'node:path'
import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { deleteOldChanges } from './changes/change.store.ts'
import { createAnnouncer } from './db/announce.ts'
import type { Database, Log } from './db/client.ts'
import { countInDatabase } from './db/count-in-database.ts'
import type { Executor } from './db/executor.ts'
import { startOutbox } from './db/outbox.ts'
import { deleteOldJobs } from './db/outbox-jobs.ts'
import { startExpiry } from './db/start-expiry.ts'
import { countAttempts } from './http/attempts.ts'
import type { FindCustomerId } from './http/caller.ts'
import type { Operations } from './http/operations.ts'
import { knowPeople } from './know-people.ts'
import { findCart, findRedeemable } from './modules/cart/cart.store.ts'
import { getOwnCart } from './modules/cart/own-cart.ts'
import { serveCoupon } from './modules/coupon/coupon.routes.ts'
import { findNewsletterCoupon } from './modules/coupon/coupon.store.ts'
import { createCouponIssue, toIssuedCoupon } from './modules/coupon/issue-coupon.ts'
import { serveInvoice } from './modules/invoice/invoice.routes.ts'
import { readInvoiceFont } from './modules/invoice/invoice-font.ts'
import { limitMails, releaseMails } from './modules/mail/hold-mails.ts'
import { serveMail } from './modules/mail/mail.routes.ts'
import { enqueueMail, MAIL_TOPIC } from './modules/mail/mail-job.ts'
import { createMailer } from './modules/mail/mailer.ts'
import { confirmRecipient } from './modules/mail/recipient.store.ts'
import { type MailSources, sendMails } from './modules/mail/send-mails.ts'
import { serveNewsletter } from './modules/newsletter/newsletter.routes.ts'
import { makeConfirmation } from './modules/newsletter/subscribe.ts'
import { makeUnsubscribeKey } from './modules/newsletter/unsubscribe-key.ts'
import { eraseDueContacts } from './modules/order-history/forget-orders.store.ts'
import { createGuestOrderLinks, type GuestOrderLinks } from './modules/order-history/guest-order-link.ts'
import { serveOrderHistory } from './modules/order-history/order-history.routes.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'
import { toHistoryOrder } from './modules/order-history/to-history-order.ts'
import { serveCancelOrder } from './modules/order-status/cancel-order.ts'
import { createGroupTokens } from './modules/user/group-token.ts'
import { makeResetToken } from './modules/user/reset-password.ts'
import { expireSessions } from './modules/user/session.store.ts'
import { serveUser } from './modules/user/user.routes.ts'
import { findCustomer } from './modules/user/user.store.ts'

const MINUTE_MS = 60_000
/** Up to 400 mails a second in four lanes: orders need the machine more. */
const MAIL_PAUSE_MS = 10

/** How mail leaves. */
export interface MailOptions {
  /** `smtp://user:password@host:port`; without it mails are `.eml` files below the data directory. */
  readonly smtpUrl?: string | undefined
  /** `Name <address>`; the shop's contact address without it. */
  readonly from?: string | undefined
}

export interface AccountsOptions {
  readonly database: Database
  readonly stores: StoresFile
  readonly findCustomerId: FindCustomerId
  readonly viewOf: (storeCode: string) => StoreView
  readonly log: Log
  readonly now: () => Date
  readonly dataDir: string
  readonly publicUrl: string
  readonly rateLimits: boolean
  readonly mail: MailOptions
  /** Told when goods came back. */
  readonly orderCanceled: () => void
}

export interface Accounts {
  /** Mail was left in the outbox: it may go. */
  readonly mailEnqueued: () => void
  close(): Promise<void>
}

/** The side of the api that knows people, put together: accounts, their orders, coupons, newsletter and mail. */
export function openAccounts(operations: Operations, options: AccountsOptions): Accounts {
  const { database, stores, findCustomerId, viewOf, log, now, rateLimits } = options
  const { sql } = database
  const { contactEmail, newsletter, seller } = stores.shop
  const counter = rateLimits ? countInDatabase(sql, now) : null
  const attempts = (what: string, most: number, windowMs: number) => countAttempts(counter, { what, most, windowMs })

  const mailer = createMailer({
    smtpUrl: options.mail.smtpUrl,
    from: options.mail.from ?? `"${stores.default.seo.titleSuffix}" <${contactEmail}>`,
    dropDir: join(options.dataDir, 'mail'),
  })
  const guestLinks = createGuestOrderLinks(sql)
  const readGuestToken = guestLinks.readToken
  const sources = mailSources(options, guestLinks)
  const handler = sendMails({
    mailer,
    viewOf,
    publicUrl: options.publicUrl,
    shopEmail: stores.shop.orderEmail ?? contactEmail,
    allowance: limitMails({ sql, now }),
    sources,
  })
  const outbox = startOutbox({ database, log, handlers: { [MAIL_TOPIC]: handler }, pauseMs: MAIL_PAUSE_MS })
  const announcer = createAnnouncer({ sql, log, channel: 'outbox' })
  const mailEnqueued = announcer.announce
  const release = async () => {
    if ((await releaseMails({ database, now, enqueueMail })) > 0) mailEnqueued()
  }
  const expiry = startExpiry({
    log,
    expire: [
      () => expireSessions(sql, now()),
      () => eraseDueContacts(sql, now()),
      () => deleteOldJobs(sql),
      () => deleteOldChanges(sql),
      release,
    ],
  })
  const confirmEmail = (tx: Executor, email: string) => confirmRecipient(tx, email, now())

  serveUser(operations, {
    database,
    now,
    findCustomerId,
    logIns: attempts('log-in', 5, MINUTE_MS),
    resets: attempts('reset', 3, 10 * MINUTE_MS),
    signGroup: createGroupTokens(sql),
    viewOf,
    enqueueMail,
    mailEnqueued,
    confirmEmail,
    ...knowPeople({ viewOf, now }),
  })
  serveOrderHistory(operations, { sql, findCustomerId, readGuestToken, confirmEmail, viewOf })
  serveCancelOrder(operations, {
    database,
    now,
    findCustomerId,
    readGuestToken,
    enqueueMail,
    readOrder: async (id) => (await sources.findOrder(id))?.order ?? null,
    canceled: options.orderCanceled,
  })
  serveInvoice(operations, {
    font: readInvoiceFont(stores.shop.invoice.fontFile, log),
    sql,
    findCustomerId,
    readGuestToken,
    findOrder: sources.findOrder,
    viewOf,
    seller,
  })
  serveCoupon(operations, {
    sql,
    getCart: async (cartId, caller) => getOwnCart(findCustomerId, await findCart(sql, cartId), caller),
    findRedeemable,
    guesses: attempts('coupon', 10, MINUTE_MS),
  })
  // Forms that anybody may fill in for anybody: no address gets more of them than a person would want.
  const strangers = attempts('mail', 3, 10 * MINUTE_MS)
  const issueCoupon = createCouponIssue(newsletter, now)
  serveNewsletter(operations, {
    database,
    now,
    doubleOptIn: newsletter.doubleOptIn,
    issueCoupon,
    enqueueMail,
    mailEnqueued,
    confirmEmail,
    strangers,
  })
  serveMail(operations, { sql, now, contactEmail, enqueueMail, mailEnqueued, strangers })

  return {
    mailEnqueued,
    async close() {
      expiry.close()
      await announcer.close()
      await outbox.close()
      mailer.close()
    },
  }
}

function mailSources({ database: { sql }, viewOf, now }: AccountsOptions, guestLinks: GuestOrderLinks): MailSources {
  return {
    makeGuestOrderToken: guestLinks.makeToken,
    findCustomer: (id) => findCustomer(sql, id),
    makeResetToken: (email) => makeResetToken(sql, email, now()),
    makeConfirmation: (email) => makeConfirmation(sql, email, now()),
    makeUnsubscribeKey: (email) => makeUnsubscribeKey(sql, email),
    async findCoupon(email) {
      const coupon = await findNewsletterCoupon(sql, email)
      return coupon && toIssuedCoupon(coupon)
    },
    async findOrder(id) {
      const order = await findOrder(sql, id)
      return order && { order: toHistoryOrder(order, viewOf(order.store_code)), storeCode: order.store_code, language: order.language }
    },
  }
}
