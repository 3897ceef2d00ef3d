import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@meerkat/api/db'
import { importCatalog } from '@meerkat/api/import-catalog'
import { migrateDatabase } from '@meerkat/api/migrate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../api/src/testing/a-catalog.ts'
import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'
import { createPostgresDatabase } from '../../api/src/testing/create-postgres-database.ts'
import { findFreePort } from '../../api/src/testing/find-free-port.ts'
import { type ShopProcess, startProcess } from './start-process.ts'

const QUIET = { info() {}, warn() {}, error() {} }
const SOON = { timeout: 60_000, interval: 50 }
const TOOL = join(import.meta.dirname, '..', 'src', 'shop.ts')
const PICTURE = 'media/r/u/rush.svg'
const MANUAL = 'downloads/manual.txt'
const QTY = 100_000

const root = mkdtempSync(join(tmpdir(), 'meerkat-backup-'))
const file = join(root, 'shop.tar.gz')
const [lived, empty] = [join(root, 'lived'), join(root, 'empty')]
const started: ShopProcess[] = []
const databases: Database[] = []
let livedUrl: string
let emptyUrl: string

beforeAll(async () => {
  livedUrl = await createPostgresDatabase()
  emptyUrl = await createPostgresDatabase()
  const database = await open(livedUrl)
  await migrateDatabase(database)
  await importCatalog(
    database,
    aCatalog({
      products: [aProduct({ id: 1, sku: 'RUSH', name: 'Rush', url_path: 'rush.html', image: '/r/u/rush.svg' })],
      stock: [{ sku: 'RUSH', product_id: 1, qty: QTY, is_in_stock: true, manage_stock: true }],
    }),
  )
  for (const folder of ['media/r/u', 'downloads']) mkdirSync(join(lived, folder), { recursive: true })
  writeFileSync(join(lived, PICTURE), '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle r="40"/></svg>')
  writeFileSync(join(lived, MANUAL), 'How to rush.')
})

afterAll(async () => {
  for (const { child, stop } of started) if (child.exitCode === null) await stop()
  for (const database of databases) await database.close()
  rmSync(root, { recursive: true, force: true })
})

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: root, log: QUIET })
  databases.push(database)
  return database
}

async function start(databaseUrl: string, dataDir: string): Promise<string> {
  const port = await findFreePort()
  const shop = startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) })
  started.push(shop)
  await shop.open
  return `http://127.0.0.1:${port}`
}

/** Runs the tool as `npm run shop` does. */
async function run(databaseUrl: string, dataDir: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  return (await promisify(execFile)(process.execPath, [TOOL, ...words], { env })).stdout
}

async function order(origin: string): Promise<number> {
  const body = JSON.stringify(anOrder({ order_id: crypto.randomUUID(), products: [aLine('RUSH')] }))
  return (await fetch(`${origin}/api/order`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
}

/** Places orders from three callers before, during and after the work. */
async function whileOrdering(origin: string, work: () => Promise<unknown>): Promise<number[]> {
  const answers: number[] = []
  const enough = new AbortController()
  const placing = Array.from({ length: 3 }, async () => {
    while (!enough.signal.aborted) answers.push(await order(origin))
  })
  try {
    await expect.poll(() => answers.length, SOON).toBeGreaterThan(10)
    await work()
    const before = answers.length
    await expect.poll(() => answers.length, SOON).toBeGreaterThan(before + 3)
  } finally {
    enough.abort()
    await Promise.all(placing)
  }
  return answers
}

/** What must be the same after a restore, as texts. */
async function readShop(databaseUrl: string): Promise<Record<string, string[]>> {
  const database = await open(databaseUrl)
  const found: Record<string, string[]> = {}
  for (const table of ['sales_order', 'sales_order_line', 'sales_order_number', 'stock', 'product', 'outbox', 'shop_secret']) {
    const { rows } = await database.pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t order by 1`)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

function idOf(row: string): number {
  return (JSON.parse(row) as { id: number }).id
}

async function qtyOf(origin: string): Promise<number> {
  return (await (await fetch(`${origin}/api/stock/check?sku=RUSH`)).json()).result.qty
}

it('a backup is made while orders are placed, and restores an empty database and DATA_DIR, or those of a running shop', async () => {
  const livedShop = await start(livedUrl, lived)
  const during = await whileOrdering(livedShop, async () => {
    expect(await run(livedUrl, lived, 'backup', file)).toMatch(/rows, 2 files and the settings/)
  })
  expect(new Set(during)).toEqual(new Set([200]))

  expect(await run(emptyUrl, empty, 'restore', file)).toMatch(/Restored as of .*, with 2 files/)
  const restored = await readShop(emptyUrl)
  const orders = restored['sales_order']!.length
  expect(orders).toBeGreaterThan(5)
  expect([restored['sales_order_line']!.length, restored['sales_order_number']!.length]).toEqual([orders, orders])
  for (const name of [PICTURE, MANUAL]) expect(readFileSync(join(empty, name)).equals(readFileSync(join(lived, name)))).toBe(true)
  expect(existsSync(join(empty, 'restored-settings'))).toBe(false)
  const restoredShop = await start(emptyUrl, empty)
  expect(await qtyOf(restoredShop)).toBe(QTY - orders)
  expect((await fetch(`${restoredShop}/img/310/300/resize/r/u/rush.svg`)).status).toBe(200)
  expect(await (await fetch(`${restoredShop}/rush.html`)).text()).toContain('Rush')

  // This shop took orders after the backup. A restore while it runs removes them, and it continues from the restored state.
  expect(await qtyOf(livedShop)).toBeLessThan(QTY - orders)
  await expect(run(livedUrl, lived, 'restore', file)).rejects.toThrow(/Nothing was changed/)
  await run(livedUrl, lived, 'restore', file, '--yes')
  // The running shop resumes restored jobs at once, so some may already be done.
  const { outbox: jobs = [], ...data } = await readShop(livedUrl)
  const { outbox: restoredJobs = [], ...restoredData } = restored
  expect(data).toEqual(restoredData)
  expect(restoredJobs.map(idOf)).toEqual(expect.arrayContaining(jobs.map(idOf)))
  await expect.poll(() => qtyOf(livedShop), SOON).toBe(QTY - orders)
  const meanwhile = await whileOrdering(livedShop, () => run(livedUrl, lived, 'restore', file, '--yes'))
  // Orders that wait for the restore longer than the time limit of a statement are answered 503.
  expect([...new Set(meanwhile)].filter((status) => status !== 200 && status !== 503)).toEqual([])
  const placed = (await readShop(livedUrl))['sales_order']!.length
  await expect.poll(() => qtyOf(livedShop), SOON).toBe(QTY - placed)
  await run(livedUrl, lived, 'restore', file, '--yes')
  await expect.poll(() => qtyOf(livedShop), SOON).toBe(QTY - orders)
  expect(await order(livedShop)).toBe(200)
  expect(await order(restoredShop)).toBe(200)
  await expect.poll(() => qtyOf(livedShop), SOON).toBe(QTY - orders - 1)
})

it('a restore changes nothing while the tables are in use, and says so', async () => {
  const database = await open(emptyUrl)
  const { sales_order: before } = await readShop(emptyUrl)
  const reader = await database.pool.connect()
  try {
    await reader.query('begin')
    await reader.query('select 1 from sales_order')
    await expect(run(emptyUrl, empty, 'restore', file, '--yes')).rejects.toThrow(/is in use by a backup.*Nothing was changed/)
  } finally {
    await reader.query('rollback')
    reader.release()
  }
  expect((await readShop(emptyUrl))['sales_order']).toEqual(before)
})
