import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { BenchRow } from '../bench-row.ts'
import { findFullCategory } from '../shop/find-category.ts'
import { measureCost } from '../shop/measure-cost.ts'
import { runShopTool } from '../shop/run-shop-tool.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { multiplyCatalog } from './multiply-catalog.ts'

const SMALL = 1000
const LARGE = 100_000
const GOAL = 'at most 1.5 times the cost at 1,000 products'
const FACETS = ['brand', 'packsize', 'colours', 'agefrom', 'format']

interface Costs {
  readonly page: number
  readonly listing: number
  /** The same listing with a different minimum price each time, so that no response comes from a cache. */
  readonly newListing: number
}

/** CPU time of an uncached category page and of its listing call, in a small and in a large catalogue. */
export async function benchCatalogue(): Promise<BenchRow[]> {
  const small = await measureAt(SMALL)
  const large = await measureAt(LARGE)
  return [
    rowOf('category page', small.page, large.page),
    rowOf('listing API', small.listing, large.listing),
    rowOf('listing API, never the same twice', small.newListing, large.newListing),
  ]
}

function rowOf(what: string, small: number, large: number): BenchRow {
  return { name: `${what}, ${LARGE.toLocaleString('en-US')} products`, value: large, unit: 'ms/req', floor: small, goal: GOAL }
}

async function measureAt(products: number): Promise<Costs> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-bench-catalogue-'))
  try {
    await (await startShop({ dataDir })).stop()
    const file = join(dataDir, 'bundle.json')
    runShopTool(['export', file], dataDir)
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as CatalogBundle
    writeFileSync(file, JSON.stringify(multiplyCatalog(bundle, products)))
    runShopTool(['import', file], dataDir)
    const shop = await startShop({ dataDir })
    try {
      return await measureShop(shop)
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureShop({ url, pid }: RunningShop): Promise<Costs> {
  const { id, url_path: path } = await findFullCategory(url)
  return {
    page: await measureCost(url, { pid, requests: 400, path: () => `/${path}` }),
    listing: await measureCost(url, { pid, requests: 4000, path: () => listingPath(id, 0) }),
    newListing: await measureCost(url, { pid, requests: 1000, path: (request) => listingPath(id, request / 1e6) }),
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
