import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { findLoyaltyRule } from '@meerkat/domain/loyalty/find-loyalty-rule'
import { returnTermsOf } from '@meerkat/domain/orders/plan-return'
import { createAnnouncer } from './db/announce.ts'
import type { Database, Log } from './db/client.ts'
import { countInDatabase } from './db/count-in-database.ts'
import type { Executor } from './db/executor.ts'
import type { ShopSecrets } from './db/shop-secret.ts'
import { createFindAlertProduct } from './find-alert-product.ts'
import { countAttempts } from './http/attempts.ts'
import type { FindCustomerId } from './http/caller.ts'
import type { Operations } from './http/operations.ts'
import { createMailSources } from './mail-sources.ts'
import { findCart, findRedeemable } from './modules/cart/cart.store.ts'
import { getOwnCart } from './modules/cart/own-cart.ts'
import { isListed } from './modules/catalog/read-model/category-membership.ts'
import { serveCoupon } from './modules/coupon/coupon.routes.ts'
import { createCouponIssue } from './modules/coupon/issue-coupon.ts'
import { listFonts } from './modules/invoice/fonts/font-files.ts'
import { serveInvoice } from './modules/invoice/invoice.routes.ts'
import { serveLoyalty } from './modules/loyalty/loyalty.routes.ts'
import { settlePoints } from './modules/loyalty/settle-points.ts'
import { serveMail } from './modules/mail/mail.routes.ts'
import { createMarkReader, toMailBrand } from './modules/mail/mail-brand.ts'
import { enqueueMail } from './modules/mail/mail-job.ts'
import { confirmRecipient } from './modules/mail/recipient.store.ts'
import { serveNewsletter } from './modules/newsletter/newsletter.routes.ts'
import { readUnsubscribeKey } from './modules/newsletter/unsubscribe-key.ts'
import { createClaims } from './modules/order-history/claim-order.ts'
import { createGuestOrderLinks } from './modules/order-history/guest-order-link.ts'
import { serveOrderHistory } from './modules/order-history/order-history.routes.ts'
import { showProducts } from './modules/order-history/show-products.ts'
import { serveCancelOrder } from './modules/order-status/cancel-order.ts'
import { serveConfirmOrder } from './modules/order-status/confirm-order.ts'
import { serveReturns } from './modules/order-status/returns/request-return.ts'
import { serveProductAlert } from './modules/product-alert/product-alert.routes.ts'
import type { ProductAlertDeps } from './modules/product-alert/request-alert.ts'
import { serveEndReviewRequests } from './modules/review-request/end-review-requests.ts'
import { serveSavedLines } from './modules/saved-lines/saved-lines.routes.ts'
import { createGroupTokens } from './modules/user/group-token.ts'
import { createPasswords, type PasswordCost } from './modules/user/password-hash.ts'
import { serveUser } from './modules/user/user.routes.ts'
import { findCustomer } from './modules/user/user.store.ts'
import { serveWishlist } from './modules/wishlist/wishlist.routes.ts'
import { openInvoicing } from './open-invoicing.ts'
import { createPersonalDataAccess } from './personal-data-access.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
export interface AccountsOptions {
  readonly database: Database
  readonly secrets: Pick<ShopSecrets, 'read'>
  readonly stores: StoresFile
  readonly findCustomerId: FindCustomerId
  readonly viewOf: (storeCode: string) => StoreView
  readonly log: Log
  readonly now: () => Date
  readonly rateLimits: boolean
  readonly publicUrl: string
  readonly products: ProductAlertDeps['products']
  readonly passwordCost?: PasswordCost | undefined
  /** Called when an order was cancelled or a return announced. */
  readonly orderChanged: () => void
}

export interface Accounts {
  /** Called after mail was added to the outbox. */
  readonly mailEnqueued: () => void
  close(): Promise<void>
}

