import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../bench-row.ts'
import { fillShelves } from '../shop/fill-shelves.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { placeGuestOrder } from './place-guest-order.ts'

const SHOPPERS = 8
const SECONDS = 8

/**
 * Complete guest orders, every call of them, by shoppers at once; and what failed. With `BENCH_DATABASE_URL` (an empty
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
  fillShelves(dataDir, environment)
  const shop = await startShop({ dataDir, environment })
  try {
    const skus = await findSkus(shop)
    await run(shop, skus, 1)
    const { done, failed, seconds } = await run(shop, skus, SECONDS)
    return [
      { name: `complete guest orders, ${SHOPPERS} shoppers, ${database}`, value: done / seconds, unit: '/s', goal },
      { name: `of these failed, ${database}`, value: failed, unit: '' },
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
): Promise<{ done: number; failed: number; seconds: number }> {
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let done = 0
  let failed = 0
  let turn = 0
  const shopper = async () => {
    while (performance.now() < until) {
      const sku = skus[turn++ % skus.length] ?? ''
      const ok = await placeGuestOrder(shop.url, sku).catch(() => false)
      if (ok) done++
      else failed++
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shopper))
  return { done, failed, seconds: (performance.now() - startedAt) / 1000 }
}

/** Skus of simple products that can be bought as they are. */
async function findSkus({ url }: RunningShop): Promise<string[]> {
  const request = {
    _appliedFilters: [
      { attribute: 'type_id', value: { eq: 'simple' }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
    _availableFilters: [],
    _appliedSort: [],
    _searchText: '',
  }
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    size: '2000',
    _source_include: 'sku,stock,custom_options',
  })
  const answer = await fetch(`${url}/api/catalog/vue_storefront_catalog/product/_search?${query}`)
  const { hits } = (await answer.json()) as {
    hits: { hits: { _source: { sku: string; stock?: { is_in_stock: boolean }; custom_options?: unknown[] } }[] }
  }
  return hits.hits
    .map(({ _source: product }) => product)
    .filter(({ stock, custom_options: options }) => stock?.is_in_stock && !options?.length)
    .map(({ sku }) => sku)
}
