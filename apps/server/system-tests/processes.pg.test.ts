import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@meerkat/api/db'
import { importCatalog } from '@meerkat/api/import-catalog'
import { migrateDatabase } from '@meerkat/api/migrate'
import { createOperator } from '@meerkat/api/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../api/src/testing/a-catalog.ts'
import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'
import { createPostgresDatabase } from '../../api/src/testing/create-postgres-database.ts'
import { findFreePort } from '../../api/src/testing/find-free-port.ts'
import { type ShopProcess, startProcess } from './start-process.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const SOON = { timeout: 60_000, interval: 50 }
const WORKERS = 4
/** Connections are distributed round robin, so each process answers two of them. */
const CALLS = 2 * WORKERS
const PAGE = 'dogs/rush.html'

const catalog = (name: string) =>
  aCatalog({
    categories: [aCategory({ id: 1, level: 1 }), aCategory({ id: 7, level: 2, parent_id: 1, url_path: 'dogs' })],
    products: [aProduct({ id: 1, sku: 'RUSH', name, url_path: PAGE, category_ids: [7] })],
    stock: [{ sku: 'RUSH', product_id: 1, qty: 5, is_in_stock: true, manage_stock: true }],
  })

let database: Database
let databaseUrl: string
const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-processes-'))
const started: ShopProcess[] = []

async function start(environment: Readonly<Record<string, string>>): Promise<{ shop: ShopProcess; origin: string }> {
  const port = await findFreePort()
  const shop = startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port), METRICS_TOKEN: 'token', ...environment })
  started.push(shop)
  await shop.open
  return { shop, origin: `http://127.0.0.1:${port}` }
}

/** The distinct responses of several processes for a page. */
async function read(origin: string, path: string, pattern: RegExp): Promise<string[]> {
  const found = new Set<string>()
  for (let call = 0; call < CALLS; call += 1) {
    const answer = await fetch(`${origin}${path}`, { headers: { connection: 'close' } })
    found.add(pattern.exec(await answer.text())?.[0] ?? `status ${answer.status}`)
  }
  return [...found]
}

/** The distinct cache states in the answers to several calls. */
async function readCacheStates(origin: string, path: string): Promise<Set<string | null>> {
  const calls = Array.from({ length: CALLS }, () => fetch(`${origin}${path}`, { headers: { connection: 'close' } }))
  return new Set((await Promise.all(calls)).map((answer) => answer.headers.get('x-vs-cache')))
}

const AVAILABILITY = /schema\.org\/(?:In|OutOf)Stock/

beforeAll(async () => {
  databaseUrl = await createPostgresDatabase()
  database = await openDatabase({ databaseUrl, dataDir, log: QUIET })
  await migrateDatabase(database)
  await importCatalog(database, catalog('Rush'))
})
afterAll(async () => {
  for (const shop of started) if (shop.child.exitCode === null) await shop.stop()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function workersOf({ child }: ShopProcess): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)
}

