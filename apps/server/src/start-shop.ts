import cluster from 'node:cluster'
import { type Api, createApi } from '@meerkat/api/app'
import type { Database } from '@meerkat/api/db'
import type { PaymentConfig } from '@meerkat/api/payment-config'
import { apiServerOptions } from '@meerkat/api/server-options'
import { readShopFigures } from '@meerkat/api/shop-figures'
import { startJobs } from '@meerkat/api/start-jobs'
import { listMissing } from '@meerkat/settings/third-parties'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { closeAll, type Opened } from './close-all.ts'
import type { Config } from './config.ts'
import { createHost } from './host/create-host.ts'
import { findFreeDisk, type Readiness } from './host/free-disk.ts'
import { mountHealth } from './host/health.ts'
import { serveDatabase } from './operator-tool/socket/serve-database.ts'
import { openOtherApi } from './other-api/open-other-api.ts'
import { mountInvalidate } from './pages/invalidate.ts'
import { loadStorefront } from './pages/load-storefront.ts'
import { mountFiles } from './pages/mount-files.ts'
import { mountPages, type PageDeps } from './pages/mount-pages.ts'
import { OutputCache } from './pages/output-cache.ts'
import { mountTestPayments } from './payments/mount-test-payments.ts'
import { startTestPayments, type TestPayments } from './payments/start-test-payments.ts'
import { listenFault } from './processes/refuse-taken-port.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

interface ShopDeps {
  /** Migrated and filled. Null: the API is another server, at `API_URL`. */
  readonly database: Database | null
  readonly log: Logger
}

export interface Shop {
  readonly address: string
  stop(): Promise<void>
}

/**
 * Opens the parts of the shop that belong to the role, and listens. Closes the database when it stops; if a step fails, everything that
 * was opened is closed again.
 * @throws StartFault for faults that the operator can fix.
 */
export async function startShop(config: Config, { database, log }: ShopDeps): Promise<Shop> {
  const opened: Opened = database ? [() => database.close()] : []
  const close = () => closeAll(opened)
  try {
    if (cluster.isPrimary) for (const kind of listMissing(config.stores.shop)) log.warn(`${kind} is off: shop.${kind}.id is not set`)
    let isStopping = false
    const host = createHost({ log, hsts: config.hsts, trustedProxies: config.trustedProxies })
    const test = await openTestPayments(config, { host, opened, log })
    const ready = database
      ? await mountRole(host, opened, { config, database, log, payments: test?.config ?? config.payments })
      : await mountInFrontOfOtherApi(host, config, log)
    mountHealth(host, { ready: () => findFreeDisk(config.dataDir, ready), isStopping: () => isStopping })
    if (config.metricsToken) {
      // Most shops have no metrics.
      const { mountMetrics } = await import('./host/metrics.ts')
      mountMetrics(host, config.metricsToken, async () => database && readShopFigures(database.sql))
    }
    if (database && !config.databaseUrl) {
      const socket = await serveDatabase({ database, dataDir: config.dataDir, log })
      opened.push(() => socket.close())
    }
    opened.push(async () => {
      isStopping = true
      await host.close()
    })
    const address = await host.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenFault(error, config) ?? error
    })
    test?.connect(localAddress(host, config))
    return { address: config.port === 0 ? address : config.publicUrl, stop: close }
  } catch (error) {
    await close().catch((fault: unknown) => log.error({ err: fault }, 'a part of the shop could not be closed'))
    throw error
  }
}

interface TestDeps {
  readonly host: FastifyInstance
  readonly opened: Opened
  readonly log: Logger
}

async function openTestPayments(config: Config, { host, opened, log }: TestDeps): Promise<TestPayments | null> {
  if (!config.hasTestPayments) {
    if (config.payments.hidden.length > 0) log.info({ methods: config.payments.hidden }, 'payment methods that are not offered')
    return null
  }
  const test = await startTestPayments(config)
  opened.push(() => test.simulators.close())
  mountTestPayments(host, test.simulators)
  log.info('online payments are in test mode: no money moves')
  return test
}

