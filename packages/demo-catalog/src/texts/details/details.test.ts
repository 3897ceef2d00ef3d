import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from '../../demo-catalog.ts'
import { productGroups } from '../../products/product-groups.ts'
import { DETAILED, detailsOf } from './details.ts'

const blueprints = productGroups.flatMap(({ products }) => products)
const { stores } = buildDemoCatalog().bundle
const PARTS_OF_SETS = new Set(['bundle', 'grouped', 'downloadable'])

it('every thing that is no food, set or file has details', () => {
  const detailed = new Set(DETAILED)
  const without = blueprints.filter(
    ({ name, recipe, type }) => recipe === undefined && !PARTS_OF_SETS.has(type ?? '') && !detailed.has(name[0]),
  )
  expect(without.map(({ name }) => name[0])).toEqual([])
})

it('details belong to products that exist', () => {
  const names = new Set(blueprints.map(({ name }) => name[0]))
  expect(DETAILED.filter((name) => !names.has(name))).toEqual([])
})

it.each(blueprints.map(({ name }) => name))('%s says as much in German and Italian', (...name) => {
  const counts = (['en', 'de', 'it'] as const).map((language) => detailsOf(name, language).length)
  expect(new Set(counts).size).toBe(1)
})

describe.each(stores.map((store) => ({ code: store.storeCode || 'default', store })))('bullets of $code', ({ store }) => {
  const bullets = store.products
    .filter(({ visibility, type_id }) => visibility === 4 && type_id !== 'grouped')
    .map(({ sku, type_id, description }) => ({
      sku,
      // What is in a set or a file is listed beside them.
      least: PARTS_OF_SETS.has(type_id) ? 1 : 2,
      lines: [...String(description).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line ?? ''),
    }))

  it('say at least two things of every product, and one of sets and files', () => {
    expect(bullets.filter(({ lines, least }) => lines.length < least)).toEqual([])
  })

  it('do not repeat themselves', () => {
    expect(bullets.filter(({ lines }) => new Set(lines).size < lines.length)).toEqual([])
  })
})
