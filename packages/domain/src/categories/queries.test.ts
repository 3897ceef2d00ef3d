import { SearchQuery } from '@meerkat/contract/search'
import { describe, expect, it } from 'vitest'
import { linkedSkus } from './linked-skus.ts'
import { alternativesQuery, bestsellersQuery, inspirationsQuery, newProductsQuery, recommendationsQuery } from './named-queries.ts'
import { productQuery } from './product-query.ts'
import { textQuery } from './text-query.ts'

const rules = { listOutOfStock: true, filters: ['price', 'brand'], defaultSort: { field: 'position', order: 'asc' as const } }
const sold = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]
const nothing = { sort: null, values: {} }

describe('productQuery (docs/behaviour/categories.md §9.4, docs/wire.md §15 Q10)', () => {
  it('equals the example of docs/wire.md §14.2 in the search-query language', () => {
    const query = productQuery(
      { categoryIds: [12, 13], chosen: { sort: 'final_price:desc', values: { brand: ['71'], price: ['100.0-250.0'] } } },
      rules,
    )
    expect(SearchQuery.parse(query)).toEqual({
      _availableFilters: [
        { field: 'price', scope: 'catalog', options: {} },
        { field: 'brand', scope: 'catalog', options: {} },
      ],
      _appliedFilters: [
        ...sold,
        { attribute: 'category_ids', value: { in: [12, 13] }, scope: 'default' },
        { attribute: 'brand', value: { in: ['71'] }, scope: 'catalog' },
        { attribute: 'price', value: { gte: 100, lt: 250 }, scope: 'catalog' },
      ],
      _appliedSort: [{ field: 'final_price', options: 'desc' }],
      _searchText: '',
    })
  })

  it.each([
    { why: 'a bound of 0 is left out', price: '0.0-100.0', value: { lt: 100 } },
    { why: 'open at the top', price: '400.0-*', value: { gte: 400 } },
    { why: 'not a range', price: 'cheap', value: undefined },
  ])('$why', ({ price, value }) => {
    const query = productQuery({ categoryIds: [], chosen: { sort: null, values: { price: [price] } } }, rules)
    expect(query._appliedFilters?.find(({ attribute }) => attribute === 'price')?.value).toEqual(value)
  })

  it.each([
    { filter: 'rating', ids: ['4'], condition: { attribute: 'rating', value: { gte: 4 } } },
    { filter: 'in_stock', ids: ['1'], condition: { attribute: 'stock.is_in_stock', value: { in: ['1', 'true', 'y', 'yes'] } } },
    { filter: 'sale', ids: ['1'], condition: { attribute: 'sale', value: { in: ['1', 'true', 'y', 'yes'] } } },
    { filter: 'contains', ids: ['egg'], condition: { attribute: 'contains', value: { in: ['egg'] } } },
    // The label must rule out each of them.
    { filter: 'free_from', ids: ['egg', 'fish'], condition: { attribute: 'contains', value: { nin: ['egg', 'fish'] } } },
    { filter: 'agefrom', ids: ['121'], condition: { attribute: 'agefrom', value: { in: ['121'] } } },
  ])('$filter becomes a condition', ({ filter, ids, condition }) => {
    const query = productQuery({ categoryIds: [12], chosen: { sort: null, values: { [filter]: ids } } }, { ...rules, filters: [filter] })
    expect(query._appliedFilters?.at(-1)).toEqual({ ...condition, scope: 'catalog' })
    expect(query._availableFilters).toEqual([
      { field: filter === 'in_stock' ? 'stock.is_in_stock' : filter, scope: 'catalog', options: {} },
    ])
  })

  it('lists the whole catalogue under a fixed filter, which the shopper can narrow but not replace', () => {
    const chosen = { sort: null, values: { brand: ['72'], price: ['100.0-250.0'] } }
    const query = productQuery({ fixed: { brand: ['71'] }, chosen }, rules)
    expect(query._availableFilters?.map(({ field }) => field)).toEqual(['price'])
    expect(query._appliedFilters).toEqual([
      ...sold,
      { attribute: 'brand', value: { in: ['71'] }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 100, lt: 250 }, scope: 'catalog' },
    ])
  })

  it('sorts by position by default, and filters by stock only when out-of-stock products are hidden', () => {
    const query = productQuery({ categoryIds: [12], chosen: nothing }, { ...rules, listOutOfStock: false })
    expect(query._appliedSort).toEqual([{ field: 'position', options: 'asc' }])
    expect(query._appliedFilters).toContainEqual({ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' })
    expect(productQuery({ categoryIds: [], chosen: { ...nothing, sort: 'name' } }, rules)._appliedSort).toEqual([
      { field: 'name', options: 'asc' },
    ])
  })
})

describe('textQuery (docs/behaviour/search.md §10.3)', () => {
  it('searches visible products, by relevance, with optional filters', () => {
    expect(textQuery({ text: ' kibble ' }, rules)).toMatchObject({ _searchText: 'kibble', _appliedFilters: sold, _appliedSort: [] })
    const narrowed = textQuery({ text: 'kibble', categoryIds: [12], chosen: { sort: 'final_price', values: { brand: ['71'] } } }, rules)
    expect(narrowed._appliedFilters?.map(({ attribute }) => attribute)).toEqual(['visibility', 'status', 'category_ids', 'brand'])
    expect(narrowed._appliedSort).toEqual([{ field: 'final_price', options: 'asc' }])
  })
})

describe('named queries (docs/behaviour/search.md §10.4)', () => {
  const home = {
    newProducts: { attribute: 'featured', value: 'y' },
    bestsellersCategory: 'Special Diets',
    inspirationsCategory: 'Health Products',
  }

  it('find the newest products of an attribute or a category', () => {
    expect(newProductsQuery(home)).toMatchObject({
      _appliedFilters: [{ attribute: 'featured', value: { eq: 'y' }, scope: 'default' }, ...sold],
      _appliedSort: [{ field: 'created_at', options: 'desc' }],
    })
    const ofCategory = (name: string) => ({ attribute: 'category.name', value: { eq: name }, scope: 'default' })
    expect(bestsellersQuery(home)._appliedFilters?.[0]).toEqual(ofCategory('Special Diets'))
    expect(inspirationsQuery(home)._appliedFilters?.[0]).toEqual(ofCategory('Health Products'))
  })

  const link = (linked_product_sku: string, link_type: 'related' | 'upsell') => ({
    sku: 'A',
    link_type,
    linked_product_sku,
    linked_product_type: 'simple' as const,
  })
  it.each([
    {
      why: 'links of the type',
      product: { product_links: [link('B', 'related'), link('C', 'upsell')] },
      first: { attribute: 'sku', value: { in: ['B'] } },
    },
    {
      why: 'the most specific categories when there are no links, so that dog food is not recommended with a consultation',
      product: {
        category: [
          { category_id: 112, name: 'Advice', slug: 'advice', path: 'advice' },
          { category_id: 116, name: 'Starter Kits', slug: 'kits', path: 'advice/kits' },
          { category_id: 10, name: 'Dogs', slug: 'dogs', path: 'dogs' },
          { category_id: 14, name: 'Puppy Food', slug: 'puppy-food', path: 'dogs/puppy-food' },
        ],
        category_ids: ['2', '112', '116', '10', '14'],
      },
      first: { attribute: 'category_ids', value: { in: [116, 14] } },
    },
    {
      why: 'its category ids when it has no other data of its categories',
      product: { category_ids: ['12'] },
      first: { attribute: 'category_ids', value: { in: ['12'] } },
    },
  ])('recommend by $why, enabled ones only', ({ product, first }) => {
    const query = recommendationsQuery(product, 'related', rules)
    expect(query?._appliedFilters?.[0]).toMatchObject(first)
    expect(query?._appliedFilters).toContainEqual({ attribute: 'status', value: { in: [1] }, scope: 'default' })
  })

  it('offer alternatives of the same kind, in stock, to a sold-out product', () => {
    const category = [
      { category_id: 3, name: 'Dogs', slug: 'dogs', path: 'dogs' },
      { category_id: 12, name: 'Dry Food', slug: 'dry-food', path: 'dogs/dog-food/dry-food' },
      { category_id: 11, name: 'Dog Food', slug: 'dog-food', path: 'dogs/dog-food' },
    ]
    const filters = alternativesQuery({ category })?._appliedFilters
    expect(filters?.[0]).toMatchObject({ attribute: 'category_ids', value: { in: [12] } })
    expect(filters).toContainEqual({ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' })
    expect(alternativesQuery({ category: [] })).toBeNull()
  })

  it('recommend nothing rather than everything', () => {
    expect(recommendationsQuery({ category_ids: [] }, 'related', rules)).toBeNull()
  })

  it('lists only the links of a type', () => {
    expect(linkedSkus({ product_links: [link('B', 'related')] }, 'related')).toEqual(['B'])
    expect(linkedSkus({ product_links: [link('C', 'upsell')] }, 'related')).toEqual([])
    expect(linkedSkus({}, 'related')).toEqual([])
  })
})
