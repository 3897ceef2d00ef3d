import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSelector } from './field-selection.ts'
import { matchPattern } from './match-pattern.ts'

const product = {
  id: 4300,
  sku: 'DERMA-CARE',
  image: '/d/e/derma.jpg',
  small_image: '/d/e/small.jpg',
  price: 0,
  special_price: null,
  tier_prices: [],
  stock: { product_id: 4300, qty: 3, is_in_stock: true },
  media_gallery: [
    { image: '/1.jpg', pos: 1 },
    { image: '/2.jpg', pos: 2, sgn: 'x' },
  ],
  configurable_children: [
    { id: 1, sku: 'A', price: 1, sgn: 'x', tags: ['a', 'b'] },
    { id: 2, price: 2 },
  ],
  extra: {},
}

describe('field selection (docs/wire.md §13.4)', () => {
  it.each([
    { why: 'an empty selection keeps everything', include: [], exclude: [], kept: product },
    {
      why: 'named fields are selected',
      include: ['id', 'price', 'special_price'],
      exclude: [],
      kept: { id: 4300, price: 0, special_price: null },
    },
    { why: 'unknown names are ignored', include: ['id', 'nothing', 'stock.nothing'], exclude: [], kept: { id: 4300 } },
    { why: 'only unknown names give nothing', include: ['nothing'], exclude: [], kept: {} },
    { why: 'an object includes everything below it', include: ['stock'], exclude: [], kept: { stock: product.stock } },
    { why: 'a dotted path selects within', include: ['stock.qty'], exclude: [], kept: { stock: { qty: 3 } } },
    { why: 'a named empty list is kept', include: ['tier_prices', 'extra'], exclude: [], kept: { tier_prices: [], extra: {} } },
    {
      why: 'the star also matches dots',
      include: ['*image'],
      exclude: [],
      kept: { image: '/d/e/derma.jpg', small_image: '/d/e/small.jpg', media_gallery: [{ image: '/1.jpg' }, { image: '/2.jpg' }] },
    },
    {
      why: 'elements keep their positions',
      include: ['configurable_children.sku'],
      exclude: [],
      kept: { configurable_children: [{ sku: 'A' }, {}] },
    },
    {
      why: 'a list of values below a chosen path is kept',
      include: ['configurable_children.tags'],
      exclude: [],
      kept: { configurable_children: [{ tags: ['a', 'b'] }, {}] },
    },
    { why: 'exclude wins over include', include: ['id', 'sku'], exclude: ['sku'], kept: { id: 4300 } },
    { why: 'excluding an object drops all below it', include: ['stock', 'id'], exclude: ['stock'], kept: { id: 4300 } },
    {
      why: 'exclude applies to nested fields',
      include: ['stock'],
      exclude: ['stock.*_in_*'],
      kept: { stock: { product_id: 4300, qty: 3 } },
    },
    {
      why: 'exclude with a star below a list',
      include: ['configurable_children', 'media_gallery'],
      exclude: ['*.sgn', '*.tags'],
      kept: {
        configurable_children: [
          { id: 1, sku: 'A', price: 1 },
          { id: 2, price: 2 },
        ],
        media_gallery: [
          { image: '/1.jpg', pos: 1 },
          { image: '/2.jpg', pos: 2 },
        ],
      },
    },
    { why: 'excluding everything leaves an empty object', include: [], exclude: ['*'], kept: {} },
    { why: 'excluding everything wins over include', include: ['id'], exclude: ['*'], kept: {} },
  ])('$why', ({ include, exclude, kept }) => {
    expect(createSelector({ include, exclude })(product)).toEqual(kept)
  })

  it('does not let a document set the prototype of its copy', () => {
    const hostile = JSON.parse('{"id":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    const copy = createSelector({ include: ['*'], exclude: [] })(hostile)
    expect(copy['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })
})

describe('patterns', () => {
  it('match the same paths as the equivalent regular expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 })
    fc.assert(
      fc.property(text, fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 10 }), (pattern, path) => {
        const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
        expect(matchPattern(pattern, path)).toBe(expression.test(path))
      }),
    )
  })

  it('match quickly where a regular expression backtracks exponentially', () => {
    expect(matchPattern(`${'*a'.repeat(2000)}b`, 'a'.repeat(5000))).toBe(false)
  })
})
