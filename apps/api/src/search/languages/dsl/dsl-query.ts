import { toSortableNumber } from '@meerkat/catalogue-query/documents/sortable-number'
import { not } from '@meerkat/catalogue-query/search-query/translate-filter'
import { toFieldName } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { ScalarValue } from '@meerkat/search/build/index-schema'
import type { Filter } from '@meerkat/search/query/query-plan'
import { DslFault, getMember, getNode, getText, isNode, refuse, toNodes } from './dsl-fault.ts'
import { readTextMatch } from './dsl-match.ts'
import { holdsText } from './dsl-text.ts'

/** More than any client sends. */
const MAX_DEPTH = 30
const MAX_NODES = 2000

const EVERYTHING: Filter = { kind: 'all', filters: [] }
const NOTHING: Filter = { kind: 'any', filters: [] }

interface Place {
  readonly depth: number
  /** Below a `filter`, where nothing is scored. */
  readonly isFilter: boolean
  readonly isNegated: boolean
}

export interface DslQueryOptions {
  readonly isCut: boolean
  /** Fields whose words are indexed: `match` searches words in these and compares values in others. */
  readonly isText: (field: string) => boolean
}

/**
 * The conditions of a query in the DSL, without its `multi_match`. `docs/wire.md` §14.1.
 * `isCut`: hits without a score are dropped, so that an optional clause must match when nothing else is scored.
 * @throws DslFault
 */
export function translateDslQuery(query: unknown, { isCut, isText }: DslQueryOptions): Filter {
  let nodes = 0

  function read(value: unknown, place: Place): Filter {
    if (++nodes > MAX_NODES || place.depth > MAX_DEPTH) throw new DslFault('The query is too large')
    const [kind, content] = getMember(getNode(value, 'a condition'), 'a condition')
    switch (kind) {
      case 'bool':
        return readBool(content, { ...place, depth: place.depth + 1 })
      case 'function_score':
        return readInner(getNode(content, kind)['query'], place)
      case 'constant_score':
        return readInner(getNode(content, kind)['filter'], { ...place, isFilter: true })
      case 'multi_match':
      case 'match_all':
      case 'random_score':
        if (kind === 'multi_match' && place.isNegated) throw new DslFault('The query excludes words, which is not supported')
        return EVERYTHING
      case 'match':
      case 'match_phrase':
        return readTextMatch({ [kind]: content }, isText) ?? readLeaf(kind, content)
      default:
        return readLeaf(kind, content)
    }
  }

  function readInner(value: unknown, place: Place): Filter {
    return value === undefined ? EVERYTHING : read(value, { ...place, depth: place.depth + 1 })
  }

  function readBool(content: unknown, place: Place): Filter {
    const bool = getNode(content, 'bool')
    const filter = toNodes(bool['filter']).map((node) => read(node, { ...place, isFilter: true }))
    const must = toNodes(bool['must']).map((node) => read(node, place))
    const mustNot = toNodes(bool['must_not']).map((node) => not(read(node, { ...place, isFilter: true, isNegated: true })))
    const should = toNodes(bool['should'])
    const parts = [...filter, ...must, ...mustNot]
    // Ignore conditions next to `multi_match` that look for the same text in the sku: every text search does that. docs/wire.md §14.3.
    if (should.length === 0 || should.some(holdsText)) return all(parts)
    const alternatives: Filter = { kind: 'any', filters: should.map((node) => read(node, place)) }
    const least = bool['minimum_should_match']
    const isAlone = filter.length + must.length === 0
    const isRequired =
      least === undefined
        ? place.isFilter || isAlone || (isCut && must.length === 0)
        : Number.parseInt(getText(least, 'minimum_should_match'), 10) > 0
    return all(isRequired ? [...parts, alternatives] : parts)
  }

  return query === undefined || query === null ? EVERYTHING : read(query, { depth: 0, isFilter: false, isNegated: false })
}

function readLeaf(kind: string, content: unknown): Filter {
  if (kind === 'match_none') return NOTHING
  if (kind === 'exists') {
    const { field } = getNode(content, kind)
    if (typeof field !== 'string') throw new DslFault('The query names no field at exists')
    return { kind: 'exists', field: toFieldName(field) }
  }
  const member = LEAVES.get(kind)
  if (member === undefined) return refuse(kind)
  const [name, value] = getMember(getNode(content, kind), kind)
  const field = toFieldName(name)
  if (kind === 'range') return { kind: 'range', field, ...readBounds(value) }
  const given = isNode(value) ? value[member] : value
  return { kind: 'terms', field, values: toNodes(given).map(getScalar) }
}

/** Conditions on one field, and the member that holds the value when it is written as an object. */
const LEAVES: ReadonlyMap<string, string> = new Map([
  ['terms', 'value'],
  ['term', 'value'],
  ['match', 'query'],
  ['match_phrase', 'query'],
  ['range', ''],
])

const BOUNDS = { gt: 'gt', gte: 'gte', lt: 'lt', lte: 'lte', from: 'gte', to: 'lte' } as const

/** `now-1d/d`, `2026-01-01||+1M`. */
const DATE_MATH = /^now\b|\|\|/

function readBounds(value: unknown): Omit<Filter & { kind: 'range' }, 'kind' | 'field'> {
  const node = getNode(value, 'range')
  const bounds: { gt?: number; gte?: number; lt?: number; lte?: number } = {}
  for (const [name, bound] of Object.entries(BOUNDS)) {
    const limit = node[name]
    if (limit === undefined || limit === null) continue
    if (typeof limit === 'string' && DATE_MATH.test(limit)) refuse(`the date ${limit}`)
    bounds[bound] = toSortableNumber(limit)
  }
  return bounds
}

function getScalar(value: unknown): ScalarValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new DslFault('The query has a value that is neither text nor a number')
}

function all(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'all', filters }
}
