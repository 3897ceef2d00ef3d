import type { Product } from '@meerkat/contract/product'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { describe, expect, it } from 'vitest'
import { openForFile } from '../../testing/open-for-file.ts'
import { idsOf, searchByWire, sourcesOf, type WireSearch, where } from '../../testing/search-by-wire.ts'
import { idsInOrder, isShown, SOLD, VISIBLE } from '../../testing/shown-products.ts'

const { bundle } = buildDemoCatalog()
const { shop } = await openForFile({ bundle })
const search = (query: WireSearch) => searchByWire(shop.app, query)
/** All documents as clients read them, to compare lists with. */
const products = sourcesOf<Product>(await search({ params: { size: 4000 } }))

describe('filters and counts, compared with a scan of all documents', () => {
  const attributes = ['brand', 'format', 'packsize', 'colours']
  const asList = (value: unknown) => (Array.isArray(value) ? value : value == null ? [] : [value]).map(String)
  const valuesOf = (one: Product, code: string) => [
    ...asList(one[code]),
    ...(one.type_id === 'configurable' ? asList(one[`${code}_options`]) : []),
  ]

  it.each(attributes)('%s: every value finds the products that have it, themselves or in a variant', async (code) => {
    const values = [...new Set(products.flatMap((one) => valuesOf(one, code)))]
    for (const value of values.slice(0, 12)) {
      const answer = await search({ filters: [VISIBLE, SOLD, where(code, { in: [value] }, 'catalog')], params: { size: 4000 } })
      expect(idsOf(answer)).toEqual(idsInOrder(products.filter((one) => isShown(one) && valuesOf(one, code).includes(value))))
    }
  })

  it.each(attributes)('%s: counts agree with the documents', async (code) => {
    const { aggregations } = await search({ filters: [VISIBLE, SOLD], available: [code], params: { size: 1 } })
    const shown = products.filter(isShown)
    for (const field of [code, `${code}_options`]) {
      const counts = new Map<string, number>()
      for (const one of shown) for (const value of new Set(asList(one[field]))) counts.set(value, (counts.get(value) ?? 0) + 1)
      const { buckets } = aggregations![`agg_terms_${field}`]!
      const size = ['format', 'colours'].includes(code) ? 10 : 28
      expect(buckets.length).toBe(Math.min(counts.size, size))
      for (const { key, doc_count } of buckets) expect(doc_count).toBe(counts.get(String(key)))
    }
  })

  it('counts prices in the same ranges as the filters, by the price that is shown', async () => {
    const cents = ({ final_price }: Product) => Math.round((final_price ?? 0) * 100)
    const { aggregations } = await search({ filters: [VISIBLE, SOLD], available: ['price'], params: { size: 1 } })
    const { buckets } = aggregations!['agg_range_price']!
    expect(buckets.map(({ key }) => key)).toEqual(['0.0-100.0', '100.0-250.0', '250.0-400.0', '400.0-*'])
    for (const { from = 0, to = Number.POSITIVE_INFINITY, doc_count } of buckets) {
      expect(doc_count).toBe(products.filter((one) => isShown(one) && cents(one) >= from * 100 && cents(one) < to * 100).length)
    }
    expect(buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)).toBe(products.filter(isShown).length)
    const range = await search({ filters: [VISIBLE, SOLD, where('price', { gte: 100, lte: 250 }, 'catalog')], params: { size: 4000 } })
    expect(idsOf(range)).toEqual(idsInOrder(products.filter((one) => isShown(one) && cents(one) >= 10_000 && cents(one) <= 25_000)))
  })
})

describe('store views', () => {
  const rateOf = (country: string, taxClass: unknown) =>
    bundle.taxRules
      .filter(({ product_tax_class_ids }) => product_tax_class_ids.includes(Number(taxClass)))
      .flatMap(({ rates }) => rates)
      .find(({ tax_country_id }) => tax_country_id === country)?.rate ?? 0

  it.each([
    { index: 'vue_storefront_catalog', country: 'ZA' },
    { index: 'vue_storefront_catalog_de', country: 'DE' },
    { index: 'vue_storefront_catalog_it', country: 'IT' },
  ])('$index has its own texts and the tax of $country', async ({ index, country }) => {
    const all = sourcesOf<Product>(await search({ index, params: { size: 4000 } }))
    expect(all.length).toBe(products.length)
    const single = all.filter(({ type_id, price }) => type_id === 'simple' && price > 0)
    expect(single.length).toBeGreaterThan(100)
    for (const { price, price_incl_tax, final_price, tax_class_id } of single) {
      expect(price_incl_tax).toBeCloseTo(price * (1 + rateOf(country, tax_class_id) / 100), 6)
      expect(final_price).toBe(price_incl_tax)
    }
    const names = new Map(products.map(({ id, name }) => [id, name]))
    const isOther = all.some(({ id, name }) => names.get(id) !== name)
    expect(isOther).toBe(index !== 'vue_storefront_catalog')
  })
})

describe('pages and order', () => {
  it.each(['position:asc', 'final_price:asc', 'final_price:desc', 'created_at:desc', 'random', ''])(
    '%s: each product is on exactly one page',
    async (sort) => {
      const seen: number[] = []
      for (let from = 0; from < products.length; from += 50)
        seen.push(...idsOf(await search({ filters: [where('id', { gt: 0 })], sort, params: { from, size: 50 } })))
      expect(seen.length).toBe(products.length)
      expect(new Set(seen).size).toBe(products.length)
    },
  )

  it('sorts by the price that is paid', async () => {
    const answer = await search({ filters: [VISIBLE, SOLD], sort: 'final_price:desc', params: { size: 4000 } })
    const prices = sourcesOf<Product>(answer).map(({ final_price }) => Math.round(final_price! * 100))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(answer.hits.hits[0]!._score).toBeNull()
  })

  it.each([
    { why: 'size 0', params: { size: 0 }, hits: 50 },
    { why: 'negative size', params: { size: -5 }, hits: 50 },
    { why: 'size that is not a number', params: { size: 'NaN' }, hits: 50 },
    { why: 'infinite size', params: { size: '1e309' }, hits: 50 },
    { why: 'size beyond the maximum', params: { size: 99_999 }, hits: 'all' },
    { why: 'negative start', params: { from: -3, size: 2 }, hits: 2 },
    { why: 'start beyond the end', params: { from: 1e12, size: 2 }, hits: 0 },
  ])('accepts $why', async ({ params, hits }) => {
    const answer = await search({ params })
    expect(answer.hits.hits.length).toBe(hits === 'all' ? products.length : hits)
    expect(answer.hits.total).toBe(products.length)
  })
})
