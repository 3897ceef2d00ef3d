import type { Query } from '@meerkat/domain/urls/query-text'

/** The query of a URL, unvalidated: every page reads the parameters it needs and ignores the rest. */
export function toQuery(search: Record<string, unknown>): Query {
  return search as Query
}

/** A parameter with a text; null for one that is missing, empty, or given twice. */
export function givenText(parameter: unknown): string | null {
  return typeof parameter === 'string' && parameter !== '' ? parameter : null
}
