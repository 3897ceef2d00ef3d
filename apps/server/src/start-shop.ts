import { type Api, createApi } from '@meerkat/api/app'
import { openDatabase } from '@meerkat/api/db'
import { migrateDatabase } from '@meerkat/api/migrate'
import type { Logger } from 'pino'
import { type Config, StartFault } from './config.ts'
import { createHost } from './host/create-host.ts'
import { mountHealth } from './host/health.ts'
import { mountMetrics } from './host/metrics.ts'
import { serveDatabase } from './operator-tool/socket/serve-database.ts'
import { mountInvalidate } from './pages/invalidate.ts'
import { loadStorefront } from './pages/load-storefront.ts'
import { mountFiles } from './pages/mount-files.ts'
import { mountPages } from './pages/mount-pages.ts'
import { OutputCache } from './pages/output-cache.ts'
import { seedDemo } from './seed-demo.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

interface Outside {
  readonly log: Logger
  /** Tells the person at the terminal how the start goes on. */
  readonly say: (text: string) => void
}

export interface Shop {
  readonly address: string
  stop(): Promise<void>
}

/**
 * Opens the database, fills an empty one, and listens. What was opened is closed again when a later step fails.
 * @throws StartFault for what the person who starts the shop can mend.
 */
export async function startShop(config: Config, { log, say }: Outside): Promise<Shop> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of opened.toReversed()) await step()
  }
  try {
    say(config.databaseUrl ? 'Connecting to the database …' : `Opening the embedded database in ${config.dataDir} …`)
    const database = await openDatabase({
      ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
      dataDir: config.dataDir,
      log,
    })
    opened.push(() => database.close())
    await migrateDatabase(database)
    if (config.seed === 'demo') await seedDemo({ database, dataDir: config.dataDir, say })

    const cache = createPageCache(config)
    const api = await createApi({
      pagesChanged: (tags) => cache?.invalidate(tags),
      database,
      stores: config.stores,
      dataDir: config.dataDir,
      log,
      rateLimits: config.rateLimits,
      trustedClients: config.trustedClients,
      publicUrl: config.publicUrl,
      mail: config.mail,
    })
    opened.push(() => api.close())
    if (!config.databaseUrl) {
      const socket = await serveDatabase({ database, dataDir: config.dataDir, log })
      opened.push(() => socket.close())
    }
    const { address, stop } = await listen({ config, api, cache, log })
    opened.push(stop)
    return { address, stop: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Null when pages are not kept. */
function createPageCache({ role, outputCache, outputCacheTtlMs: ttlMs }: Config): OutputCache | null {
  return role === 'all' && outputCache ? new OutputCache({ ttlMs, maxBytes: PAGE_CACHE_BYTES, now: Date.now }) : null
}

interface Opened {
  readonly config: Config
  readonly api: Api
  readonly cache: OutputCache | null
  readonly log: Logger
}

async function listen({ config, api, cache, log }: Opened): Promise<Shop> {
  let stopping = false
  const host = createHost({ log, publicUrl: config.publicUrl, trustedProxies: config.trustedProxies })
  mountHealth(host, { ready: () => api.ready(), isStopping: () => stopping })
  if (config.metricsToken) mountMetrics(host, config.metricsToken)
  if (config.role !== 'worker') await api.mount(host)
  if (config.role === 'all') await mountStorefront(host, { config, api, cache, log })
  const address = await host.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, config) ?? error
  })
  return {
    address: config.port === 0 ? address : config.publicUrl,
    stop: async () => {
      stopping = true
      await host.close()
    },
  }
}

async function mountStorefront(host: ReturnType<typeof createHost>, { config, api, cache, log }: Opened): Promise<void> {
  if (cache && config.invalidateKeyIsRandom) log.info({ invalidateKey: config.invalidateKey }, 'key for /invalidate, until the next start')
  mountInvalidate(host, { cache, key: config.invalidateKey })
  await mountFiles(host, config.publicUrl)
  mountPages(host, { storefront: await loadStorefront(config.stores), send: api.send, cache, publicUrl: config.publicUrl })
}

function listenFault({ code }: NodeJS.ErrnoException, { host, port }: Config): StartFault | null {
  if (code === 'EADDRINUSE') return new StartFault(`Port ${port} is already in use. Stop what uses it, or set PORT to another number.`)
  if (code === 'EACCES') return new StartFault(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFault(`This machine has no address "${host}". Set HOST to one it has.`)
  return null
}
