import type { Product } from '@meerkat/contract/product'
import { bestsellersQuery, newProductsQuery } from '@meerkat/domain/categories/named-queries'
import { queryOptions } from '@tanstack/react-query'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { labelsQuery } from '../filters/labels.ts'
import type { ListDeps } from '../listing/listing.ts'
import { type Tile, tileFields, toTile } from './tile.ts'

export type RailName = 'new' | 'bestsellers'

const QUERIES = { new: newProductsQuery, bestsellers: bestsellersQuery } as const

/** A short list of the home page. Spec §2, docs/behaviour/search.md §10.4. */
export function railQuery(deps: ListDeps, name: RailName) {
  const { api, queryClient, view } = deps
  return queryOptions({
    queryKey: ['rail', view.storeCode, name],
    queryFn: async (): Promise<Tile[]> => {
      const [attributes, { items }] = await Promise.all([
        queryClient.ensureQueryData(labelsQuery(deps)),
        searchEntities<Product>(api, view, {
          entity: 'product',
          query: QUERIES[name](view.home),
          size: view.home.listSize,
          include: tileFields(view),
        }),
      ])
      return items.map((product) => toTile(product, { view, attributes }))
    },
  })
}
