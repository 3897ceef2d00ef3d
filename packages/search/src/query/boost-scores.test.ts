import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { applyChanges } from '../delta/apply-changes.ts'
import { catalogSchema } from '../testing/small-catalog.ts'
import type { Boost, Filter, QueryPlan, TextQuery } from './query-plan.ts'
import { searchIndex } from './search-index.ts'

const aProduct = (id: number, name: string, brand: string) => ({ id, sku: `P-${id}`, text: { name }, values: { brand } })
const products = [
  aProduct(1, 'puppy food', 'A'),
  aProduct(2, 'puppy food', 'B'),
  aProduct(3, 'food for a puppy', 'B'),
  aProduct(4, 'bowl', 'C'),
]
const schema = { ...catalogSchema, keyword: [...new Set([...catalogSchema.keyword, 'brand'])] }
const index = buildIndex(schema, products)
const page = { filters: [], facets: [], sort: [], from: 0, size: 10 }
const search = (plan: Partial<QueryPlan>) => searchIndex(index, { ...page, ...plan })
const idsOf = (plan: Partial<QueryPlan>) => search(plan).hits.map(({ id }) => id)
const isBrand = (brand: string): Filter => ({ kind: 'terms', field: 'brand', values: [brand] })
const aBoost = (functions: Boost['functions'], rest: Partial<Boost> = {}): Boost => ({
  functions,
  scoreMode: 'multiply',
  boostMode: 'multiply',
  maxFactor: Number.MAX_VALUE,
  ...rest,
})
const text: TextQuery = {
  text: 'puppy food',
  mode: 'words',
  fuzziness: 0,
  prefixLength: 2,
  maxExpansions: 50,
  minimumMatch: 1,
  minScore: 0,
}

describe('boosts', () => {
  it('order the hits of a search without text', () => {
    const plan = {
      boosts: [
        aBoost([
          { filter: isBrand('B'), weight: 3 },
          { filter: isBrand('C'), weight: 5 },
        ]),
      ],
    }
    expect(search(plan).hits).toEqual([
      { id: 4, score: 5 },
      { id: 2, score: 3 },
      { id: 3, score: 3 },
      { id: 1, score: 1 },
    ])
    expect(search(plan).maxScore).toBe(5)
  })

  it('multiply the score of a text', () => {
    expect(idsOf({ text })).toEqual([1, 2, 3])
    expect(idsOf({ text, boosts: [aBoost([{ filter: isBrand('B'), weight: 3 }])] })).toEqual([2, 3, 1])
  })

  it('clear their scores for the next search', () => {
    search({ boosts: [aBoost([{ filter: isBrand('B'), weight: 3 }])], filters: [isBrand('B')] })
    expect(search({}).hits.every(({ score }) => score === null)).toBe(true)
    expect(search({ text }).hits).toEqual(searchIndex(buildIndex(schema, products), { ...page, text }).hits)
  })

  const both = [
    { filter: isBrand('B'), weight: 2 },
    { filter: { kind: 'all', filters: [] } as const, weight: 5 },
  ]
  it.each<{ rest: Partial<Boost>; score: number }>([
    { rest: {}, score: 10 },
    { rest: { scoreMode: 'sum' }, score: 7 },
    { rest: { scoreMode: 'first' }, score: 2 },
    { rest: { scoreMode: 'max' }, score: 5 },
    { rest: { scoreMode: 'min' }, score: 2 },
    { rest: { maxFactor: 4 }, score: 4 },
    { rest: { boostMode: 'replace' }, score: 10 },
    { rest: { boostMode: 'sum' }, score: 11 },
    { rest: { boostMode: 'avg' }, score: 5.5 },
    { rest: { boostMode: 'max' }, score: 10 },
    { rest: { boostMode: 'min' }, score: 1 },
  ])('combine by $rest', ({ rest, score }) => {
    expect(search({ boosts: [aBoost(both, rest)], filters: [isBrand('B')] }).hits[0]).toEqual({ id: 2, score })
  })
})

describe('conditions on words', () => {
  const words = (match: 'any' | 'all' | 'phrase', value: string, field = 'name') =>
    idsOf({ filters: [{ kind: 'words', field, text: value, match }] })

  it.each([
    { why: 'any word, in any form', found: words('any', 'Puppies bowls'), ids: [1, 2, 3, 4] },
    { why: 'all words', found: words('all', 'food PUPPY'), ids: [1, 2, 3] },
    { why: 'a phrase', found: words('phrase', 'puppy food'), ids: [1, 2] },
    { why: 'a phrase in another order', found: words('phrase', 'food puppy'), ids: [] },
    { why: 'a phrase longer than the text', found: words('phrase', 'puppy food bowl'), ids: [] },
    { why: 'an unknown word', found: words('any', 'parrot'), ids: [] },
    { why: 'no word', found: words('any', ' - '), ids: [] },
    { why: 'a field without words', found: words('any', 'A', 'brand'), ids: [] },
  ])('$why', ({ found, ids }) => {
    expect(found).toEqual(ids)
  })

  it('find words that were added after the build', () => {
    const changed = buildIndex(schema, products)
    applyChanges(changed, [{ kind: 'upsert', document: aProduct(4, 'slow feeder', 'C') }])
    const plan: QueryPlan = { ...page, filters: [{ kind: 'words', field: 'name', text: 'slow feeder', match: 'phrase' }] }
    expect(searchIndex(changed, plan).hits).toEqual([{ id: 4, score: null }])
  })
})
