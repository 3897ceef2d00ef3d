import type { Product } from '@meerkat/contract/product'
import { recommendationsQuery } from '@meerkat/domain/categories/named-queries'
import { queryOptions } from '@tanstack/react-query'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { labelsQuery } from '../filters/labels.ts'
import type { ListDeps } from '../listing/listing.ts'
import { type Tile, tileFields, toTile } from './tile.ts'

const RELATED_SIZE = 8

/** What goes with a product: what it names, else its neighbours. docs/behaviour/search.md §10.4, docs/wire.md §15 Q18. */
export function relatedQuery(deps: ListDeps, product: Pick<Product, 'id' | 'product_links' | 'category_ids'>) {
  const { api, queryClient, view } = deps
  return queryOptions({
    queryKey: ['related', view.storeCode, product.id],
    queryFn: async (): Promise<Tile[]> => {
      const query = recommendationsQuery(product, 'related', shop.stock)
      if (query === null) return []
      const [attributes, { items }] = await Promise.all([
        queryClient.ensureQueryData(labelsQuery(deps)),
        searchEntities<Product>(api, view, { entity: 'product', query, size: RELATED_SIZE + 1, include: tileFields(view) }),
      ])
      const others = items.filter(({ id }) => id !== product.id).slice(0, RELATED_SIZE)
      return others.map((item) => toTile(item, { view, attributes }))
    },
  })
}