/** Assembles the part of the API that stores personal data: accounts, their orders, coupons, newsletter and mail. */
export async function openAccounts(operations: Operations, options: AccountsOptions): Promise<Accounts> {
  const { database, stores, findCustomerId, viewOf, log, now, rateLimits } = options
  const { sql } = database
  const { contactEmail, newsletter } = stores.shop
  const invoicing = openInvoicing(stores, now)
  const counter = rateLimits ? countInDatabase(sql, now, options.secrets) : null
  const attempts = (what: string, most: number, windowMs: number) => countAttempts(counter, { what, most, windowMs })

  const guestLinks = createGuestOrderLinks(options.secrets)
  const readGuestToken = guestLinks.readToken
  const readStoredOrder = createMailSources({ sql, viewOf, now }).findOrder
  const announcer = createAnnouncer({ sql, log, channel: 'outbox' })
  const mailEnqueued = announcer.announce
  const confirmEmail = (tx: Executor, email: string) => confirmRecipient(tx, email, now())

  serveUser(operations, {
    database,
    now,
    passwords: createPasswords(options.passwordCost),
    findCustomerId,
    log,
    isHttps: options.publicUrl.startsWith('https:'),
    logIns: attempts('log-in', 5, MINUTE_MS),
    lateLogIns: { ofNetwork: attempts('late log-in', 1, MINUTE_MS), ofAccount: attempts('late log-ins', 30, 60 * MINUTE_MS) },
    areaNotices: attempts('new-device notice', 1, DAY_MS),
    // A link is valid for two hours: when an address has reached its limit, one of the mailed links is still valid.
    resets: { ofNetwork: attempts('reset', 3, 10 * MINUTE_MS), ofAddress: attempts('resets', 12, 120 * MINUTE_MS) },
    signGroup: createGroupTokens(options.secrets),
    viewOf,
    enqueueMail,
    mailEnqueued,
    confirmEmail,
    guestOrders: createClaims({ sql, guestLinks }),
    ...createPersonalDataAccess({ viewOf, now }),
  })
  async function findListed(storeCode: string, skus: readonly string[]) {
    const found = await options.products.findBySkus(storeCode, skus)
    return new Map([...found].filter(([, product]) => isListed(product)))
  }
  const shown = { viewOf, findListed }
  serveOrderHistory(operations, { sql, now, findCustomerId, guestLinks, confirmEmail, ...shown })
  const orderChanges = {
    database,
    now,
    findCustomerId,
    readGuestToken,
    enqueueMail,
    async readOrder(id: number) {
      const stored = await readStoredOrder(id)
      return stored && showProducts(shown, stored.order, stored.storeCode)
    },
    changed: options.orderChanged,
    invoicing,
    settlePoints,
    returnTermsOf: (storeCode: string) => returnTermsOf(viewOf(storeCode)),
  }
  serveCancelOrder(operations, orderChanges)
  serveConfirmOrder(operations, { ...orderChanges, isMailed: guestLinks.isMailed })
  serveReturns(operations, orderChanges)
  const brand = toMailBrand(stores.shop)
  const readLogo = createMarkReader(stores.shop.logo)
  serveInvoice(operations, {
    ...invoicing,
    invoicing,
    fonts: await listFonts(stores.shop.invoice.fontFile, log),
    readLook: async () => ({ ...brand.light, logo: await readLogo(), namesSeller: !brand.hasLogo }),
    database,
    findCustomerId,
    readGuestToken,
  })
  serveLoyalty(operations, {
    database,
    now,
    findCustomerId,
    ruleOf: (storeCode) => findLoyaltyRule(viewOf(storeCode)),
    timeZoneOf: (storeCode) => viewOf(storeCode).i18n.timeZone,
  })
  serveWishlist(operations, { database, now, findCustomerId })
  serveSavedLines(operations, { database, now, findCustomerId })
  serveCoupon(operations, {
    currencyOf: (storeCode) => viewOf(storeCode).i18n.currencyCode,
    sql,
    getCart: async (cartId, caller) => getOwnCart(findCustomerId, await findCart(sql, cartId), caller),
    findRedeemable,
    guesses: attempts('coupon', 10, MINUTE_MS),
    voucherEndpoint: stores.shop.cart.voucherEndpoint,
  })
  // Limits mails that anybody can trigger to any address by submitting a form.
  const mailsToUnconfirmed = attempts('mail', 3, 10 * MINUTE_MS)
  const issueCoupon = createCouponIssue(newsletter, { now, timeZoneOf: (storeCode) => viewOf(storeCode).i18n.timeZone })
  serveNewsletter(operations, {
    database,
    now,
    doubleOptIn: newsletter.doubleOptIn,
    async findEmail(token) {
      const customerId = await findCustomerId(token)
      return customerId === null ? null : ((await findCustomer(sql, customerId))?.email ?? null)
    },
    issueCoupon,
    enqueueMail,
    mailEnqueued,
    confirmEmail,
    mailsToUnconfirmed,
  })
  serveProductAlert(operations, {
    sql,
    now,
    products: options.products,
    findProduct: createFindAlertProduct({ sql, viewOf }),
    requests: attempts('product alert', 10, DAY_MS),
    readKey: (key) => readUnsubscribeKey(sql, 'product-alert', key),
    confirmEmail,
  })
  serveEndReviewRequests(operations, { sql, now, readKey: (key) => readUnsubscribeKey(sql, 'review-request', key), confirmEmail })
  serveMail(operations, { database, now, contactEmail, enqueueMail, mailEnqueued, mailsToUnconfirmed, confirmEmail })

  return { mailEnqueued, close: announcer.close }
}
