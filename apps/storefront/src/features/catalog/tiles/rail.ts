import { queryOptions } from '@tanstack/react-query'
import type { ListDeps } from '../listing/listing.ts'
import type { Tile } from './tile.ts'

export type RailName = 'new' | 'bestsellers'

/** A short list of the home page. A page that the server wrote has its data: the code that asks for it is loaded when needed. Spec §2, docs/behaviour/search.md §10.4. */
export function railQuery(deps: ListDeps, name: RailName) {
  return queryOptions({
    queryKey: ['rail', deps.view.storeCode, name],
    queryFn: async (): Promise<Tile[]> => (await import('./fetch-rail.ts')).fetchRail(deps, name),
  })
}
