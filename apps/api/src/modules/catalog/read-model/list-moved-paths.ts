import type { PagePath } from './small-documents.ts'
import type { StoreViewCatalog } from './store-view-catalog.ts'

type Paths = Pick<StoreViewCatalog, 'pages' | 'findByPath'>

/**
 * Where other store views have the products and categories of this one, as far as this one has nothing there: the paths that the URL map
 * answers with a document whose own path differs. In the order of entities and ids. Decision 0092.
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
