import * as fc from 'fast-check'
import type { IndexDocument, IndexSchema } from '../build/index-schema.ts'
import type { FacetRequest, Filter, QueryPlan, SortKey } from '../query/query-plan.ts'

/** Small catalogues with many collisions: few ids, few words, few values, and some hostile ones. */
export const smallSchema: IndexSchema = {
  language: 'en',
  text: [
    { name: 'name', boost: 4 },
    { name: 'ingredients', boost: 1 },
  ],
  keyword: ['brand', 'colours', 'price', '__proto__'],
  numeric: ['price', 'position'],
}

const fields = [...smallSchema.keyword, ...smallSchema.numeric, 'unknown', 'constructor']
/** Mostly the same few values, so that conditions match documents. */
const scalar = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string | number | boolean>(71, '71', 'red') },
  fc.constantFrom<string | number | boolean>(
    71,
    '71',
    'red',
    'blue',
    '',
    true,
    'true',
    0,
    -0,
    1e21,
    '__proto__',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
  fc.integer({ min: -3, max: 12 }),
  fc.double({ min: 0, max: 3 }),
)
const fieldValue = fc.oneof(scalar, fc.constant(null), fc.array(fc.option(scalar), { maxLength: 4 }))
const numericValue = fc.oneof(
  fc.double({ min: 0, max: 5, noNaN: true }),
  fc.integer({ min: 0, max: 5 }),
  fc.constant(null),
  fc.constantFrom('2', 'x', ''),
)
const word = fc.constantFrom(
  'dog',
  'dogs',
  'food',
  'foods',
  'puppy',
  'puppies',
  'collar',
  'coller',
  'café',
  'cafe',
  '3kg',
  'kg',
  '\ud800',
  'l-carnitine',
)
export const phrase = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))

export const arbitraryId = fc.integer({ min: 1, max: 9 })
export const arbitraryValues = fc
  .record({ brand: fieldValue, colours: fieldValue, price: numericValue, position: numericValue, proto: fieldValue }, { requiredKeys: [] })
  .map(({ proto, ...values }) =>
    proto === undefined ? values : Object.fromEntries([...Object.entries(values), ['__proto__', proto] as const]),
  )

export const arbitraryDocument: fc.Arbitrary<IndexDocument> = fc.record({
  id: arbitraryId,
  sku: fc.constantFrom('AB-1', 'AB-2', 'DOG', 'x', ''),
  childSkus: fc.array(fc.constantFrom('AB-1-S', 'FOOD', 'c'), { maxLength: 2 }),
  text: fc.record({ name: fc.oneof(phrase, fc.array(phrase, { maxLength: 2 })), ingredients: phrase }, { requiredKeys: [] }),
  values: arbitraryValues,
})

const bound = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.NaN))
const field = fc.constantFrom(...fields)
const arbitraryFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => {
  const filters = fc.array(tie('filter'), { maxLength: 3 })
  return {
    filter: fc.oneof(
      { maxDepth: 3 },
      fc.record({ kind: fc.constant('terms' as const), field, values: fc.array(scalar, { maxLength: 3 }) }),
      fc.record(
        { kind: fc.constant('range' as const), field, gt: bound, gte: bound, lt: bound, lte: bound },
        { requiredKeys: ['kind', 'field'] },
      ),
      fc.record({ kind: fc.constant('exists' as const), field }),
      fc.record({ kind: fc.constantFrom('all' as const, 'any' as const, 'none' as const), filters }),
    ),
  }
}).filter

const range = fc.record({ from: fc.integer({ min: 0, max: 4 }), to: fc.integer({ min: 0, max: 5 }) }, { requiredKeys: [] })
const arbitraryFacet: fc.Arbitrary<FacetRequest> = fc.oneof(
  fc.record({ kind: fc.constant('terms' as const), name: fc.string(), field, size: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('range' as const), name: fc.string(), field, ranges: fc.array(range, { maxLength: 3 }) }),
)
const arbitrarySort: fc.Arbitrary<SortKey> = fc.record({
  field: fc.oneof(field, fc.constant('random')),
  order: fc.constantFrom('asc', 'desc'),
})

export const arbitraryPlan: fc.Arbitrary<QueryPlan> = fc.record(
  {
    filters: fc.array(arbitraryFilter, { maxLength: 3 }),
    facets: fc.array(arbitraryFacet, { maxLength: 3 }),
    sort: fc.array(arbitrarySort, { maxLength: 2 }),
    from: fc.integer({ min: 0, max: 6 }),
    size: fc.integer({ min: 0, max: 10 }),
    seed: fc.integer(),
  },
  { requiredKeys: ['filters', 'facets', 'sort', 'from', 'size'] },
)

export const arbitraryTextPlan: fc.Arbitrary<QueryPlan> = fc.record({
  text: fc.record({
    text: fc.oneof(phrase, fc.constantFrom('ab-1', 'pupp', 'colar', 'AB-1-S'), fc.string()),
    mode: fc.constantFrom('words', 'prefix'),
    fuzziness: fc.constantFrom(0, 1, 2),
    prefixLength: fc.constantFrom(0, 2),
    maxExpansions: fc.constantFrom(2, 50),
    minimumMatch: fc.constantFrom(0, 0.75, 1),
    minScore: fc.constantFrom(0, 0.02),
  }),
  filters: fc.array(arbitraryFilter, { maxLength: 1 }),
  facets: fc.array(arbitraryFacet, { maxLength: 1 }),
  sort: fc.constant([]),
  from: fc.constant(0),
  size: fc.constant(20),
})