/** Where this process can be called from the same machine. */
function localAddress(host: FastifyInstance, config: Config): string {
  const bound = host.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const name = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

interface RoleDeps {
  readonly config: Config
  readonly payments: PaymentConfig
  readonly database: Database
  readonly log: Logger
}

/** `api` answers calls, `web` renders pages, `worker` does jobs, `all` does everything. Returns a readiness check. */
async function mountRole(
  host: FastifyInstance,
  opened: Opened,
  { config, database, log, payments }: RoleDeps,
): Promise<() => Promise<Readiness>> {
  const { role, stores, dataDir, publicUrl, mail } = config
  if (role === 'worker') {
    const jobs = startJobs({ database, stores, log, dataDir, publicUrl, mail, payments })
    opened.push(() => jobs.close())
    return () => pingDatabase(database)
  }
  const cache = createPageCache(config)
  const api = await createApi({
    pagesChanged: (tags) => cache?.invalidate(tags),
    hasJobs: role === 'all',
    database,
    stores,
    dataDir,
    log,
    rateLimits: config.rateLimits,
    trustedClients: config.trustedClients,
    publicUrl,
    mail,
    payments,
  })
  opened.push(() => api.close())
  if (role !== 'web') await api.mount(host)
  if (role !== 'api') {
    await mountStorefront(host, {
      config,
      log,
      cache,
      send: api.send,
      // Forms without JavaScript call the API with the shopper's address, even when this process does not expose it to browsers.
      callable: role === 'web' ? await openInside(api) : host,
      dropPages: api.dropPages,
    })
  }
  return () => api.ready()
}

/** Mounts only the storefront, in front of the API at `API_URL`. */
async function mountInFrontOfOtherApi(host: FastifyInstance, config: Config, log: Logger): Promise<() => Promise<Readiness>> {
  const { server, cart } = config.stores.shop
  const api = openOtherApi({
    url: config.apiUrl ?? '',
    protocol: server.protocol,
    furtherPaths: Object.values(cart.voucherEndpoint).filter((path) => path !== ''),
    report: (failure) => log.warn({ event: 'api-unanswered', ...failure }, 'the server at API_URL did not answer'),
  })
  await api.mount(host)
  const cache = createPageCache(config)
  await mountStorefront(host, {
    config,
    log,
    cache,
    send: api.send,
    isRemote: true,
    callable: host,
    dropPages: async (tags) => void cache?.invalidate(tags),
  })
  return api.ready
}

async function pingDatabase(database: Database): Promise<Readiness> {
  try {
    await database.ping()
    return { ok: true, detail: { database: database.kind } }
  } catch {
    return { ok: false, detail: { database: 'unreachable' } }
  }
}

/** Null when pages are not cached. */
function createPageCache({ role, outputCache, outputCacheTtlMs: ttlMs }: Config): OutputCache | null {
  return role !== 'api' && outputCache ? new OutputCache({ ttlMs, maxBytes: PAGE_CACHE_BYTES, now: Date.now }) : null
}

interface StorefrontDeps extends Pick<PageDeps, 'send' | 'isRemote' | 'callable' | 'cache'> {
  readonly config: Config
  readonly log: Logger
  /** Drops cached pages with these tags. */
  readonly dropPages: (tags: readonly string[]) => Promise<void>
}

async function mountStorefront(host: FastifyInstance, { config, log, dropPages, ...pages }: StorefrontDeps): Promise<void> {
  const { publicUrl, dataDir, keepBuildsMs, serviceWorker: hasServiceWorker, invalidateKey: key } = config
  if (pages.cache && config.invalidateKeyIsRandom) log.info({ invalidateKey: key }, 'key for /invalidate, until the next start')
  mountInvalidate(host, { key, drop: pages.cache && dropPages })
  await mountFiles(host, { publicUrl, dataDir, keepBuildsMs, hasServiceWorker, log })
  mountPages(host, { ...pages, storefront: await loadStorefront(config.stores), opensOffline: hasServiceWorker, publicUrl })
}

/** The API on a server that does not listen. */
async function openInside(api: Api): Promise<FastifyInstance> {
  const inside = Fastify({ ...apiServerOptions, logger: false })
  await api.mount(inside)
  await inside.ready()
  return inside
}
