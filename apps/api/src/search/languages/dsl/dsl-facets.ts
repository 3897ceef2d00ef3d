import { PRICE, type TranslateSettings, toAggregationSize, toFieldName } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { FacetRange, FacetRequest } from '@meerkat/search/query/query-plan'
import { DslFault, type DslNode, getMember, getNode, isNode, refuse, toNodes, toNumber } from './dsl-fault.ts'

/** The smallest or largest value of a field among all hits. */
export interface ExtremeRequest {
  readonly name: string
  readonly field: string
  readonly kind: 'min' | 'max'
}

export interface DslAggregations {
  readonly facets: FacetRequest[]
  readonly extremes: ExtremeRequest[]
}

const MAX_AGGREGATIONS = 100
/** Each one costs a separate search. */
const MAX_EXTREMES = 10
const MAX_RANGES = 50

/** The aggregations. `price` means the price that is shown, as in filters. `docs/wire.md` §14.1, §14.2. */
export function translateDslAggregations(aggs: unknown, { products }: Pick<TranslateSettings, 'products'>): DslAggregations {
  const facets: FacetRequest[] = []
  const extremes: ExtremeRequest[] = []
  const entries = aggs === undefined || aggs === null ? [] : Object.entries(getNode(aggs, 'aggs'))
  if (entries.length > MAX_AGGREGATIONS) throw new DslFault('The query has too many aggregations')
  for (const [name, value] of entries) {
    const aggregation = getNode(value, 'aggs')
    if ('aggs' in aggregation || 'aggregations' in aggregation) refuse('aggs inside aggs')
    const [kind, content] = getMember(aggregation, 'aggs')
    const node = getNode(content, 'aggs')
    const field = getField(node, products.priceFilterKey)
    if (kind === 'terms')
      facets.push({ kind, name, field, size: toAggregationSize(toNumber(node['size']) || products.aggregationSize, products) })
    else if (kind === 'range') facets.push({ kind, name, field, ranges: readRanges(node['ranges']) })
    else if (kind === 'min' || kind === 'max') extremes.push({ kind, name, field })
    else refuse(`the aggregation ${kind}`)
  }
  if (extremes.length > MAX_EXTREMES) throw new DslFault('The query has too many min and max aggregations')
  return { facets, extremes }
}

function getField({ field }: DslNode, priceKey: string): string {
  if (typeof field !== 'string') throw new DslFault('The query names no field at aggs')
  return field === PRICE ? priceKey : toFieldName(field)
}

function readRanges(value: unknown): FacetRange[] {
  return toNodes(value)
    .slice(0, MAX_RANGES)
    .filter(isNode)
    .map(({ from, to }) => ({ ...toBound('from', from), ...toBound('to', to) }))
}

function toBound(name: 'from' | 'to', value: unknown): FacetRange {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? { [name]: number } : {}
}
