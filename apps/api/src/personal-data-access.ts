import type { StoreView } from '@meerkat/contract/store-config'
import { forgetCarts, listPersonalCarts } from './modules/cart/personal-carts.store.ts'
import { findNewsletterCoupon, forgetCouponOwner } from './modules/coupon/coupon.store.ts'
import { toIssuedCoupon } from './modules/coupon/issue-coupon.ts'
import { listPersonalLoyalty } from './modules/loyalty/read-loyalty.ts'
import { forgetCopies, listCopiesOf } from './modules/mail/message-copy.store.ts'
import { forgetRecipient } from './modules/mail/recipient.store.ts'
import { findSubscriber, forgetSubscriber } from './modules/newsletter/newsletter.store.ts'
import { forgetOrders } from './modules/order-history/forget-orders.store.ts'
import { listOrders } from './modules/order-history/order-history.store.ts'
import { toHistoryOrder } from './modules/order-history/to-history-order.ts'
import { forgetAlerts, listAlertsOf } from './modules/product-alert/product-alert.store.ts'
import { forgetReviewer, listPersonalReviews } from './modules/review/personal-reviews.store.ts'
import { forgetVotes, listVotesOf } from './modules/review/review-votes.store.ts'
import { findEndOf, forgetEndOf } from './modules/review-request/review-request.store.ts'
import { listSavedLinesOf } from './modules/saved-lines/saved-lines.store.ts'
import { listLoginsOf } from './modules/user/device.store.ts'
import type { PersonalDataDeps } from './modules/user/personal-data.ts'
import { listWishlistItemsOf } from './modules/wishlist/wishlist.store.ts'

/** More orders than any customer places, so that all fit on one page. */
const ALL = { size: 10_000, number: 1 }

/** Everything the API stores about a customer, in two functions: one exports it, one deletes it. */
export function createPersonalDataAccess({ viewOf, now }: { viewOf: (storeCode: string) => StoreView; now: () => Date }): PersonalDataDeps {
  return {
    async listPersonalData(sql, { customerId, email }) {
      const orders = await listOrders(sql, customerId, ALL)
      const subscriber = await findSubscriber(sql, email)
      const coupon = await findNewsletterCoupon(sql, email)
      return {
        orders: orders.map((order) => toHistoryOrder(order, viewOf(order.store_code), now())),
        carts: await listPersonalCarts(sql, customerId),
        newsletter: subscriber && { status: subscriber.status, since: subscriber.updated_at.toISOString() },
        alerts: await listAlertsOf(sql, email),
        messageCopies: await listCopiesOf(sql, email),
        reviewRequestsEnded: (await findEndOf(sql, email))?.toISOString() ?? null,
        coupons: coupon ? [toIssuedCoupon(coupon)] : [],
        loyalty: await listPersonalLoyalty(sql, customerId, now()),
        wishlist: await listWishlistItemsOf(sql, customerId),
        savedLines: await listSavedLinesOf(sql, customerId),
        reviews: await listPersonalReviews(sql, customerId),
        helpfulReviews: await listVotesOf(sql, customerId),
        logins: (await listLoginsOf(sql, customerId)).map((at) => at.toISOString()),
      }
    },
    async forgetPerson(tx, { customerId, email }) {
      await forgetOrders(tx, customerId, now())
      await forgetCarts(tx, customerId)
      await forgetSubscriber(tx, email)
      await forgetAlerts(tx, email)
      await forgetCopies(tx, email)
      await forgetEndOf(tx, email)
      await forgetCouponOwner(tx, email)
      await forgetReviewer(tx, customerId)
      await forgetVotes(tx, customerId)
      await forgetRecipient(tx, email)
    },
  }
}
