import type { Query } from '@meerkat/domain/urls/query-text'

/** The search of an address as it stands: every page reads the members it knows and ignores the rest. */
export function toQuery(search: Record<string, unknown>): Query {
  return search as Query
}
