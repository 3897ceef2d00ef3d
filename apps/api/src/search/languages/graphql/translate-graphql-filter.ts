import type { SearchQueryInput } from '@meerkat/contract/search'

type Applied = NonNullable<SearchQueryInput['_appliedFilters']>[number]
type Available = NonNullable<SearchQueryInput['_availableFilters']>[number]

interface Filter {
  readonly attribute: string
  readonly operators: readonly (readonly [name: string, value: unknown])[]
  readonly scope: unknown
  /** Whether it is below `or`: one of these is enough. */
  readonly isAlternative: boolean
}

/** Operators that search-query knows by another name. Any other unknown one means equality there. docs/wire.md §13.2, §16. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['gteq', 'gte'],
  ['lteq', 'lte'],
])

const OPERATORS = new Set('eq neq in nin like finset gt gte gteq lt lte lteq moreq from to null notnull'.split(' '))

/** Search-query has its own names for the operators of alternatives. */
const ALTERNATIVES: ReadonlyMap<string, string> = new Map([
  ['neq', 'nor'],
  ['nin', 'nor'],
  ['gt', 'orGt'],
  ['gte', 'orGte'],
  ['moreq', 'orGte'],
  ['from', 'orGte'],
  ['lt', 'orLt'],
  ['lte', 'orLte'],
  ['to', 'orLte'],
])

/**
 * Rewrites the filter object of a GraphQL request as the lists of a search-query object, so that both have one translation into a plan:
 * nested objects become dotted attributes, and a filter of scope `catalog` also asks for counts. docs/wire.md §16.
 */
export function translateGraphqlFilter(filter: unknown): Pick<SearchQueryInput, '_appliedFilters' | '_availableFilters'> {
  const filters = isObject(filter) ? [...listMembers('', filter, false)] : []
  return {
    _appliedFilters: filters.flatMap((one) => toApplied(one)),
    _availableFilters: filters.flatMap((one) => toAvailable(one)),
  }
}

function* listMembers(prefix: string, members: object, isAlternative: boolean): Generator<Filter> {
  for (const [name, value] of Object.entries(members)) {
    if (prefix === '' && name === 'or' && isObject(value)) yield* listMembers('', value, true)
    else yield* listFilters(`${prefix}${name}`, value, isAlternative)
  }
}

function* listFilters(attribute: string, value: unknown, isAlternative: boolean): Generator<Filter> {
  if (isList(value)) {
    for (const one of value) yield* listFilters(attribute, one, isAlternative)
    return
  }
  if (!isObject(value)) {
    yield { attribute, operators: [['in', value]], scope: undefined, isAlternative }
    return
  }
  const nested = Object.entries(value).filter(isNested)
  yield* listMembers(`${attribute}.`, Object.fromEntries(nested), isAlternative)
  const operators = Object.entries(value).filter((member) => member[0] !== 'scope' && !isNested(member))
  yield { attribute, operators, scope: 'scope' in value ? value.scope : undefined, isAlternative }
}

/** Without an operator it only asks for counts. */
function toApplied({ attribute, operators, scope, isAlternative }: Filter): Applied[] {
  if (operators.length === 0) return []
  const value = Object.fromEntries(operators.map((operator) => toOperator(operator, isAlternative)))
  return [{ attribute, value, scope: scope ?? 'default' } as Applied]
}

function toAvailable({ attribute, scope }: Filter): Available[] {
  return [scope].flat().includes('catalog') ? [{ field: attribute, scope: 'catalog' }] : []
}

/** `null` and `notnull` are Magento's names for having no value and any value, whatever they are set to. */
function toOperator([given, value]: readonly [string, unknown], isAlternative: boolean): readonly [string, unknown] {
  if (given === 'null') return [isAlternative ? 'or' : 'neq', null]
  if (given === 'notnull') return [isAlternative ? 'nor' : 'eq', null]
  const name = NAMES.get(given) ?? given
  return [isAlternative ? (ALTERNATIVES.get(name) ?? 'or') : name, value]
}

/** Whatever an operator is set to is its value, even an object, which the search then refuses. */
function isNested([name, value]: readonly [string, unknown]): boolean {
  return !OPERATORS.has(name) && (isObject(value) || isList(value))
}

/** A list of conditions rather than of values. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.some(isObject)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
