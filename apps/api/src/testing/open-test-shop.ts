import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { StoresFile } from '@meerkat/contract/store-config'
import { readStores as readSettings } from '@meerkat/settings/read-stores'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Api, createApi } from '../app.ts'
import { importCatalog } from '../catalog-writes/import-catalog.ts'
import { type Database, type Log, openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { apiServerOptions } from '../http/server-options.ts'
import type { TrustedClient } from '../http/trusted-clients.ts'
import type { PaymentConfig } from '../modules/payment/config/payment-config.ts'
import type { PasswordCost } from '../modules/user/password-hash.ts'
import type { MailOptions } from '../start-jobs.ts'
import { lendDatabase } from './lend-database.ts'

/** A complete API with its own database, called through `inject`. */
export interface TestShop {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly dataDir: string
  /** Messages of logged errors: bugs that a caller sees only as 500. */
  readonly faults: string[]
  /** Everything that was logged, as text. */
  readonly logged: string[]
  close(): Promise<void>
}

export interface TestShopOptions {
  readonly bundle: CatalogBundle
  /** The database already has a catalogue, as for a second process. */
  readonly keepCatalog?: boolean
  readonly now?: () => Date
  /** An empty database on a server; the embedded one without it. */
  readonly databaseUrl?: string
  readonly poolSize?: number
  readonly limitMs?: number
  readonly stores?: StoresFile
  readonly rateLimits?: boolean
  readonly trustedClients?: readonly TrustedClient[]
  readonly mail?: MailOptions
  readonly payments?: PaymentConfig
  readonly publicUrl?: string
  readonly hasJobs?: boolean
  readonly pagesChanged?: (tags: readonly string[]) => void
}

/** Time limit of one database call: with hundreds of concurrent callers on a busy machine, calls take longer than a shop would wait. */
export const GENEROUS_LIMIT_MS = 20_000
/** With the cost that the shop uses, hashing would take a fifth of the processor time of these tests. */
const CHEAP_PASSWORDS: PasswordCost = { memory: 64, passes: 1, parallelism: 1 }

export async function openTestShop({
  bundle,
  now,
  databaseUrl,
  poolSize,
  limitMs = GENEROUS_LIMIT_MS,
  ...options
}: TestShopOptions): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-api-'))
  const faults: string[] = []
  const logged: string[] = []
  const write = (details: object, message: string) => `${message} ${JSON.stringify(details, errorText)}`
  const log: Log = {
    info: (details, message) => logged.push(write(details, message)),
    warn: (details, message) => logged.push(write(details, message)),
    error(details, message) {
      logged.push(write(details, message))
      faults.push(write(details, message))
    },
  }
  const database = databaseUrl ? await openDatabase({ databaseUrl, poolSize, limitMs, dataDir, log }) : await lendDatabase({ log, limitMs })
  await migrateDatabase(database)
  const { stores = readStores(), rateLimits = false, mail = {}, keepCatalog = false, ...rest } = options
  if (!keepCatalog) await importCatalog(database, bundle)
  const api = await createApi({
    database,
    stores,
    dataDir,
    log,
    rateLimits,
    mail,
    passwordCost: CHEAP_PASSWORDS,
    ...(now && { now }),
    ...rest,
  })
  const app = Fastify(apiServerOptions)
  await api.mount(app)
  return {
    app,
    api,
    database,
    dataDir,
    faults,
    logged,
    async close() {
      await app.close()
      await api.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The real configuration of the shop, so that tests verify it; merged with a file that `SHOP_CONFIG` might name. */
export function readStores(ownFile?: string): StoresFile {
  return readSettings(fileURLToPath(new URL('../../../../config/stores.json', import.meta.url)), ownFile)
}

function errorText(_key: string, value: unknown): unknown {
  return value instanceof Error ? value.stack : value
}
