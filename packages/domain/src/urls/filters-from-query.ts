import type { Query } from './query-text.ts'

/** The query parameter of the sort order. */
export const SORT_KEY = 'sort'

/** The filters of a list. Stored only in the URL. */
export interface ChosenFilters {
  /** `field` or `field:desc`; null is the default order. */
  readonly sort: string | null
  /** Option ids by attribute code, never an empty list. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** Option ids by attribute code. Null means that the options are not known (yet): every value is accepted. */
export type KnownOptions = Readonly<Record<string, readonly { readonly id: string }[] | null>>

/**
 * The filters of a URL such as `?brand=71,72&price=100.0-250.0&sort=final_price:desc`; lists are joined by commas or repeat the parameter.
 * Unknown attributes and values are ignored; the sort order is not checked. docs/behaviour/categories.md §9.2.
 */
export function filtersFromQuery(query: Query, known: KnownOptions): ChosenFilters {
  const values: Record<string, string[]> = {}
  for (const [attribute, options] of Object.entries(known)) {
    if (attribute === SORT_KEY) continue
    const ids = options && new Set(options.map(({ id }) => id))
    const chosen = listed(query[attribute]).filter((id) => ids === null || ids.has(id))
    if (chosen.length > 0) values[attribute] = chosen
  }
  const sort = query[SORT_KEY]
  return { sort: (typeof sort === 'string' ? sort : sort?.[0]) || null, values }
}

function listed(value: Query[string]): string[] {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  return [...new Set(texts.flatMap((text) => text.split(',')))].filter((id) => id !== '')
}

/** The query parameters for these filters, for a router or `queryText`. docs/behaviour/categories.md §9.2. */
export function filtersToQuery({ sort, values }: ChosenFilters): Record<string, string> {
  const lists = Object.entries(values).map(([attribute, ids]) => [attribute, ids.join(',')])
  return Object.fromEntries(sort === null ? lists : [...lists, [SORT_KEY, sort]])
}
