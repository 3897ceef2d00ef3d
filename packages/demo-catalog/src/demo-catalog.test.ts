import { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from './demo-catalog.ts'

const { bundle, pictures } = buildDemoCatalog()
const [southAfrica] = bundle.stores
const products = southAfrica?.products ?? []
const shown = products.filter(isShown)

function isShown(product: Product): boolean {
  return (product.visibility ?? 0) > 1 && (product.status ?? 0) < 2
}

function count<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

describe('the demo catalogue', () => {
  it('parses with the schemas of the contract', () => {
    expect(CatalogBundle.safeParse(bundle).error).toBeUndefined()
  })

  it('is the same every time it is built', () => {
    const again = buildDemoCatalog()
    expect(again.bundle).toEqual(bundle)
    expect(again.pictures.map(({ path }) => path)).toEqual(pictures.map(({ path }) => path))
  })

  it('serves the three store views with the same products', () => {
    expect(bundle.stores.map(({ storeCode }) => storeCode)).toEqual(['', 'de', 'it'])
    for (const store of bundle.stores) expect(store.products.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku))
  })

  it('has the documented number of products', () => {
    expect(shown.length).toBeGreaterThanOrEqual(360)
    expect(new Set(shown.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(24)
    expect(southAfrica?.categories.length).toBeGreaterThanOrEqual(70)
    expect(new Set(southAfrica?.categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]))
    expect(bundle.reviews.length).toBeGreaterThanOrEqual(900)
  })

  it.each([
    { type: 'simple', least: 0.5, most: 0.65 },
    { type: 'configurable', least: 0.25, most: 0.35 },
    { type: 'grouped', least: 0.02, most: 0.06 },
    { type: 'bundle', least: 0.015, most: 0.06 },
    { type: 'virtual', least: 0.02, most: 0.06 },
    { type: 'downloadable', least: 0.02, most: 0.06 },
  ])('has a believable share of $type products', ({ type, least, most }) => {
    const share = shown.filter(({ type_id }) => type_id === type).length / shown.length
    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
  })

  it.each(['brand', 'format', 'packsize', 'agefrom', 'colours', 'ingredients', 'activity'])('uses the attribute %s', (code) => {
    expect(products.filter((product) => product[code] !== null && product[code] !== undefined).length).toBeGreaterThan(60)
  })

  it('fills the lists of the home page', () => {
    for (const name of ['Special Diets', 'Health Products']) {
      const perCategory = count(
        shown.flatMap(({ category }) => (category ?? []).filter((entry) => entry.name === name)),
        ({ path }) => path,
      )
      expect(Object.keys(perCategory).length).toBeGreaterThan(0)
      expect(Math.min(...Object.values(perCategory))).toBeGreaterThanOrEqual(8)
    }
    expect(shown.filter(({ featured }) => featured === 'y').length).toBeGreaterThanOrEqual(12)
  })

  it('shows goods before services in the lists of the home page', () => {
    const isService = ({ type_id }: Product) => type_id === 'virtual'
    for (const store of bundle.stores) {
      const sold = store.products.filter(isShown)
      expect(sold.filter((product) => isService(product) && product['featured'] === 'y')).toEqual([])
      const created = (service: boolean) =>
        sold.filter((product) => isService(product) === service).map(({ created_at }) => created_at ?? '')
      expect(created(true).toSorted().at(-1)! < created(false).toSorted()[0]!).toBe(true)
    }
  })

  it('contains the edge cases that screens must handle', () => {
    expect(products.some(({ status }) => status === 2)).toBe(true)
    expect(shown.filter(({ price, type_id }) => price === 0 && type_id === 'simple').length).toBeGreaterThanOrEqual(2)
    expect(shown.filter(({ category }) => category?.length === 0)).toHaveLength(1)
    expect(shown.some(({ configurable_options }) => configurable_options?.length === 2)).toBe(true)
    expect(shown.filter(({ custom_options }) => custom_options && custom_options.length > 0).length).toBeGreaterThanOrEqual(8)
    expect(products.some(({ tier_prices }) => tier_prices && tier_prices.length > 0)).toBe(true)
    expect(southAfrica?.categories.some(({ is_active }) => is_active === false)).toBe(true)
  })

  it('has mostly well-stocked items, some low and a few out of stock', () => {
    const { stock } = bundle
    const managed = stock.filter(({ manage_stock }) => manage_stock)
    expect(managed.length).toBeLessThan(stock.length)
    const out = managed.filter(({ is_in_stock }) => !is_in_stock).length / stock.length
    const low = managed.filter(({ qty = 0 }) => qty > 0 && qty <= 5).length / stock.length
    expect(out).toBeGreaterThan(0.02)
    expect(out).toBeLessThan(0.08)
    expect(low).toBeGreaterThan(0.03)
    expect(low).toBeLessThan(0.1)
  })

  it('writes descriptions of a readable length', () => {
    const lengths = bundle.stores.flatMap((store) =>
      store.products.filter(isShown).map(({ sku, description }) => ({
        sku,
        words: (description ?? '')
          .replaceAll(/<table.*<\/table>|<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/).length,
      })),
    )
    expect(lengths.filter(({ words }) => words < 45 || words > 180)).toEqual([])
  })

  it('has reviews of visible products in the language of the store view', () => {
    const ids = new Set(shown.map(({ id }) => id))
    expect(
      bundle.reviews.filter(({ product_id, stores, store_id }) => !ids.has(product_id) || stores?.join() !== String(store_id)),
    ).toEqual([])
    const stars = count(bundle.reviews, ({ ratings }) => String(ratings?.[0]?.value))
    expect(Object.keys(stars)).toHaveLength(5)
    expect((stars['5'] ?? 0) + (stars['4'] ?? 0)).toBeGreaterThan(bundle.reviews.length * 0.7)
    expect(new Set(bundle.reviews.map(({ review_status }) => review_status))).toEqual(new Set([1, 2, 3]))
  })
})
