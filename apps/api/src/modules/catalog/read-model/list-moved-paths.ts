import type { PagePath } from './small-documents.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

type Paths = Pick<StoreViewCatalog, 'pages' | 'findByPath'>

/**
 * Paths at which other store views have products and categories that this store view has at another path. The URL map answers these paths
 * with the document at its path here. Paths that this store view uses itself are left out. Sorted by entity and id. Decision 0092.
 */
export function listMovedPaths(view: Paths, others: readonly Paths[]): PagePath[] {
  const keyOf = ({ entity, id }: PagePath) => `${entity} ${id}`
  const own = new Set(Array.from(view.pages(), keyOf))
  const moved = new Map<string, PagePath>()
  for (const other of others) {
    for (const page of other.pages()) {
      const { url_path } = page
      if (own.has(keyOf(page)) && !moved.has(url_path) && view.findByPath(url_path) === null) moved.set(url_path, page)
    }
  }
  return [...moved.values()].toSorted((a, b) => (a.entity === b.entity ? a.id - b.id : a.entity < b.entity ? -1 : 1))
}
