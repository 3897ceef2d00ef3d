import { findFullCategory } from '../shop/find-category.ts'

export interface SoldProduct {
  readonly sku: string
  /** The price of the catalogue. */
  readonly price: number
  /** The path of its page. */
  readonly page: string
  /** The path of the largest category. */
  readonly listing: string
}

interface Found {
  readonly sku: string
  readonly original_price: number
  readonly url_path: string
}

/** A simple product that can be ordered without choosing options, with a page of its own. */
export async function findSoldProduct(url: string): Promise<SoldProduct> {
  const filters = [
    { attribute: 'type_id', value: { eq: 'simple' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
  ]
  const request = {
    _appliedFilters: filters.map((filter) => ({ ...filter, scope: 'default' })),
    _availableFilters: [],
    _appliedSort: [],
    _searchText: '',
  }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query', size: '200' })
  const answer = await fetch(`${url}/api/catalog/vue_storefront_catalog/product/_search?${query}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Found & Options }[] } }
  const product = hits.hits
    .map(({ _source }) => _source)
    .find(({ custom_options: options, special_price: special, tier_prices: tiers }) => !options?.length && !special && !tiers?.length)
  if (!product) throw new Error('no simple product without options')
  const { url_path: listing } = await findFullCategory(url)
  return { sku: product.sku, price: Math.ceil(product.original_price), page: `/${product.url_path}`, listing: `/${listing}` }
}

interface Options {
  readonly custom_options?: readonly unknown[]
  readonly special_price?: number | string | null
  readonly tier_prices?: readonly unknown[]
}
