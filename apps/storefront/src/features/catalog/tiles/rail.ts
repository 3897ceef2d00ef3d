import { queryOptions } from '@tanstack/react-query'
import type { ListDeps } from '../listing/listing.ts'
import type { Tile } from './tile.ts'

/** A category of which a rail shows some products, named after the department that it belongs to. */
export interface RailLink {
  readonly name: string
  readonly href: string
}

/** `picks` mixes the others. */
export type RailName = 'new' | 'bestsellers' | 'inspirations' | 'picks'

/**
 * A short product list, such as those of the home page. Server-rendered pages embed its data, so the request code is loaded only when needed.
 * Spec §2, docs/behaviour/search.md §10.4.
 */
export function railQuery(deps: ListDeps, name: RailName) {
  return queryOptions({
    queryKey: ['rail', deps.view.storeCode, name],
    queryFn: async (): Promise<Tile[]> => (await import('./fetch-rail.ts')).fetchRail(deps, name),
  })
}

/** The categories with this name, below each department that has one. */
export function railLinksQuery(deps: ListDeps, category: string) {
  return queryOptions({
    queryKey: ['rail-links', deps.view.storeCode, category],
    queryFn: async (): Promise<RailLink[]> => (await import('./fetch-rail.ts')).fetchRailLinks(deps, category),
  })
}
