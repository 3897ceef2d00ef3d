import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { BenchRow } from '../bench-row.ts'
import { findFullCategory } from '../shop/find-category.ts'
import { measureCost } from '../shop/measure-cost.ts'
import { runShopTool } from '../shop/run-shop-tool.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { measurePriceChanges } from './measure-price-change.ts'
import { multiplyCatalog } from './multiply-catalog.ts'

const SMALL = 1000
const LARGE = 100_000
const LARGE_TEXT = LARGE.toLocaleString('en-US')
const GOAL = 'at most 1.5 times the cost at 1,000 products'
/** Minimum prices this far apart select the same products, and each response is new to the caches. */
const STEP = 1e-6
/** Above the minimum prices of the measurement before. */
const NEVER_ASKED = 0.1
const FACETS = ['brand', 'packsize', 'colours', 'agefrom', 'format']

interface Costs {
  readonly page: number
  readonly listing: number
  /** The same listing with a different minimum price each time, so that no response comes from a cache. */
  readonly newListing: number
}

/** CPU time of an uncached category page and of its listing call, in a small and in a large catalogue; a price change in the large one. */
export async function benchCatalogue(): Promise<BenchRow[]> {
  const small = await withShop(SMALL, measureCosts)
  const { large, changed, floor } = await withShop(LARGE, async (shop, dataDir) => {
    const { id } = await findFullCategory(shop.url)
    const listing = (request: number) => listingPath(id, NEVER_ASKED + request * STEP)
    const large = await measureCosts(shop)
    return { large, ...(await measurePriceChanges({ url: shop.url, dataDir, listing })) }
  })
  return [
    rowOf('category page', small.page, large.page),
    rowOf('listing API', small.listing, large.listing),
    rowOf('listing API, never the same twice', small.newListing, large.newListing),
    {
      name: `price change until shown, ${LARGE_TEXT} products`,
      value: changed.shownMs,
      unit: 'ms',
      floor: floor.shownMs,
      goal: 'at most 1,000 from the command',
    },
    {
      name: 'slowest request meanwhile, above the median',
      value: changed.extraMs,
      unit: 'ms',
      floor: floor.extraMs,
      goal: 'at most 10 above the floor',
    },
  ]
}

function rowOf(what: string, small: number, large: number): BenchRow {
  return { name: `${what}, ${LARGE_TEXT} products`, value: large, unit: 'ms/req', floor: small, goal: GOAL }
}

/** A running shop with this many products in its default store view. */
async function withShop<T>(products: number, work: (shop: RunningShop, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-bench-catalogue-'))
  try {
    await (await startShop({ dataDir })).stop()
    const file = join(dataDir, 'bundle.json')
    runShopTool(['export', file], dataDir)
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as CatalogBundle
    writeFileSync(file, JSON.stringify(multiplyCatalog(bundle, products)))
    runShopTool(['import', file, '--yes'], dataDir)
    const shop = await startShop({ dataDir })
    try {
      return await work(shop, dataDir)
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureCosts({ url, pid }: RunningShop): Promise<Costs> {
  const { id, url_path: path } = await findFullCategory(url)
  return {
    page: await measureCost(url, { pid, requests: 400, path: () => `/${path}` }),
    listing: await measureCost(url, { pid, requests: 4000, path: () => listingPath(id, 0) }),
    newListing: await measureCost(url, { pid, requests: 1000, path: (request) => listingPath(id, request * STEP) }),
  }
}

/** Fifty products of a category above a price, with five facets and only the fields of a product tile. */
function listingPath(category: number, lowest: number): string {
  const filter = (attribute: string, value: object) => ({ attribute, value, scope: 'default' })
  const request = {
    _appliedFilters: [
      filter('category_ids', { in: [category] }),
      filter('visibility', { in: [2, 3, 4] }),
      filter('status', { in: [0, 1] }),
      filter('final_price', { gte: lowest }),
    ],
    _availableFilters: FACETS.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedSort: [{ field: 'position', options: 'asc' }],
    _searchText: '',
  }
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    size: '50',
    _source_include: 'id,sku,name,image,type_id,url_path,final_price,price_incl_tax,original_price_incl_tax,special_price,stock',
  })
  return `/api/catalog/vue_storefront_catalog/product/_search?${query}`
}
