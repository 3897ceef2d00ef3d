import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { BenchRow } from '../bench-row.ts'
import { placeGuestOrder } from '../orders/place-guest-order.ts'
import { openShopperConnection } from '../orders/shopper-connection.ts'
import { runShopToolMeanwhile } from '../shop/run-shop-tool.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { findSoldProduct, type SoldProduct } from './find-sold-product.ts'

const PROCESSES = [2, 4]
const CHANGES = 5
/** Connections of the load to each process. */
const CONNECTIONS = 4
/** Requests a second to each process: well in use, but not more than four processes and this client can do on two cores. */
const RATE = 100
const LIMIT_MS = 60_000
const LONGEST_SECONDS = 3600
const GOAL = 'at most 1,000'

/**
 * How soon every process shows a change on a page of its output cache, while all processes are under load: the median of several
 * changes. Processes need a PostgreSQL server, so without `BENCH_DATABASE_URL` (an empty database) nothing is measured.
 */
export async function benchChanges(): Promise<BenchRow[]> {
  const databaseUrl = process.env['BENCH_DATABASE_URL']
  if (!databaseUrl) {
    console.log('  not measured: set BENCH_DATABASE_URL to an empty PostgreSQL database')
    return []
  }
  const rows: BenchRow[] = []
  for (const count of PROCESSES) rows.push(...(await withShops(count, databaseUrl, measure)))
  return rows
}

interface Shops {
  readonly urls: readonly string[]
  /** Runs the operator's tool while the shops are running. */
  readonly tool: (...args: string[]) => Promise<void>
}

/** Processes with separate ports, so that each can be addressed. */
async function withShops<T>(count: number, databaseUrl: string, work: (shops: Shops) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-bench-changes-'))
  const environment = { DATABASE_URL: databaseUrl, OUTPUT_CACHE: 'on' }
  const shops: RunningShop[] = []
  try {
    for (let at = 0; at < count; at += 1) shops.push(await startShop({ dataDir, environment }))
    return await work({
      urls: shops.map(({ url }) => url),
      tool: (...args) => runShopToolMeanwhile(args, dataDir, environment),
    })
  } finally {
    for (const shop of shops) await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure({ urls, tool }: Shops): Promise<BenchRow[]> {
  const product = await findSoldProduct(urls[0]!)
  const load = urls.map((url) => startLoad(url, ['/', product.page, product.listing]))
  const stockMs: number[] = []
  const priceMs: number[] = []
  const toolMs: number[] = []
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    await tool('stock', product.sku, '1')
    await untilShown(urls, product, /schema\.org\/InStock/)
    stockMs.push(await measureOrder(urls, product))

    const price = product.price + turn
    toolMs.push(await timeOf(() => tool('product', product.sku)))
    const startedAt = performance.now()
    await tool('product', product.sku, 'price', String(price))
    priceMs.push((await untilShown(urls, product, new RegExp(`"price":"?${price}(?!\\d)`))) - startedAt)
  }
  for (const { stop } of load) stop()
  const results = await Promise.all(load.map(({ ended }) => ended))
  const seconds = Math.max(...results.map(({ duration }) => duration))
  const answered = results.reduce((sum, { requests }) => sum + requests.total, 0)
  const of = `${urls.length} processes under load`
  return [
    { name: `order until sold out on pages, ${of}`, value: medianOf(stockMs), unit: 'ms', goal: GOAL },
    {
      name: `price command until on pages, ${of}`,
      value: medianOf(priceMs),
      unit: 'ms',
      floor: medianOf(toolMs),
      goal: `${GOAL} above the floor`,
    },
    { name: `load meanwhile, ${of}`, value: answered / seconds, unit: '/s' },
    { name: `of it failed, ${of}`, value: results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0), unit: '' },
  ]
}

interface Load {
  stop(): void
  readonly ended: Promise<autocannon.Result>
}

/** Requests these pages in turn until it is stopped. */
function startLoad(url: string, paths: readonly string[]): Load {
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const requests = paths.map((path) => ({ path }))
  const options = { url, connections: CONNECTIONS, overallRate: RATE, duration: LONGEST_SECONDS, requests }
  const instance = autocannon(options, (fault: unknown, result) => (fault ? reject(fault) : resolve(result)))
  return { stop: () => void instance.stop(), ended }
}

/** Milliseconds from the answer to the order of the last piece until the page of every process says that it is sold out. */
async function measureOrder(urls: readonly string[], product: SoldProduct): Promise<number> {
  const connection = openShopperConnection(urls[0]!)
  if (!(await placeGuestOrder(connection.ask, product.sku))) throw new Error(`${product.sku}: no order number`)
  connection.close()
  const answeredAt = performance.now()
  return (await untilShown(urls, product, /schema\.org\/OutOfStock/)) - answeredAt
}

/** The time at which the page of the last process matched. */
async function untilShown(urls: readonly string[], { page }: SoldProduct, pattern: RegExp): Promise<number> {
  const until = performance.now() + LIMIT_MS
  await Promise.all(
    urls.map(async (url) => {
      while (!pattern.test(await (await fetch(url + page)).text()))
        if (performance.now() > until) throw new Error(`${url}${page} does not show ${pattern}`)
    }),
  )
  return performance.now()
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
