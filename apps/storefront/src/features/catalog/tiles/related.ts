import type { Product } from '@meerkat/contract/product'
import { queryOptions } from '@tanstack/react-query'
import type { ListDeps } from '../listing/listing.ts'
import type { Tile } from './tile.ts'

/** Products to buy instead of a sold-out one. docs/behaviour/search.md §10.4. */
export function substitutesQuery(deps: ListDeps, product: Pick<Product, 'id' | 'category'>) {
  return queryOptions({
    queryKey: ['alternatives', deps.view.storeCode, product.id],
    queryFn: async (): Promise<Tile[]> => (await import('./fetch-rail.ts')).fetchAlternatives(deps, product),
  })
}

/** The products that the product with this sku links to as going with it. */
export function linkedQuery(deps: ListDeps, sku: string) {
  return queryOptions({
    queryKey: ['linked', deps.view.storeCode, sku],
    queryFn: async (): Promise<Tile[]> => (await import('./fetch-rail.ts')).fetchLinked(deps, sku),
  })
}

/** Products related to a product. docs/behaviour/search.md §10.4, docs/wire.md §15 Q18. */
export function relatedQuery(deps: ListDeps, product: Pick<Product, 'id' | 'product_links' | 'category' | 'category_ids'>) {
  return queryOptions({
    queryKey: ['related', deps.view.storeCode, product.id],
    queryFn: async (): Promise<Tile[]> => (await import('./fetch-rail.ts')).fetchRelated(deps, product),
  })
}
