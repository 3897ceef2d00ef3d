import { join } from 'node:path'
import { CLIENT_VERSION } from '@meerkat/contract/client-version'
import { listImageSizes } from '@meerkat/contract/image'
import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import type { Send } from '@meerkat/contract/transport'
import { readVersion } from '@meerkat/contract/version'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import type { FastifyInstance } from 'fastify'
import { DOWNLOADS_FOLDER } from './catalog-writes/write-downloads.ts'
import { findChangeCursor } from './changes/change.store.ts'
import { startChangeReader } from './changes/change-reader.ts'
import { recordChange } from './changes/record-change.ts'
import { createAnnouncer } from './db/announce.ts'
import type { Database, Log } from './db/client.ts'
import { keepShopSecrets } from './db/shop-secret.ts'
import { mountOperations } from './http/mount.ts'
import { openRateLimits } from './http/open-rate-limits.ts'
import { Operations } from './http/operations.ts'
import type { TrustedClient } from './http/trusted-clients.ts'
import { serveDownload } from './modules/download/download.routes.ts'
import { imageRoutes } from './modules/image/image.routes.ts'
import { createGuestOrderLinks } from './modules/order-history/guest-order-link.ts'
import { findOrder } from './modules/order-history/order-history.store.ts'
import { NO_PAYMENTS, type PaymentConfig } from './modules/payment/config/payment-config.ts'
import { webhookRoutes } from './modules/payment/webhook.routes.ts'
import { findReviewPicture } from './modules/review/review-pictures.ts'
import { serveStock } from './modules/stock/stock.routes.ts'
import { findStock, listStock } from './modules/stock/stock.store.ts'
import type { PasswordCost } from './modules/user/password-hash.ts'
import { createGroupReader } from './modules/user/read-group-token.ts'
import { findCustomerOfToken } from './modules/user/session.ts'
import { openAccounts } from './open-accounts.ts'
import { openCatalog } from './open-catalog.ts'
import { openCheckout } from './open-checkout.ts'
import { limitCash } from './open-payments.ts'
import { type MailOptions, startJobs } from './start-jobs.ts'

/** The address at which `npm start` serves the shop when `PUBLIC_URL` is not set. */
const DEFAULT_PUBLIC_URL = 'http://localhost:3000'
/** Pages in the output cache compute no prices, so check for offers that begin or end at this interval. */
const PRICE_CLOCK_MS = 500

export interface ApiOptions {
  /** Open and migrated. The caller closes it, after the API. */
  readonly database: Database
  readonly stores: StoresFile
  readonly log: Log
  /** Contains search snapshots and pictures. */
  readonly dataDir: string
  /** Off for tests and measurements. */
  readonly rateLimits: boolean
  /** Callers with higher limits: storefronts that render on their own server. */
  readonly trustedClients?: readonly TrustedClient[]
  /** Public URL of the shop; picture requests may contain it. */
  readonly publicUrl?: string
  readonly mail?: MailOptions
  /** Online payment methods; none when not given. */
  readonly payments?: PaymentConfig
  /** Whether this process also sends mails and deletes what has expired. True when not given. */
  readonly hasJobs?: boolean
  readonly now?: () => Date
  readonly version?: string
  /** Less than the default for tests, which hash hundreds of passwords. */
  readonly passwordCost?: PasswordCost
  /** Called with the cache tags of pages whose content has changed; `*` means all of them. `docs/wire.md` §1.12. */
  readonly pagesChanged?: (tags: readonly string[]) => void
}

export interface Api {
  /** Answers calls from this process: same checks and answers as over HTTP, no socket, no limits. */
  readonly send: Send
  /** Puts every route on a server that was created with `apiServerOptions`. */
  mount(app: FastifyInstance): Promise<void>
  /** For `/readyz`: whether orders can be taken now. */
  ready(): Promise<{ ok: boolean; detail: Readonly<Record<string, string>> }>
  /** Resolves when everything that was committed before the call is visible in the answers of this process. */
  caughtUp(): Promise<void>
  /** Drops cached pages with these tags, in all processes. In this process they are dropped before the promise resolves. */
  dropPages(tags: readonly string[]): Promise<void>
  /** Reloads the whole catalogue. */
  refreshCatalog(): Promise<void>
  close(): Promise<void>
}

