import type { StoreView } from '@meerkat/contract/store-config'
import type { Executor } from './db/executor.ts'
import { getShopSecret } from './db/shop-secret.ts'
import { createFindAlertProduct } from './find-alert-product.ts'
import { createFindOrderProducts } from './find-order-products.ts'
import { findNewsletterCoupon } from './modules/coupon/coupon.store.ts'
import { toIssuedCoupon } from './modules/coupon/issue-coupon.ts'
import { findCopy } from './modules/mail/message-copy.store.ts'
import { makeCopyToken } from './modules/mail/message-copy.ts'
import type { MailSources } from './modules/mail/send-mails.ts'
import { findSubscriber } from './modules/newsletter/newsletter.store.ts'
import { makeConfirmation } from './modules/newsletter/subscribe.ts'
import { makeUnsubscribeKey } from './modules/newsletter/unsubscribe-key.ts'
import { findPendingOrderById } from './modules/order/pending-order.store.ts'
import { createGuestOrderLinks } from './modules/order-history/guest-order-link.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'
import { showProducts } from './modules/order-history/show-products.ts'
import { toHistoryOrder } from './modules/order-history/to-history-order.ts'
import { findAttempt } from './modules/payment/attempt.store.ts'
import { deleteAlert, findAlert, giveBackAlert } from './modules/product-alert/product-alert.store.ts'
import { findEndOf } from './modules/review-request/review-request.store.ts'
import { makeResetToken } from './modules/user/reset-password.ts'
import { findCustomer } from './modules/user/user.store.ts'

interface SourceDeps {
  readonly sql: Executor
  readonly viewOf: (storeCode: string) => StoreView
  readonly now: () => Date
}

/** The data for mails, loaded when they are sent. */
export function createMailSources({ sql, viewOf, now }: SourceDeps): MailSources {
  const findProduct = createFindAlertProduct({ sql, viewOf })
  const findListed = createFindOrderProducts(sql)
  return {
    makeGuestOrderToken: createGuestOrderLinks({ read: (name) => getShopSecret(sql, name) }).makeToken,
    findCustomer: (id) => findCustomer(sql, id),
    makeResetToken: (email) => makeResetToken(sql, email, now()),
    makeConfirmation: (email) => makeConfirmation(sql, email, now()),
    makeUnsubscribeKey: (mails, email) => makeUnsubscribeKey(sql, mails, email),
    isSubscribed: async (email) => (await findSubscriber(sql, email))?.status === 'subscribed',
    async findCoupon(email) {
      const coupon = await findNewsletterCoupon(sql, email)
      return coupon && toIssuedCoupon(coupon)
    },
    async findProductAlert(id) {
      const alert = await findAlert(sql, id)
      const product = alert && (await findProduct(alert))
      if (product?.isInStock) return { ...alert!, ...product }
      await giveBackAlert(sql, id)
      return null
    },
    async findMessageCopy(id) {
      const copy = await findCopy(sql, id)
      return copy && copy.expiresAt > now() ? { ...copy, token: await makeCopyToken(sql, copy) } : null
    },
    hasEndedReviewRequests: async (email) => (await findEndOf(sql, email)) !== null,
    endProductAlert: (id) => deleteAlert(sql, id),
    async findPayer(attemptId) {
      const attempt = await findAttempt(sql, attemptId)
      const order = attempt && (await findPendingOrderById(sql, attempt.order_id))
      return order?.customer_email ? { email: order.customer_email, storeCode: order.store_code, language: order.language } : null
    },
    async findOrder(id) {
      const stored = await findOrder(sql, id)
      if (!stored) return null
      const { store_code: storeCode, language } = stored
      const order = await showProducts({ viewOf, findListed }, toHistoryOrder(stored, viewOf(storeCode), now()), storeCode)
      return { order, wasPaid: stored.paid_at !== null, storeCode, language }
    },
  }
}
