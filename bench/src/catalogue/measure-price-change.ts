import { setTimeout as wait } from 'node:timers/promises'
import { runShopToolMeanwhile } from '../shop/run-shop-tool.ts'

const CHANGES = 5
/** Pause before each change, without any requests, and after it was shown, with requests. */
const REST_MS = 500
/** Between two requests of one probe: the shop is in use but not under full load. */
const PAUSE_MS = 2
const LIMIT_MS = 60_000

export interface PriceChange {
  /** Milliseconds from the command to the first response that shows the price. */
  readonly shownMs: number
  /** How much longer than the median the slowest request took meanwhile. */
  readonly extraMs: number
}

export interface PriceChangeOptions {
  readonly url: string
  readonly dataDir: string
  /** The path of a listing; each number gives another one that no earlier request had. */
  readonly listing: (request: number) => string
}

/**
 * The median of several price changes with `npm run shop -- product SKU price …` in a running shop, and, as a floor, the same for the
 * command that only shows the product: it costs the start of the tool as well, on the same cores.
 */
export async function measurePriceChanges(options: PriceChangeOptions): Promise<{ changed: PriceChange; floor: PriceChange }> {
  const { url, dataDir, listing } = options
  let requests = 0
  const shop: Shop = { url, dataDir, nextListing: () => listing((requests += 1)) }
  const { sku, original_price: price } = await findSimpleProduct(url)
  const changes: PriceChange[] = []
  const floors: PriceChange[] = []
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    floors.push(await measureCommand(shop, { sku, args: ['product', sku], expected: null }))
    const expected = price + turn
    changes.push(await measureCommand(shop, { sku, args: ['product', sku, 'price', String(expected)], expected }))
  }
  return { changed: toMedian(changes), floor: toMedian(floors) }
}

interface Shop {
  readonly url: string
  readonly dataDir: string
  readonly nextListing: () => string
}

interface Command {
  readonly sku: string
  readonly args: readonly string[]
  /** The price to wait for; null waits for the end of the command only. */
  readonly expected: number | null
}

async function measureCommand({ url, dataDir, nextListing }: Shop, { sku, args, expected }: Command): Promise<PriceChange> {
  await wait(REST_MS)
  const done = new AbortController()
  const shown = Promise.withResolvers<number>()
  const startedAt = performance.now()
  const probes = Promise.all([
    probe(done.signal, async () => {
      if ((await readPrice(url, sku)) === expected) shown.resolve(performance.now())
    }),
    probe(done.signal, () => ask(`${url}${nextListing()}`)),
  ])
  const command = runShopToolMeanwhile(args, dataDir)
  if (expected === null) command.then(() => shown.resolve(performance.now()), shown.reject)
  const limit = setTimeout(() => shown.reject(new Error(`the shop does not show the new price of ${sku}`)), LIMIT_MS)
  for (const one of [probes, command]) one.catch(shown.reject)
  const shownAt = await shown.promise
  await command
  clearTimeout(limit)
  // Work caused by a change may continue for a moment after the change is visible.
  await wait(REST_MS)
  done.abort()
  const extras = (await probes).map((latencies) => Math.max(...latencies) - medianOf(latencies))
  return { shownMs: shownAt - startedAt, extraMs: Math.max(...extras) }
}

/** Repeats a request until told to stop. Resolves with the milliseconds that each took. */
async function probe(signal: AbortSignal, request: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = []
  while (!signal.aborted) {
    const sentAt = performance.now()
    await request()
    latencies.push(performance.now() - sentAt)
    await wait(PAUSE_MS)
  }
  return latencies
}

interface PricedProduct {
  readonly sku: string
  /** The price of the catalogue, before offers. */
  readonly original_price: number
}

async function findSimpleProduct(url: string): Promise<PricedProduct> {
  const [found] = await searchProducts(url, [
    { attribute: 'type_id', value: { eq: 'simple' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ])
  if (!found) throw new Error('no simple product')
  return found
}

async function readPrice(url: string, sku: string): Promise<number | undefined> {
  const [found] = await searchProducts(url, [{ attribute: 'sku', value: { eq: sku } }])
  return found?.original_price
}

async function searchProducts(url: string, filters: readonly { attribute: string; value: object }[]): Promise<PricedProduct[]> {
  const request = {
    _appliedFilters: filters.map((filter) => ({ ...filter, scope: 'default' })),
    _availableFilters: [],
    _appliedSort: [],
    _searchText: '',
  }
  const fields = { size: '1', _source_include: 'sku,original_price' }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query', ...fields })
  const { hits } = JSON.parse(await ask(`${url}/api/catalog/vue_storefront_catalog/product/_search?${query}`)) as {
    hits: { hits: { _source: PricedProduct }[] }
  }
  return hits.hits.map(({ _source }) => _source)
}

async function ask(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`)
  return answer.text()
}

function toMedian(all: readonly PriceChange[]): PriceChange {
  return { shownMs: medianOf(all.map(({ shownMs }) => shownMs)), extraMs: medianOf(all.map(({ extraMs }) => extraMs)) }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
