import { describe, expect, it } from 'vitest'
import { DslFault } from './dsl-fault.ts'
import { translateDslQuery } from './dsl-query.ts'

const terms = (field: string, ...values: unknown[]) => ({ kind: 'terms', field, values })
const all = (...filters: object[]) => ({ kind: 'all', filters })
const any = (...filters: object[]) => ({ kind: 'any', filters })
const none = (...filters: object[]) => ({ kind: 'none', filters })
const translate = (query: unknown, isCut = false) => translateDslQuery(query, { isCut, isText: (field) => field === 'name' })
const words = (text: string, match: string) => ({ kind: 'words', field: 'name', text, match })
const a = { term: { a: 1 } }
const b = { term: { b: 2 } }
const A = terms('a', 1)
const B = terms('b', 2)

describe('conditions (docs/wire.md §14.1)', () => {
  it.each([
    { why: 'nothing', query: undefined, filter: all() },
    { why: 'everything', query: { match_all: {} }, filter: all() },
    { why: 'one of the values', query: { terms: { sku: ['A', 'B'] } }, filter: terms('sku', 'A', 'B') },
    { why: 'one of the values, with a boost', query: { terms: { boost: 2, sku: ['A'] } }, filter: terms('sku', 'A') },
    { why: 'a value', query: { term: { sku: 'A' } }, filter: terms('sku', 'A') },
    { why: 'a value as an object', query: { term: { sku: { value: 'A' } } }, filter: terms('sku', 'A') },
    { why: 'a match', query: { match: { type_id: 'configurable' } }, filter: terms('type_id', 'configurable') },
    { why: 'a match as an object', query: { match: { type_id: { query: 'simple' } } }, filter: terms('type_id', 'simple') },
    { why: 'a phrase', query: { match_phrase: { sku: { query: 'A-1', boost: 1 } } }, filter: terms('sku', 'A-1') },
    { why: 'a match on text', query: { match: { name: 'puppy food' } }, filter: words('puppy food', 'any') },
    { why: 'a match of all words', query: { match: { name: { query: 'a b', operator: 'AND' } } }, filter: words('a b', 'all') },
    { why: 'a phrase of text', query: { match_phrase: { name: { query: 'puppy food' } } }, filter: words('puppy food', 'phrase') },
    { why: 'a range', query: { range: { p: { gte: '100', lt: 250 } } }, filter: { kind: 'range', field: 'p', gte: 100, lt: 250 } },
    { why: 'any value', query: { exists: { field: 'a' } }, filter: { kind: 'exists', field: 'a' } },
    { why: 'an older field name', query: { terms: { 'url-key': ['x'] } }, filter: terms('url_key', 'x') },
    { why: 'clauses that are not lists', query: { bool: { filter: a, must: b } }, filter: all(A, B) },
    { why: 'must_not', query: { bool: { must_not: [a, b] } }, filter: all(none(A), none(B)) },
    { why: 'alternatives alone', query: { bool: { should: [a, b] } }, filter: any(A, B) },
    { why: 'alternatives in a filter', query: { bool: { filter: { bool: { must: a, should: [b] } } } }, filter: all(A, any(B)) },
    { why: 'alternatives that only score', query: { bool: { filter: a, should: [b] } }, filter: A },
    { why: 'alternatives that are required', query: { bool: { filter: a, should: [b], minimum_should_match: 1 } }, filter: all(A, any(B)) },
    { why: 'alternatives that are not required', query: { bool: { should: [b], minimum_should_match: 0 } }, filter: all() },
    { why: 'a scored query', query: { function_score: { query: { bool: { filter: a } }, functions: [] } }, filter: A },
    {
      why: 'words together with a filter',
      query: { bool: { filter: a, should: [{ multi_match: { query: 'x' } }, b] } },
      filter: A,
    },
  ])('$why', ({ query, filter }) => {
    const translated = translate(query)
    expect(translated).toEqual(filter)
  })

  it('requires an optional clause when hits without a score are cut off', () => {
    expect(translate({ bool: { filter: a, should: [b] } }, true)).toEqual(all(A, any(B)))
    expect(translate({ bool: { filter: a, must: { match_all: {} }, should: [b] } }, true)).toEqual(all(A, all()))
  })

  const deep = (levels: number): object => (levels === 0 ? a : { bool: { filter: deep(levels - 1) } })
  it.each([
    { why: 'an unknown condition', query: { script: { source: 'x' } } },
    { why: 'text', query: 'sku:A' },
    { why: 'a list', query: [a] },
    { why: 'an empty object', query: {} },
    { why: 'a bool that is text', query: { bool: 'x' } },
    { why: 'a value that is an object', query: { terms: { sku: [{ deep: 1 }] } } },
    { why: 'a range without bounds', query: { range: { price: 5 } } },
    { why: 'a date that is computed', query: { range: { created_at: { gte: 'now-7d/d' } } } },
    { why: 'a date with an offset', query: { range: { created_at: { lt: '2026-01-01||+1M' } } } },
    { why: 'a match on an object', query: { match: { name: { query: { deep: 1 } } } } },
    { why: 'exists without a field', query: { exists: {} } },
    { why: 'words that are excluded', query: { bool: { must_not: { multi_match: { query: 'x' } } } } },
    { why: 'too much depth', query: deep(100) },
    { why: 'too many conditions', query: { bool: { must: Array.from({ length: 3000 }, () => a) } } },
  ])('refuses $why', ({ query }) => {
    expect(() => translate(query)).toThrow(DslFault)
  })
})