/** Assembles the API from its parts. It does not listen. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, log, dataDir, now = () => new Date(), version = '0.1.0', hasJobs = true } = options
  const { sql } = database
  const secrets = keepShopSecrets(sql)
  const nowMs = () => now().getTime()
  const views = resolveStoreViews(options.stores).map((view) => StoreView.parse(view))
  const viewByCode = new Map(views.map((view) => [view.storeCode, view]))
  const viewOf = (storeCode: string) => viewByCode.get(storeCode) ?? views[0]!
  const findCustomerId = (token: string) => findCustomerOfToken({ database, now }, token)
  const operations = new Operations({ log, knowsStore: (storeCode) => viewByCode.has(storeCode) })

  const since = await findChangeCursor(sql)
  operations.serve(readVersion, () => ({ version, protocol: 'vsf1' as const, client: CLIENT_VERSION }))
  const guestLinks = createGuestOrderLinks(secrets)
  const paymentConfig = limitCash(options.payments ?? NO_PAYMENTS, options.rateLimits)
  const catalog = await openCatalog(operations, {
    database,
    log,
    dataDir,
    storeViews: views,
    shop: options.stores.shop,
    listStock,
    findStock,
    now: nowMs,
    groupOf: createGroupReader(secrets, now),
    customerOf: findCustomerId,
    readGuestToken: guestLinks.readToken,
    cashFeeCents: paymentConfig.cash.feeCents,
    publicUrl: options.publicUrl,
    pagesChanged: options.pagesChanged ?? (() => undefined),
  })
  const { products } = catalog
  const changes = startChangeReader({
    database,
    log,
    since,
    apply: catalog.apply,
    // Restoring a backup triggers a reload too, and replaces the secret keys.
    async reload() {
      secrets.forget()
      await catalog.reload()
    },
  })
  const announcer = createAnnouncer({ sql, log, channel: 'change' })
  const priceClock = setInterval(() => void catalog.keepPrices(), PRICE_CLOCK_MS).unref()
  const publicUrl = options.publicUrl ?? DEFAULT_PUBLIC_URL
  const accounts = await openAccounts(operations, {
    database,
    secrets,
    stores: options.stores,
    findCustomerId,
    viewOf,
    log,
    now,
    rateLimits: options.rateLimits,
    publicUrl,
    products,
    passwordCost: options.passwordCost,
    orderChanged: () => accounts.mailEnqueued(),
  })
  serveStock(operations, { sql, products })
  const checkout = await openCheckout(operations, {
    database,
    secrets,
    stores: options.stores,
    views,
    viewOf,
    products,
    guestLinks,
    findCustomerId,
    publicUrl,
    config: paymentConfig,
    log,
    now,
    orderPlaced() {
      announcer.announce()
      accounts.mailEnqueued()
    },
  })
  serveDownload(operations, {
    sql,
    readGuestToken: guestLinks.readToken,
    findCustomerId,
    products,
    findOrder: (id) => findOrder(sql, id),
    downloadsDir: join(dataDir, DOWNLOADS_FOLDER),
  })
  const { trustedClients = [] } = options
  const limits = options.rateLimits ? openRateLimits({ sql, secrets, now, findCustomerId, trustedClients }) : null
  const jobs = hasJobs
    ? startJobs({ database, stores: options.stores, log, dataDir, publicUrl, mail: options.mail ?? {}, payments: paymentConfig, now })
    : null

  return {
    send: operations.send,
    async mount(app) {
      const storeCodes = views.map(({ storeCode }) => storeCode).filter((code) => code !== '')
      await mountOperations(app, { operations, limits, version, storeCodes })
      if (checkout.payments.providers.all.length > 0) await app.register(webhookRoutes, checkout.payments)
      await app.register(imageRoutes, {
        dataDir,
        ownHosts: options.publicUrl ? [new URL(options.publicUrl).host] : [],
        sizes: [...listImageSizes(), ...options.stores.shop.images.furtherSizes],
        findUpload: (stem) => findReviewPicture(sql, stem),
        async findWait(ip) {
          const passage = await limits?.enter('I', { ip, token: null })
          return passage?.kind === 'refused' ? passage.waitSeconds : null
        },
      })
    },
    async ready() {
      try {
        await database.ping()
        return { ok: true, detail: { database: database.kind } }
      } catch {
        return { ok: false, detail: { database: 'unreachable' } }
      }
    },
    caughtUp: changes.caughtUp,
    async dropPages(tags) {
      await database.transaction((tx) => recordChange(tx, 'pages', tags))
      await changes.caughtUp()
    },
    refreshCatalog: catalog.reload,
    async close() {
      await jobs?.close()
      limits?.close()
      await accounts.close()
      await checkout.close()
      clearInterval(priceClock)
      await announcer.close()
      await changes.close()
      await catalog.close()
    },
  }
}
