import type { Filter } from '@meerkat/search/query/query-plan'
import { createFieldReader } from './read-field.ts'
import { toSortableNumber } from './sortable-number.ts'

/**
 * A condition as a test of one document: what the engine does by columns, for the few documents (categories, pages, reviews)
 * that have no index. Values are compared as text, an unknown field never matches. Contract 13.2 rule 4.
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

function isInRange(value: number, { gt, gte, lt, lte }: Filter & { kind: 'range' }): boolean {
  if (Number.isNaN(value)) return false
  return (
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte)
  )
}
