import type { TranslateSettings } from '@meerkat/catalogue-query/search-query/translate-search-query'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DslFault } from './dsl-fault.ts'
import { translateDsl } from './translate-dsl.ts'

const settings: TranslateSettings = {
  products: { priceFilterKey: 'final_price', priceRanges: [], aggregationSize: 28, aggregationSizeByField: {} },
  search: { fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 },
  isSortable: (field) => ['position', 'created_at'].includes(field),
  isText: (field) => field === 'name',
}
const page = { from: 0, size: 50 }
const translate = (asked: unknown, sort?: string) => translateDsl(asked, { sort, page }, settings)
const words = (fields: object) => ({ query: { multi_match: { query: 'puppy food', ...fields } } })

describe('words (docs/wire.md §14.3)', () => {
  const usual = { text: 'puppy food', mode: 'words', fuzziness: 2, prefixLength: 2, maxExpansions: 50, minimumMatch: 0.75, minScore: 0.02 }
  it.each([
    { why: 'the shop’s settings', asked: words({}), text: usual },
    { why: 'a share as encoded in a URL', asked: words({ minimum_should_match: '50%25' }), text: { ...usual, minimumMatch: 0.5 } },
    { why: 'a share', asked: words({ minimum_should_match: '100%' }), text: { ...usual, minimumMatch: 1 } },
    { why: 'a share that is not supported', asked: words({ minimum_should_match: '2<75%' }), text: usual },
    { why: 'other edits', asked: words({ fuzziness: 1, prefix_length: 3 }), text: { ...usual, fuzziness: 1, prefixLength: 3 } },
    { why: 'more edits than are supported', asked: words({ fuzziness: 9 }), text: usual },
    { why: 'automatic edits', asked: words({ fuzziness: 'AUTO' }), text: usual },
    { why: 'the number of expansions is the shop’s', asked: words({ max_expansions: 3 }), text: usual },
    { why: 'a minimum score', asked: { ...words({}), min_score: 0.5 }, text: { ...usual, minScore: 0.5 } },
    { why: 'no words', asked: words({ query: '  ' }), text: undefined },
  ])('$why', ({ asked, text }) => {
    expect(translate(asked).plan.text).toEqual(text)
  })
})

describe('match on text', () => {
  const match = { match: { name: 'puppy' } }
  it.each([
    { why: 'alone: scored', query: match, text: 'puppy' },
    { why: 'in must: scored', query: { bool: { must: [match] } }, text: 'puppy' },
    { why: 'in a function_score: scored', query: { function_score: { query: match } }, text: 'puppy' },
    { why: 'in a filter: not scored', query: { bool: { filter: match } }, text: undefined },
    { why: 'as an alternative: not required', query: { bool: { should: [match, { term: { sku: 'A' } }] } }, text: undefined },
    { why: 'on another field: equality', query: { match: { type_id: 'simple' } }, text: undefined },
  ])('$why', ({ query, text }) => {
    expect(translate({ query }).plan.text?.text).toBe(text)
  })
})

describe('function_score', () => {
  const functions = [{ filter: { match: { brand: '71' } }, weight: 3 }]
  it('becomes a boost with its weights and modes', () => {
    const node = { query: { match_all: {} }, functions, score_mode: 'sum', boost_mode: 'replace', max_boost: 5 }
    expect(translate({ query: { bool: { must: { function_score: node } } } }).plan.boosts).toEqual([
      {
        functions: [{ filter: { kind: 'terms', field: 'brand', values: ['71'] }, weight: 3 }],
        scoreMode: 'sum',
        boostMode: 'replace',
        maxFactor: 5,
      },
    ])
  })

  it.each([
    { why: 'a field value', node: { functions: [{ field_value_factor: { field: 'rating' } }] } },
    { why: 'a decay', node: { functions: [{ gauss: { price: {} }, weight: 2 }] } },
    { why: 'a script', node: { functions: [{ script_score: { script: 'x' } }] } },
    { why: 'an unknown mode', node: { functions, score_mode: 'median' } },
    { why: 'no weight', node: { functions: [{ filter: { match_all: {} } }] } },
  ])('refuses $why', ({ node }) => {
    expect(() => translate({ query: { function_score: node } })).toThrow(DslFault)
  })
})

