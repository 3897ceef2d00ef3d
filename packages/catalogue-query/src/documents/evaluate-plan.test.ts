import type { Filter, QueryPlan } from '@meerkat/search/query/query-plan'
import { describe, expect, it } from 'vitest'
import { evaluatePlan } from './evaluate-plan.ts'

const documents = [
  {
    id: 1,
    name: 'Dogs',
    level: 2,
    position: 2,
    is_active: true,
    product_count: 4,
    children_data: [{ id: 5 }],
    created_at: '2025-01-10 08:00:00',
  },
  { id: 2, name: 'Cats', level: 2, position: 1, is_active: true, product_count: 0, children_data: [] },
  { id: 3, name: 'Birds', level: 3, is_active: false, product_count: 1, parent_ids: ['1', '2'], created_at: '2025-03-01 08:00:00' },
].map((source) => ({ id: source.id, source }))

function ask(plan: Partial<QueryPlan>) {
  const { total, hits, facets } = evaluatePlan(documents, { filters: [], facets: [], sort: [], from: 0, size: 50, ...plan })
  return { total, ids: hits.map(({ id }) => id), facets }
}

describe('conditions without an index', () => {
  it.each<{ why: string; filter: Filter; ids: number[] }>([
    { why: 'numbers as text', filter: { kind: 'terms', field: 'level', values: ['2'] }, ids: [1, 2] },
    { why: 'text as numbers', filter: { kind: 'terms', field: 'parent_ids', values: [2] }, ids: [3] },
    { why: 'booleans', filter: { kind: 'terms', field: 'is_active', values: [true] }, ids: [1, 2] },
    { why: 'booleans as text', filter: { kind: 'terms', field: 'is_active', values: ['false'] }, ids: [3] },
    { why: 'through lists', filter: { kind: 'terms', field: 'children_data.id', values: [5] }, ids: [1] },
    { why: 'ranges', filter: { kind: 'range', field: 'product_count', gt: 0 }, ids: [1, 3] },
    { why: 'ranges of dates', filter: { kind: 'range', field: 'created_at', gte: Date.UTC(2025, 1, 1) / 1000 }, ids: [3] },
    { why: 'a bound that is not a number', filter: { kind: 'range', field: 'level', gte: Number.NaN }, ids: [] },
    { why: 'presence', filter: { kind: 'exists', field: 'created_at' }, ids: [1, 3] },
    { why: 'absence', filter: { kind: 'none', filters: [{ kind: 'exists', field: 'created_at' }] }, ids: [2] },
    {
      why: 'alternatives',
      filter: {
        kind: 'any',
        filters: [
          { kind: 'terms', field: 'id', values: [1] },
          { kind: 'terms', field: 'id', values: [3] },
        ],
      },
      ids: [1, 3],
    },
    { why: 'an unknown field', filter: { kind: 'terms', field: 'shoe_size', values: [1] }, ids: [] },
    { why: 'a member every object has', filter: { kind: 'exists', field: 'constructor.name' }, ids: [] },
  ])('$why', ({ filter, ids }) => {
    expect(ask({ filters: [filter] }).ids).toEqual(ids)
  })
})

describe('order, pages, counts and words without an index', () => {
  it('sorts in both directions with missing values last', () => {
    expect(ask({ sort: [{ field: 'position', order: 'asc' }] }).ids).toEqual([2, 1, 3])
    expect(ask({ sort: [{ field: 'position', order: 'desc' }] }).ids).toEqual([1, 2, 3])
    expect(ask({ sort: [{ field: 'name', order: 'asc' }] }).ids).toEqual([3, 2, 1])
    expect(ask({ sort: [{ field: 'created_at', order: 'desc' }] }).ids).toEqual([3, 1, 2])
  })

  it('cuts out the page and keeps the total', () => {
    expect(ask({ from: 1, size: 1 })).toMatchObject({ total: 3, ids: [2] })
    expect(ask({ from: 9, size: 1 })).toMatchObject({ total: 3, ids: [] })
  })

  it('counts terms and ranges', () => {
    const { facets } = ask({
      facets: [
        { kind: 'terms', name: 'levels', field: 'level', size: 1 },
        { kind: 'range', name: 'counts', field: 'product_count', ranges: [{ from: 0, to: 1 }, { from: 1 }] },
      ],
    })
    expect(facets['levels']).toEqual([{ key: 2, count: 2 }])
    expect(facets['counts']).toEqual([
      { from: 0, to: 1, count: 1 },
      { from: 1, count: 2 },
    ])
  })

  it('finds words in names', () => {
    const text = {
      text: 'DOG',
      mode: 'words',
      fuzziness: 2,
      prefixLength: 2,
      maxExpansions: 50,
      minimumMatch: 0.75,
      minScore: 0.02,
    } as const
    expect(ask({ text }).ids).toEqual([1])
  })
})
