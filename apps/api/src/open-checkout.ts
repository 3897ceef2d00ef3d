import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { findLoyaltyRule } from '@meerkat/domain/loyalty/find-loyalty-rule'
import { findMethodFee, totalWithoutFee } from '@meerkat/domain/payment/cash-fee'
import { hasGroupPrices } from '@meerkat/domain/pricing/has-group-prices'
import type { Database, Log } from './db/client.ts'
import type { ShopSecrets } from './db/shop-secret.ts'
import type { FindCustomerId } from './http/caller.ts'
import type { Operations } from './http/operations.ts'
import { serveCart } from './modules/cart/cart.routes.ts'
import { findCheckoutCart, refuseCoupon } from './modules/cart/cart.store.ts'
import { type FindGroupId, priceCart } from './modules/cart/price-cart.ts'
import { createQuote } from './modules/cart/quote.ts'
import { offerTotals } from './modules/cart/set-delivery.ts'
import type { ProductReader } from './modules/catalog/read-model/product-reader.ts'
import { serveOrder } from './modules/order/order.routes.ts'
import type { OrderDeps } from './modules/order/place-order.ts'
import { giveUpPending, savePendingOrder } from './modules/order/save-pending-order.ts'
import type { GuestOrderLinks } from './modules/order-history/guest-order-link.ts'
import { freeCoupon, returnStock } from './modules/order-status/order-status.store.ts'
import type { PaymentConfig } from './modules/payment/config/payment-config.ts'
import { listOnline, listOwn, listUnsupportedCurrencies, titleOf } from './modules/payment/offers.ts'
import { servePayment } from './modules/payment/payment.routes.ts'
import type { PaymentDeps } from './modules/payment/payment-deps.ts'
import { findGroupOfCustomer } from './modules/user/user.store.ts'
import { openInvoicing } from './open-invoicing.ts'
import { createPaymentNews, openCash, openPayments, paymentMessages } from './open-payments.ts'

export interface CheckoutOptions {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly secrets: ShopSecrets
  readonly stores: StoresFile
  /** The default store view first. */
  readonly views: readonly StoreView[]
  readonly viewOf: (storeCode: string) => StoreView
  readonly products: ProductReader
  readonly guestLinks: GuestOrderLinks
  readonly findCustomerId: FindCustomerId
  readonly publicUrl: string
  readonly config: PaymentConfig
  readonly log: Log
  readonly now: () => Date
  /** Called when an order has changed stock and written mails. */
  readonly orderPlaced: () => void
}

export interface Checkout {
  readonly payments: PaymentDeps
  close(): Promise<void>
}

/** Serves cart, orders and payments, and gives each the functions of the others that it needs. */
export async function openCheckout(operations: Operations, options: CheckoutOptions): Promise<Checkout> {
  const { database, secrets, stores, views, viewOf, products, guestLinks, findCustomerId, publicUrl, config, log, now } = options
  const { sql } = database
  const paymentNews = createPaymentNews(database, log)
  const payments = openPayments({
    database,
    log,
    now,
    invoicing: openInvoicing(stores, now),
    config,
    changed: paymentNews.announce,
  })
  for (const reason of [...config.hidden, ...listUnsupportedCurrencies(payments.providers, views)])
    log.info({ event: 'payment-hidden' }, reason)
  const onlineByStore = new Map<string, PaymentMethod[]>()
  for (const view of views) {
    const t = await paymentMessages(view, null)
    const online = listOnline(payments.providers, view).map(({ definition }) => ({
      code: definition.method,
      title: titleOf(definition, t),
    }))
    onlineByStore.set(view.storeCode, online)
  }
  const quote = createQuote({
    products,
    // Old clients would place the order of an online method unpaid, so it is not among the methods of a cart.
    views: views.map((view) => ({ ...view, payment: listOwn(view) })),
    now,
    rules: stores.shop.products,
    ...stores.shop.coupons,
    listOnlinePayments: ({ storeCode }) => onlineByStore.get(storeCode) ?? [],
    cashTerms: config.cash,
  })
  const hasGroups = hasGroupPrices(stores.shop, views)
  const findGroupId: FindGroupId = async (customerId) => (hasGroups && customerId !== null ? findGroupOfCustomer(sql, customerId) : null)
  serveCart(operations, { sql, quote, findCustomerId, findGroupId })
  const pendingDeps = { database, sql, now, returnStock, freeCoupon, reservationMs: config.reservationMs }
  const orderDeps: OrderDeps = {
    sql,
    openGuestSigner: guestLinks.openDeviceSigner,
    database,
    findCustomerId,
    findGroupId,
    findCheckoutCart,
    refuseCoupon,
    quote,
    cash: openCash({ sql, now, config, secrets }),
    storeCodeOf: (storeCode) => (views.some((view) => view.storeCode === storeCode) ? storeCode : ''),
    loyaltyOf: (storeCode) => findLoyaltyRule(viewOf(storeCode)),
    placesOf: (storeCode) => viewOf(storeCode).places?.places ?? [],
    defaultCountryOf: (storeCode) => viewOf(storeCode).tax.defaultCountry,
    async findOnlinePayment(code, { storeCode, language }) {
      const open = listOnline(payments.providers, viewOf(storeCode)).find(({ definition }) => definition.method === code)
      if (!open) return null
      const t = await paymentMessages(viewOf(storeCode), language)
      return { code, title: titleOf(open.definition, t) }
    },
    // Without online methods no order ever waits for a payment.
    giveUpPending: async (purchase) => (payments.providers.all.length > 0 ? giveUpPending(pendingDeps, purchase) : undefined),
    placed: options.orderPlaced,
  }
  serveOrder(operations, { ...orderDeps, database })
  servePayment(operations, {
    ...payments,
    findCustomerId,
    viewOf,
    publicUrl,
    messagesFor: paymentMessages,
    makeGuestToken: guestLinks.makeDeviceToken,
    async saveOrder(order, caller) {
      const saved = await savePendingOrder({ ...orderDeps, ...pendingDeps }, order, caller)
      paymentNews.announce()
      return saved
    },
    async readPurchase(cartId, caller) {
      if (!cartId) {
        const unknown = { totalCents: null, shipping: null }
        return {
          isVirtual: false,
          totalCents: null,
          cashFee: await quote.findCashFee({ storeCode: caller.storeCode, groupId: null }, unknown),
        }
      }
      const cart = await priceCart({ sql, quote, findCustomerId, findGroupId }, cartId, caller)
      const { payment_methods, totals } = await offerTotals({ sql, quote }, cart, { online: false })
      return { isVirtual: quote.isVirtual(cart.lines), totalCents: totalWithoutFee(totals), cashFee: findMethodFee(payment_methods) }
    },
  })

  return { payments, close: () => paymentNews.close() }
}
