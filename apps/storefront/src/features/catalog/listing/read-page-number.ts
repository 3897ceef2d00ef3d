import type { Query } from '@meerkat/domain/urls/query-text'

/** The page number in the URL of a list; invalid values count as 1. */
export function readPageNumber(search: Query): number {
  const page = Number([search['page']].flat()[0] ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** The canonical path of a list: without filters and sort order; later pages have their own. */
export function canonicalOfList(href: string, search: Query): string {
  const page = readPageNumber(search)
  return page > 1 ? `${href}?page=${page}` : href
}
