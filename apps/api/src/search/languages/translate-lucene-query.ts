import { toSortableNumber } from '@meerkat/catalogue-query/documents/sortable-number'
import { not } from '@meerkat/catalogue-query/search-query/translate-filter'
import { MAX_TEXT_LENGTH, toFieldName } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { Filter } from '@meerkat/search/query/query-plan'

export interface LuceneQuery {
  /** The words to search for; empty for none. */
  readonly text: string
  readonly filters: readonly Filter[]
}

const MAX_LENGTH = 2000
/** `-brand:71`, `price:[100 TO 250]`, `name:"cat litter"`, `kibble`. */
const PART = /([+-]?)(?:([\w.]+):)?(?:\[(\S+) TO (\S+)\]|"([^"]*)"|(\S+))/g
const OPERATORS = new Set(['AND', 'OR', 'NOT', '&&', '||', '*:*', '*'])

/**
 * The parameter `q`: words, and fields with a value, a range or any value (`*`); all of them must match. The rest of Lucene's
 * syntax is not supported: no client uses it. docs/wire.md §13.1. `isText`: fields whose words are searched.
 */
export function translateLuceneQuery(q: string, isText: (field: string) => boolean): LuceneQuery {
  const words: string[] = []
  const filters: Filter[] = []
  for (const [part, sign, name, from, to, phrase, word] of q.slice(0, MAX_LENGTH).matchAll(PART)) {
    const value = phrase ?? word
    if (OPERATORS.has(part)) continue
    if (name === undefined || isText(name)) {
      if (value !== undefined && sign !== '-') words.push(value)
      continue
    }
    const filter = toFilter(toFieldName(name), { value, from, to })
    filters.push(sign === '-' ? not(filter) : filter)
  }
  return { text: words.join(' ').slice(0, MAX_TEXT_LENGTH).trim(), filters }
}

function toFilter(
  field: string,
  { value, from, to }: { value: string | undefined; from: string | undefined; to: string | undefined },
): Filter {
  if (value === '*') return { kind: 'exists', field }
  if (value !== undefined) return { kind: 'terms', field, values: [value] }
  return {
    kind: 'range',
    field,
    ...(from !== undefined && from !== '*' && { gte: toSortableNumber(from) }),
    ...(to !== undefined && to !== '*' && { lte: toSortableNumber(to) }),
  }
}
