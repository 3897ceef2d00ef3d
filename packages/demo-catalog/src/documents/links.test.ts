import { expect, it } from 'vitest'
import { buildDemoCatalog } from '../demo-catalog.ts'

const { products } = buildDemoCatalog().bundle.stores[0]!
const bySku = new Map(products.map((product) => [product.sku, product]))
const deepest = ({ category = [] }: (typeof products)[number]) => category.at(-1)?.path.split('/').at(-1)
const goingWith = (sku: string) =>
  (bySku.get(sku)?.product_links ?? [])
    .filter(({ link_type }) => link_type === 'related')
    .map(({ linked_product_sku }) => bySku.get(linked_product_sku)!)

it('related products go with a product instead of replacing it', () => {
  const kibble = bySku.get('VT-LAMB-RICE-ADULT')!
  const companions = goingWith(kibble.sku)
  expect(companions).toHaveLength(4)
  expect(companions.map(deepest)).not.toContain(deepest(kibble))
  expect(new Set(companions.map(deepest)).size).toBe(4)
})

it('all related products are for the same animal and are sold', () => {
  const odd = products.flatMap((product) => {
    const animal = product.category?.[0]?.path
    return goingWith(product.sku).filter((other) => other.status !== 1 || other.category?.[0]?.path !== animal)
  })
  expect(odd.map(({ sku }) => sku)).toEqual([])
})

it('food for young animals is not shown beside food for old ones', () => {
  const puppyFood = products.filter(({ feeding_guide, visibility }) => visibility === 4 && feeding_guide?.age === 'young')
  expect(puppyFood.length).toBeGreaterThan(4)
  expect(puppyFood.flatMap(({ sku }) => goingWith(sku)).filter(({ feeding_guide }) => feeding_guide?.age === 'senior')).toEqual([])
})
