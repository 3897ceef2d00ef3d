import type { WireSearch } from './search-by-wire.ts'

type Filter = NonNullable<WireSearch['filters']>[number]
const RANGES = new Set(['gt', 'lt', 'gte', 'lte'])
const PRICE_RANGES = [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 400 }, { from: 400 }]

/** A search as sent by clients that build the DSL themselves: filters by docs/wire.md §13.2, search text by §14.3. */
export function toDsl({ filters = [], available = [], text }: WireSearch, method: 'GET' | 'POST' = 'GET'): object {
  if (filters.length === 0) return {}
  const conditions = filters.map(toCondition)
  const filter = conditions.length === 1 ? conditions[0] : { bool: { must: conditions } }
  return {
    query: { bool: { filter, ...(text && { must: toScored(text, method) }) } },
    ...(text && { min_score: 0.02 }),
    ...(available.length > 0 && { aggs: Object.fromEntries(available.flatMap(toAggregations)) }),
  }
}

function toCondition({ attribute, value, scope }: Filter): object {
  if (scope !== 'catalog') return toLeaf(attribute === 'category.name' ? 'category.name.keyword' : attribute, value)
  const isConfigurable = { match: { type_id: 'configurable' } }
  if (attribute === 'price') {
    const range = toLeaf('final_price', value)
    return { bool: { should: [range, { bool: { must: [range, isConfigurable] } }] } }
  }
  return { bool: { should: [toLeaf(attribute, value), { bool: { must: [toLeaf(`${attribute}_options`, value), isConfigurable] } }] } }
}

function toLeaf(field: string, value: Filter['value']): object {
  const operators = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { in: value }
  const [[operator, given] = ['in', []]] = Object.entries(operators)
  if (RANGES.has(operator)) return { range: { [field]: operators } }
  const terms = { terms: { [field]: Array.isArray(given) ? given : [given] } }
  return operator === 'nin' || operator === 'neq' ? { bool: { must_not: terms } } : terms
}

function toScored(query: string, method: 'GET' | 'POST'): object {
  const words = {
    fields: ['name^4', 'sku^2', 'category.name^1', 'ingredients^1'],
    query,
    operator: 'or',
    fuzziness: 2,
    cutoff_frequency: 0.01,
    max_expansions: 3,
    prefix_length: 2,
    minimum_should_match: method === 'GET' ? '75%25' : '75%',
    tie_breaker: '1',
  }
  const bySku = [
    { terms: { 'configurable_children.sku': query.split('-') } },
    { match_phrase: { sku: { query, boost: 1 } } },
    { match_phrase: { 'configurable_children.sku': { query, boost: 1 } } },
  ]
  return {
    function_score: {
      functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
      score_mode: 'multiply',
      boost_mode: 'multiply',
      max_boost: 100,
      min_score: 1,
      query: { bool: { should: [{ multi_match: words }, { bool: { should: bySku } }] } },
    },
  }
}

function toAggregations(field: string): [name: string, aggregation: object][] {
  if (field === 'price') {
    return [
      ['agg_terms_price', { terms: { field: 'price' } }],
      ['agg_range_price', { range: { field: 'price', ranges: PRICE_RANGES } }],
    ]
  }
  const size = field === 'format' || field === 'colours' ? 10 : 28
  return [
    [`agg_terms_${field}`, { terms: { field, size } }],
    [`agg_terms_${field}_options`, { terms: { field: `${field}_options`, size } }],
  ]
}
