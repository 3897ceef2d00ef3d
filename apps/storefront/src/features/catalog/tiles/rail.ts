import { queryOptions } from '@tanstack/react-query'
import type { ListDeps } from '../listing/listing.ts'
import type { Tile } from './tile.ts'

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