/** `changes-under-load.pg.test.ts` has every kind of change. */
describe(`${WORKERS} processes behind one port, with the output cache`, () => {
  let shop: ShopProcess
  let origin: string
  beforeAll(async () => {
    ;({ shop, origin } = await start({ WORKERS: String(WORKERS), OUTPUT_CACHE: 'on' }))
  })

  it('all show in their cached pages that a product is sold out', async () => {
    expect(await read(origin, `/${PAGE}`, AVAILABILITY)).toEqual(['schema.org/InStock'])
    const order = await fetch(`${origin}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anOrder({ products: [aLine('RUSH', 5)] })),
    })
    expect(order.status).toBe(200)
    await expect.poll(() => read(origin, `/${PAGE}`, AVAILABILITY), SOON).toEqual(['schema.org/OutOfStock'])
  })

  it('all show a renamed and a new product, and no deleted one', async () => {
    expect(await read(origin, '/dogs/later.html', /Later/)).toEqual(['status 404'])
    const { products, ...rest } = catalog('Renamed').stores[0]!
    const added = aProduct({ id: 2, sku: 'LATER', name: 'Later', url_path: 'dogs/later.html' })
    const bundle = catalog('Renamed')
    await importCatalog(database, { ...bundle, stores: [{ ...rest, products: [...products, added] }] })
    await expect.poll(() => read(origin, `/${PAGE}`, /Renamed/), SOON).toEqual(['Renamed'])
    await expect.poll(() => read(origin, '/dogs/later.html', /Later/), SOON).toEqual(['Later'])
    await importCatalog(database, bundle)
    await expect.poll(() => read(origin, '/dogs/later.html', /Later/), SOON).toEqual(['status 404'])
  })

  it('all invalidate pages on request of a system of the merchant', async () => {
    await read(origin, `/${PAGE}`, AVAILABILITY)
    await expect.poll(() => readCacheStates(origin, `/${PAGE}`), SOON).toEqual(new Set(['Hit']))
    await database.transaction((tx) => tx.run({ name: 'outdated', text: `insert into change (topic, keys) values ('pages', '["P1"]')` }))
    await expect.poll(() => readCacheStates(origin, `/${PAGE}`), { ...SOON, interval: 0 }).toContain('Miss')
  })

  it('report aggregated metrics of all processes', async () => {
    const headers = { authorization: 'Bearer token', connection: 'close' }
    const count = async () =>
      /^http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)$/m.exec(
        await (await fetch(`${origin}/metrics`, { headers })).text(),
      )?.[1]
    for (let call = 0; call < CALLS; call += 1) await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })
    await expect.poll(count, SOON).toBe(String(CALLS))
  })

  it('keep serving when one of them is killed, and it is restarted', async () => {
    const [first] = workersOf(shop)
    process.kill(first!, 'SIGKILL')
    await expect.poll(() => shop.output(), SOON).toContain('a process ended and is restarted')
    expect((await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
    await expect.poll(() => workersOf(shop), SOON).toHaveLength(WORKERS)
    expect(workersOf(shop)).not.toContain(first)
  })

  it('stop together', async () => {
    const workers = workersOf(shop)
    expect(await shop.stop()).toBe(0)
    for (const pid of workers) expect(existsSync(`/proc/${pid}`)).toBe(false)
  })
})

describe('roles', () => {
  it('api answers calls, web renders pages and follows changes, worker sends the mails', async () => {
    await createOperator(database).setStock('RUSH', 5)
    const [api, web] = await Promise.all([start({ ROLE: 'api' }), start({ ROLE: 'web', OUTPUT_CACHE: 'on' })])
    expect((await fetch(`${api.origin}/${PAGE}`)).status).toBe(404)
    expect((await fetch(`${web.origin}/api/stock/check?sku=RUSH`)).status).toBe(404)
    expect(await read(web.origin, `/${PAGE}`, AVAILABILITY)).toEqual(['schema.org/InStock'])
    const order = anOrder({ products: [aLine('RUSH', 5)] })
    const answer = await fetch(`${api.origin}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    expect(answer.status).toBe(200)
    await expect.poll(() => read(web.origin, `/${PAGE}`, AVAILABILITY), SOON).toEqual(['schema.org/OutOfStock'])

    rmSync(join(dataDir, 'mail'), { recursive: true, force: true })
    const worker = await start({ ROLE: 'worker' })
    expect((await fetch(`${worker.origin}/readyz`)).status).toBe(200)
    await expect.poll(() => existsSync(join(dataDir, 'mail')) && readdirSync(join(dataDir, 'mail')).length, SOON).toBeGreaterThan(0)
  })
})

describe('a shop that cannot start', () => {
  it('reports in one sentence that the embedded database cannot be shared', async () => {
    const shop = startProcess({ WORKERS: '2', DATA_DIR: join(dataDir, 'embedded'), PORT: String(await findFreePort()), DATABASE_URL: '' })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(/Meerkat cannot start: WORKERS needs a PostgreSQL server, .*set DATABASE_URL, or WORKERS=1\.\n/)
  })

  it('detects a port in use before it opens a database', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const folder = join(dataDir, 'port-in-use')
    const shop = startProcess({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain(
      `Meerkat cannot start: Port ${port} is already in use. Stop what uses it, or set PORT to another number.`,
    )
    expect(existsSync(folder)).toBe(false)
    taken.close()
  })
})