describe('unsupported queries are refused', () => {
  it.each([
    { suggest: { text: 'pupy' } },
    { post_filter: { term: { brand: 71 } } },
    { sort: [{ _script: { type: 'number' } }] },
    { aggs: { brands: { terms: { field: 'brand' }, aggs: { prices: { max: { field: 'price' } } } } } },
  ])('%j', (asked) => {
    expect(() => translate(asked)).toThrow(DslFault)
  })
})

describe('order (docs/wire.md §14.4)', () => {
  it.each([
    { asked: {}, sort: 'position:desc', keys: [{ field: 'position', order: 'desc' }] },
    { asked: {}, sort: 'position', keys: [{ field: 'position', order: 'asc' }] },
    { asked: {}, sort: '', keys: [] },
    { asked: {}, sort: 'nothing:asc', keys: [] },
    { asked: { sort: [{ created_at: { order: 'desc' } }] }, sort: undefined, keys: [{ field: 'created_at', order: 'desc' }] },
    { asked: { sort: { created_at: 'desc' } }, sort: 'position', keys: [{ field: 'position', order: 'asc' }] },
    { asked: { sort: ['_score'] }, sort: undefined, keys: [{ field: '_score', order: 'desc' }] },
    { asked: { query: { function_score: { random_score: {} } } }, sort: undefined, keys: [{ field: 'random', order: 'asc' }] },
  ])('$asked $sort', ({ asked, sort, keys }) => {
    expect(translate(asked, sort).plan.sort).toEqual(keys)
  })
})

describe('counts (docs/wire.md §14.2)', () => {
  it('use the price that is shown and the number of values of the settings', () => {
    const aggs = {
      a: { terms: { field: 'price' } },
      b: { terms: { field: 'brand', size: 5 } },
      c: { range: { field: 'price', ranges: [{ from: 0, to: 100 }, { from: 400 }, { from: 400 }] } },
      d: { max: { field: 'price' } },
    }
    expect(translate({ aggs })).toMatchObject({
      plan: {
        facets: [
          { kind: 'terms', name: 'a', field: 'final_price', size: 28 },
          { kind: 'terms', name: 'b', field: 'brand', size: 5 },
          { kind: 'range', name: 'c', field: 'final_price', ranges: [{ from: 0, to: 100 }, { from: 400 }, { from: 400 }] },
        ],
      },
      extremes: [{ kind: 'max', name: 'd', field: 'final_price' }],
    })
  })

  it.each([{ a: { cardinality: { field: 'brand' } } }, { a: { terms: {} } }, { a: 7 }, [], 'x'])('refuse %s', (aggs) => {
    expect(() => translate({ aggs })).toThrow(DslFault)
  })
})

it('translates any JSON into a plan or refuses it with a DslFault', () => {
  const clause = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(
        fc.constantFrom(
          'query',
          'bool',
          'filter',
          'must',
          'should',
          'must_not',
          'terms',
          'match',
          'range',
          'exists',
          'multi_match',
          'function_score',
          'functions',
          'weight',
          'minimum_should_match',
          'aggs',
          'sort',
          '__proto__',
        ),
        fc.oneof(tie('node'), fc.array(tie('node'), { maxLength: 3 })),
        { maxKeys: 3 },
      ),
    ),
  })).node
  fc.assert(
    fc.property(fc.oneof(clause, fc.record({ query: clause, aggs: clause, sort: clause })), (asked) => {
      expect(isPlanOrFault(asked)).toBe(true)
    }),
    {
      numRuns: 500,
      examples: [
        [{ query: { multi_match: { query: [Object.create(null)] } }, aggs: {}, sort: {} }],
        [{ query: { multi_match: { query: { toString: 1 }, fuzziness: { valueOf: 1 }, minimum_should_match: { toString: 1 } } } }],
        [{ query: { bool: { should: [], minimum_should_match: { toString: 1 } } }, min_score: { valueOf: 1 } }],
        [{ aggs: { a: { terms: { field: 'brand', size: { valueOf: 1 } } } } }],
      ],
    },
  )
})

function isPlanOrFault(asked: unknown): boolean {
  try {
    return Array.isArray(translate(asked).plan.filters)
  } catch (fault) {
    return fault instanceof DslFault
  }
}
