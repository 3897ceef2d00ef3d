import type { Filter } from '@meerkat/search/query/query-plan'
import { createFieldReader } from './read-field.ts'
import { toSortableNumber } from './sortable-number.ts'

/**
 * Compiles a condition into a test of one document, for the small entities (categories, pages, reviews) that have no index. Values
 * are compared as text, an unknown field never matches. `docs/wire.md` §13.2 rule 4.
 */
export function compileFilter(filter: Filter): (document: object) => boolean {
  switch (filter.kind) {
    case 'terms':
      return compileTerms(filter)
    case 'range': {
      const read = createFieldReader(filter.field)
      return (document) => read(document).some((value) => isInRange(toSortableNumber(value), filter))
    }
    case 'exists': {
      const read = createFieldReader(filter.field)
      return (document) => read(document).length > 0
    }
    case 'words':
      return compileTextFilter(filter)
    case 'all': {
      const parts = filter.filters.map(compileFilter)
      return (document) => parts.every((holds) => holds(document))
    }
    case 'any': {
      const parts = filter.filters.map(compileFilter)
      return (document) => parts.some((holds) => holds(document))
    }
    case 'none': {
      const parts = filter.filters.map(compileFilter)
      return (document) => !parts.some((holds) => holds(document))
    }
  }
}

function compileTerms({ field, values }: Filter & { kind: 'terms' }): (document: object) => boolean {
  const read = createFieldReader(field)
  const wanted = new Set(values.map(String))
  return (document) => read(document).some((value) => wanted.has(String(value)))
}

/** Without an index, a word matches any part of the text, in upper or lower case. */
function compileTextFilter({ field, text, match }: Filter & { kind: 'words' }): (document: object) => boolean {
  const read = createFieldReader(field)
  const phrase = text.trim().toLowerCase()
  const words = match === 'phrase' ? [phrase] : phrase.split(/\s+/)
  return (document) => {
    const content = read(document).join(' ').toLowerCase()
    const holds = (word: string) => word !== '' && content.includes(word)
    return match === 'any' ? words.some(holds) : words.every(holds)
  }
}

function isInRange(value: number, { gt, gte, lt, lte }: Filter & { kind: 'range' }): boolean {
  if (Number.isNaN(value)) return false
  return (
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte)
  )
}
