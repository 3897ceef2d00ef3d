import type { Product } from '@meerkat/contract/product'
import { MAX_WISHLIST_ITEMS, readSharedWishlist } from '@meerkat/contract/wishlist'
import { labelsQuery } from '../features/catalog/filters/labels.ts'
import { ProductGrid } from '../features/catalog/tiles/product-grid.tsx'
import { railQuery } from '../features/catalog/tiles/rail.ts'
import { type Tile, tileFields, toTile } from '../features/catalog/tiles/tile.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { useHref } from '../shell/store-view/href.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PicksRail } from './-picks-rail.tsx'
import { tileActions } from './-tile-actions.tsx'

/** Null for a link that never existed or has ended. Products that are no longer sold are left out. @throws without an answer */
export async function loadSharedWishlist(context: RouterContext, key: string): Promise<Tile[] | null> {
  const tiles = await findTiles(context, key)
  // Without any, the page shows other products.
  if (!tiles?.length) await context.queryClient.ensureQueryData(railQuery(context, 'picks')).catch(() => [])
  return tiles
}

async function findTiles(context: RouterContext, key: string): Promise<Tile[] | null> {
  const { api, view, queryClient } = context
  if (key.length > 64) return null
  const outcome = await api.ask(readSharedWishlist, { query: { key } })
  if (outcome.kind === 'refused' && outcome.code === 404) return null
  if (outcome.kind !== 'done') throw new Error('The shared wishlist could not be read')
  const { skus } = outcome.result
  if (skus.length === 0) return []
  const query = { _appliedFilters: [{ attribute: 'sku', value: { in: skus }, scope: 'default' }] }
  const [attributes, { items }] = await Promise.all([
    queryClient.ensureQueryData(labelsQuery(context)),
    searchEntities<Product>(api, view, { entity: 'product', query, size: MAX_WISHLIST_ITEMS, include: tileFields(view) }),
  ])
  const places = new Map(skus.map((sku, place) => [sku, place]))
  const sorted = items.toSorted((a, b) => (places.get(a.sku) ?? 0) - (places.get(b.sku) ?? 0))
  return sorted.map((product) => toTile(product, { view, attributes }))
}

export interface SharedWishlistProps {
  tiles: readonly Tile[] | null
}

export function SharedWishlist({ tiles }: SharedWishlistProps) {
  const t = useMessages()
  const href = useHref()
  const shop = <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>
  if (tiles === null || tiles.length === 0)
    return (
      <div className="wrap compare-page">
        <EmptyState
          headingLevel={1}
          pose="left"
          title={t(tiles === null ? 'wishlist.sharedOver' : 'wishlist.sharedEmpty')}
          actions={shop}
        />
        <PicksRail />
      </div>
    )
  return (
    <div className="wrap compare-page">
      <h1>{t('wishlist.sharedTitle')}</h1>
      <p className="text-ink-soft mb-6">{t('wishlist.sharedText')}</p>
      <ProductGrid tiles={tiles} label={t('wishlist.sharedTitle')} headingLevel={2} eager={4} actions={tileActions} />
    </div>
  )
}
