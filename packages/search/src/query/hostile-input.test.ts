import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { applyChanges } from '../delta/apply-changes.ts'
import { catalogSchema, makeProducts, toDocument } from '../testing/small-catalog.ts'
import type { Filter, QueryPlan, TextQuery } from './query-plan.ts'
import { searchIndex } from './search-index.ts'
import { suggest } from './suggest.ts'

const index = buildIndex(catalogSchema, makeProducts(200).map(toDocument))
const plain: QueryPlan = { filters: [], facets: [], sort: [], from: 0, size: 10 }
const tuning: TextQuery = { text: '', mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }

const hostileTexts = [
  'collar '.repeat(15_000),
  'x'.repeat(100_000),
  Array.from({ length: 30_000 }, (_, number) => number.toString(36)).join(' '),
  '-'.repeat(100_000),
  '\u0000\u0007\u001b\u200b\ufeff\uffff',
  '\ud800 \udc00 \ud83d',
  '\u0301'.repeat(50_000),
  '"+-&|!(){}[]^~*?:\\/',
  '__proto__ constructor toString',
  'İıſß',
]

describe('a search survives', () => {
  it.each(hostileTexts.map((text) => ({ shown: JSON.stringify(text.slice(0, 20)), text })))('the text $shown', ({ text }) => {
    for (const mode of ['words', 'prefix'] as const)
      expect(searchIndex(index, { ...plain, text: { ...tuning, mode, text } }).total).toBeLessThanOrEqual(200)
    expect(suggest(index, text, 5).terms.length).toBeLessThanOrEqual(5)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 1e308, 0.5])(
    'the number %s wherever a number goes',
    (number) => {
      const text = {
        ...tuning,
        text: 'collar leed',
        fuzziness: number,
        prefixLength: number,
        maxExpansions: number,
        minimumMatch: number,
        minScore: number,
      }
      expect(() =>
        searchIndex(index, {
          text,
          filters: [{ kind: 'none', filters: [{ kind: 'range', field: 'price', gt: number, lte: number }] }],
          facets: [
            { kind: 'terms', name: 't', field: 'brand', size: number },
            { kind: 'range', name: 'r', field: 'price', ranges: [{ from: number, to: number }] },
          ],
          sort: [{ field: 'random', order: 'asc' }],
          from: number,
          size: number,
          seed: number,
        }),
      ).not.toThrow()
      expect(() => suggest(index, 'coll', number)).not.toThrow()
    },
  )

  it('ten thousand values', () => {
    const values = Array.from({ length: 10_000 }, (_, number) => number)
    const filters: Filter[] = [
      { kind: 'terms', field: 'category_ids', values },
      { kind: 'terms', field: 'price', values: [0] },
      { kind: 'any', filters: [{ kind: 'terms', field: 'brand', values }] },
      { kind: 'any', filters: Array.from({ length: 300 }, (_, number) => ({ kind: 'terms', field: 'category_ids', values: [number] })) },
    ]
    for (const filter of filters) expect(searchIndex(index, { ...plain, filters: [filter] }).total).toBeLessThanOrEqual(200)
    expect(searchIndex(index, { ...plain, filters: [filters[0]!] }).total).toBe(200)
  })

  it('conditions nested far too deeply, which match nothing', () => {
    let filter: Filter = { kind: 'exists', field: 'price' }
    for (let depth = 0; depth < 5000; depth++) filter = { kind: depth % 2 === 0 ? 'all' : 'any', filters: [filter] }
    expect(searchIndex(index, { ...plain, filters: [filter] }).total).toBe(0)
  })

  it('hundreds of sort keys, facets and ranges', () => {
    const many = Array.from({ length: 300 }, (_, number) => number)
    const answer = searchIndex(index, {
      ...plain,
      sort: many.map(() => ({ field: 'price', order: 'desc' })),
      facets: many.map((number) => ({
        kind: 'range',
        name: `r${number}`,
        field: 'price',
        ranges: many.map((from) => ({ from: from + number })),
      })),
    })
    expect(Object.keys(answer.facets)).toHaveLength(300)
  })

  it('an exception in the middle: the next search is not affected', () => {
    const plan: QueryPlan = { ...plain, text: { ...tuning, text: 'collar' } }
    const before = searchIndex(index, plan)
    const broken = { ...plan, facets: null } as unknown as QueryPlan
    expect(() => searchIndex(index, broken)).toThrow(TypeError)
    expect(searchIndex(index, plan)).toEqual(before)
  })

  it('documents named like members of Object.prototype', () => {
    const schema = { ...catalogSchema, keyword: ['__proto__', 'constructor'] }
    const values = Object.fromEntries([
      ['__proto__', ['__proto__', 'x']],
      ['constructor', Number.NaN],
    ])
    const small = buildIndex(schema, [{ id: 1, sku: '__proto__', text: Object.fromEntries([['name', '__proto__']]), values }])
    applyChanges(small, [{ kind: 'patch', id: 1, values: Object.fromEntries([['__proto__', 'y']]) }])
    expect(searchIndex(small, { ...plain, filters: [{ kind: 'terms', field: '__proto__', values: ['y'] }] }).total).toBe(1)
    expect(searchIndex(small, { ...plain, text: { ...tuning, text: '__proto__' } }).total).toBe(1)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
