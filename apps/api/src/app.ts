import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import type { Send } from '@meerkat/contract/transport'
import { readVersion } from '@meerkat/contract/version'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import type { FastifyInstance } from 'fastify'
import type { Database, Log } from './db/client.ts'
import { mountOperations } from './http/mount.ts'
import { Operations } from './http/operations.ts'
import { countInMemory } from './http/rate-limit.ts'

export interface ApiOptions {
  /** Open and migrated. Who opened it closes it, after the api. */
  readonly database: Database
  readonly stores: StoresFile
  readonly log: Log
  /** Search snapshots and pictures live below it. */
  readonly dataDir: string
  /** Off for tests and measurements. */
  readonly rateLimits: boolean
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
  close(): Promise<void>
}

/** Builds the api: the one place where its parts meet. It does not listen. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, log, now = () => new Date(), version = '0.1.0' } = options
  const views = resolveStoreViews(options.stores).map((view) => StoreView.parse(view))
  const storeCodes = new Set(views.map(({ storeCode }) => storeCode))
  const operations = new Operations({ log, knowsStore: (storeCode) => storeCodes.has(storeCode) })

  operations.serve(readVersion, () => ({ version, protocol: 'vsf1' as const }))

  // Modules, each with what it needs and no more. Catalogue first: cart and order ask it through `ProductReader`.

  return {
    send: operations.send,
    async mount(app) {
      const nowMs = () => now().getTime()
      const limits = options.rateLimits ? { counter: countInMemory(nowMs), now: nowMs } : null
      await mountOperations(app, { operations, limits, version })
    },
    async ready() {
      try {
        await database.ping()
        return { ok: true, detail: { database: database.kind } }
      } catch {
        return { ok: false, detail: { database: 'away' } }
      }
    },
    async close() {},
  }
}
