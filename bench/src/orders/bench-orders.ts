import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../bench-row.ts'
import { fillStock } from '../shop/fill-stock.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { placeGuestOrder } from './place-guest-order.ts'
import { openShopperConnection } from './shopper-connection.ts'

const SHOPPERS = 8
const SECONDS = 8
/** Orders placed before measuring, so that the JIT compiler has settled. */
const WARM_UP_SECONDS = 8

/**
 * Complete guest orders (all calls) by several shoppers in parallel, and the share that failed. With `BENCH_DATABASE_URL` (an empty
 * database) the same on a PostgreSQL server.
 */
export async function benchOrders(): Promise<BenchRow[]> {
  const server = process.env['BENCH_DATABASE_URL']
  return [
    ...(await measure('embedded', {}, 'at least 300, none failing')),
    ...(server ? await measure('PostgreSQL', { DATABASE_URL: server }, 'at least 600, none failing') : []),
  ]
}

async function measure(database: string, environment: Record<string, string>, goal: string): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-bench-orders-'))
  await (await startShop({ dataDir, environment })).stop()
  fillStock(dataDir, environment)
  const shop = await startShop({ dataDir, environment })
  try {
    const skus = await findSkus(shop)
    await run(shop, skus, WARM_UP_SECONDS)
    const { done, faults, seconds } = await run(shop, skus, SECONDS)
    for (const fault of new Set(faults)) console.error(`  failed: ${fault}`)
    return [
      { name: `complete guest orders, ${SHOPPERS} shoppers, ${database}`, value: done / seconds, unit: '/s', goal },
      { name: `of these failed, ${database}`, value: faults.length, unit: '' },
    ]
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(
  shop: RunningShop,
  skus: readonly string[],
  seconds: number,
): Promise<{ done: number; faults: string[]; seconds: number }> {
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const faults: string[] = []
  let done = 0
  let turn = 0
  const shopper = async () => {
    const line = openShopperConnection(shop.url)
    while (performance.now() < until) {
      const sku = skus[turn++ % skus.length] ?? ''
      try {
        if (await placeGuestOrder(line.ask, sku)) done++
        else faults.push(`${sku}: no order number`)
      } catch (fault) {
        faults.push(`${sku}: ${fault instanceof Error ? fault.message : String(fault)}`)
      }
    }
    line.close()
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shopper))
  return { done, faults, seconds: (performance.now() - startedAt) / 1000 }
}

interface Sold {
  sku: string
  type_id: string
  stock?: { is_in_stock: boolean }
  custom_options?: unknown[]
  configurable_children?: { sku: string }[]
}

/** Skus of simple products without required options that are not variants of a configurable product. */
async function findSkus({ url }: RunningShop): Promise<string[]> {
  const request = {
    _appliedFilters: [
      { attribute: 'type_id', value: { in: ['simple', 'configurable'] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
    _availableFilters: [],
    _appliedSort: [],
    _searchText: '',
  }
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    size: '4000',
    _source_include: 'sku,type_id,stock,custom_options,configurable_children.sku',
  })
  const answer = await fetch(`${url}/api/catalog/vue_storefront_catalog/product/_search?${query}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Sold }[] } }
  const products = hits.hits.map(({ _source: product }) => product)
  const toChoose = products.filter(({ custom_options: options }) => options?.length)
  const left = new Set(toChoose.flatMap(({ sku, configurable_children: children = [] }) => [sku, ...children.map((child) => child.sku)]))
  return products.filter(({ sku, type_id, stock }) => type_id === 'simple' && stock?.is_in_stock && !left.has(sku)).map(({ sku }) => sku)
}
