import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import type { Send } from '@meerkat/contract/transport'
import { readVersion } from '@meerkat/contract/version'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import type { FastifyInstance } from 'fastify'
import type { Database, Log } from './db/client.ts'
import { startOutbox } from './db/outbox.ts'
import { countInBuckets } from './http/count-in-buckets.ts'
import { mountOperations } from './http/mount.ts'
import { Operations } from './http/operations.ts'
import { countAttempts, countInMemory } from './http/rate-limit.ts'
import { serveCart } from './modules/cart/cart.routes.ts'
import { findCart, findCheckoutCart, findRedeemable, refuseCoupon } from './modules/cart/cart.store.ts'
import { startCartExpiry } from './modules/cart/expire-carts.ts'
import { getOwnCart } from './modules/cart/own-cart.ts'
import { createQuote } from './modules/cart/quote.ts'
import { serveCoupon } from './modules/coupon/coupon.routes.ts'
import { createCouponIssue } from './modules/coupon/issue-coupon.ts'
import { imageRoutes } from './modules/image/image.routes.ts'
import { enqueueMail } from './modules/mail/mail-job.ts'
import { serveNewsletter } from './modules/newsletter/newsletter.routes.ts'
import { serveOrder } from './modules/order/order.routes.ts'
import { serveOrderHistory } from './modules/order-history/order-history.routes.ts'
import { serveStock } from './modules/stock/stock.routes.ts'
import { listStock } from './modules/stock/stock.store.ts'
import { tellStockChanges } from './modules/stock/tell-stock-changes.ts'
import { startSessionExpiry } from './modules/user/expire-sessions.ts'
import { createGroupTokens } from './modules/user/group-token.ts'
import { findCustomerOfToken } from './modules/user/session.ts'
import { serveUser } from './modules/user/user.routes.ts'
import { openCatalog } from './open-catalog.ts'

const MINUTE_MS = 60_000

export interface ApiOptions {
  /** Open and migrated. Who opened it closes it, after the api. */
  readonly database: Database
  readonly stores: StoresFile
  readonly log: Log
  /** Search snapshots and pictures live below it. */
  readonly dataDir: string
  /** Off for tests and measurements. */
  readonly rateLimits: boolean
  /** Where the shop is reached; pictures may be asked for by this address. */
  readonly publicUrl?: string
  readonly now?: () => Date
  readonly version?: string
}

export interface Api {
  /** Answers calls from this process: same checks and answers as over HTTP, no socket, no limits. */
  readonly send: Send
  /** Puts every route on a server that was created with `apiServerOptions`. */
  mount(app: FastifyInstance): Promise<void>
  /** For `/readyz`: whether orders can be taken now. */
  ready(): Promise<{ ok: boolean; detail: Readonly<Record<string, string>> }>
  /** Reads the catalogue again, as after an import. */
  refreshCatalog(): Promise<void>
  close(): Promise<void>
}

/** Builds the api: the one place where its parts meet. It does not listen. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, log, dataDir, now = () => new Date(), version = '0.1.0' } = options
  const { sql } = database
  const nowMs = () => now().getTime()
  const views = resolveStoreViews(options.stores).map((view) => StoreView.parse(view))
  const viewByCode = new Map(views.map((view) => [view.storeCode, view]))
  const viewOf = (storeCode: string) => viewByCode.get(storeCode) ?? views[0]!
  const attempts = (most: number, windowMs: number) => countAttempts(options.rateLimits ? countInBuckets(nowMs) : null, { most, windowMs })
  const findCustomerId = (token: string) => findCustomerOfToken({ database, now }, token)
  const operations = new Operations({ log, knowsStore: (storeCode) => viewByCode.has(storeCode) })

  operations.serve(readVersion, () => ({ version, protocol: 'vsf1' as const }))
  const catalog = await openCatalog(operations, {
    database,
    dataDir,
    storeViews: views,
    shop: options.stores.shop,
    listStock,
    now: nowMs,
    customerOf: findCustomerId,
    publicUrl: options.publicUrl,
    publicUrl: options.publicUrl,
  })
  const { products } = catalog
  const outbox = startOutbox({ sql, log, handlers: { 'stock-changed': tellStockChanges({ sql, tell: catalog.stockChanged }) } })
  const quote = createQuote({ products, views })
  serveStock(operations, { sql, products })
  serveCart(operations, { sql, quote, findCustomerId })
  serveOrder(operations, {
    sql,
    findCustomerId,
    findCheckoutCart,
    refuseCoupon,
    quote,
    storeCodeOf: (storeCode) => (viewByCode.has(storeCode) ? storeCode : ''),
    defaultCountryOf: (storeCode) => (viewByCode.get(storeCode) ?? views[0]!).tax.defaultCountry,
    placed: outbox.wake,
  })
  serveOrderHistory(operations, { sql, findCustomerId, viewOf })
  serveCoupon(operations, {
    sql,
    getCart: async (cartId, caller) => getOwnCart(findCustomerId, await findCart(sql, cartId), caller),
    findRedeemable,
    guesses: attempts(10, MINUTE_MS),
  })
  serveNewsletter(operations, {
    database,
    now,
    doubleOptIn: options.stores.shop.newsletter.doubleOptIn,
    issueCoupon: createCouponIssue(options.stores.shop.newsletter, now),
    enqueueMail,
    mailEnqueued: () => undefined,
  })
  serveUser(operations, {
    database,
    now,
    findCustomerId,
    logIns: attempts(5, MINUTE_MS),
    resets: attempts(3, 10 * MINUTE_MS),
    signGroup: createGroupTokens(sql),
    viewOf,
    enqueueMail,
    mailEnqueued: () => undefined,
  })
  const expiries = [startCartExpiry({ sql, log, now }), startSessionExpiry({ sql, log, now })]

  return {
    send: operations.send,
    async mount(app) {
      const limits = options.rateLimits ? { counter: countInMemory(nowMs), now: nowMs } : null
      await mountOperations(app, { operations, limits, version })
      await app.register(imageRoutes, { dataDir, ownHosts: options.publicUrl ? [new URL(options.publicUrl).host] : [] })
    },
    async ready() {
      try {
        await database.ping()
        return { ok: true, detail: { database: database.kind } }
      } catch {
        return { ok: false, detail: { database: 'away' } }
      }
    },
    refreshCatalog: catalog.refresh,
    async close() {
      for (const expiry of expiries) expiry.close()
      await outbox.close()
      await catalog.close()
    },
  }
}
