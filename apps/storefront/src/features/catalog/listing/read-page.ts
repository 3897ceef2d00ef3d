import type { Query } from '@meerkat/domain/urls/query-text'

/** The page number in the URL of a list; invalid values count as 1. */
export function readPage(search: Query): number {
  const page = Number([search['page']].flat()[0] ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
