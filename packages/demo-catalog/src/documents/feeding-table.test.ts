import { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { expect, it } from 'vitest'
import { buildDemoCatalog } from '../demo-catalog.ts'

const { bundle } = buildDemoCatalog()
const fed = bundle.stores[0]!.products.filter((product) => product.feeding_guide && product.visibility === 4)

it('dog and cat food says how much of it an animal needs', () => {
  expect(fed.length).toBeGreaterThan(50)
  expect(fed.filter(({ feeding_guide }) => !FeedingGuide.safeParse(feeding_guide).success)).toEqual([])
  expect(new Set(fed.map(({ feeding_guide }) => feeding_guide?.animal))).toEqual(new Set(['dog', 'cat']))
})

it('every row of a table has the energy that such an animal needs', () => {
  const odd = fed.flatMap(({ sku, feeding_guide }) =>
    (feeding_guide?.rows ?? [])
      .map(({ weight_kg, grams_per_day }) => ({
        sku,
        weight_kg,
        // Multiples of the resting energy: from a calm cat to a growing puppy.
        factor: (grams_per_day * (feeding_guide?.kcal_per_100g ?? 0)) / 100 / (70 * weight_kg ** 0.75),
      }))
      .filter(({ factor }) => factor < 0.95 || factor > 2.6),
  )
  expect(odd).toEqual([])
})

it('what is only part of a meal has no amount', () => {
  const partial = bundle.stores[0]!.products.filter(({ name }) => /Milk|Green Mix/.test(name))
  expect(partial.length).toBeGreaterThan(2)
  expect(partial.filter(({ feeding_guide }) => feeding_guide)).toEqual([])
})
