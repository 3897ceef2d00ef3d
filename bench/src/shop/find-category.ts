interface CategoryDocument {
  id: number
  name: string
  url_path: string
  product_count: number
}

/** The category with the most products, at least a full page of fifty. */
export async function findFullCategory(url: string): Promise<CategoryDocument> {
  const request = {
    _appliedFilters: [{ attribute: 'is_active', value: { eq: true }, scope: 'default' }],
    _availableFilters: [],
    _appliedSort: [],
    _searchText: '',
  }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query', size: '500' })
  const answer = await fetch(`${url}/api/catalog/vue_storefront_catalog/category/_search?${query}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: CategoryDocument & { level: number } }[] } }
  const [fullest] = hits.hits
    .map(({ _source: category }) => category)
    .filter(({ level, product_count: count }) => level >= 2 && count >= 50)
    .toSorted((a, b) => b.product_count - a.product_count)
  if (!fullest) throw new Error('no category has fifty products')
  return fullest
}

/** A configurable product in stock: the heaviest kind of product page. */
export async function findProductPath(url: string): Promise<string> {
  const filters = [
    { attribute: 'type_id', value: { eq: 'configurable' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
  ]
  const request = {
    _appliedFilters: filters.map((filter) => ({ ...filter, scope: 'default' })),
    _availableFilters: [],
    _appliedSort: [{ field: 'position', options: 'asc' }],
    _searchText: '',
  }
  const query = new URLSearchParams({ request: JSON.stringify(request), request_format: 'search-query', size: '1' })
  const answer = await fetch(`${url}/api/catalog/vue_storefront_catalog/product/_search?${query}`)
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { url_path: string } }[] } }
  const [first] = hits.hits
  if (!first) throw new Error('no configurable product')
  return first._source.url_path
}
