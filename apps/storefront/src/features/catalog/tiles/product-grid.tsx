import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CachedMarkup } from '../../../shell/rendering/cached-markup.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { rememberPaths } from '../listing/url-query.ts'
import { ProductTile } from './product-tile.tsx'
import type { Tile } from './tile.ts'

export interface ProductTilesProps {
  tiles: readonly Tile[]
  /** Number of images above the fold, which are loaded eagerly. */
  eager?: number
  headingLevel?: 2 | 3
  actions?: ((tile: Tile) => ReactNode) | undefined
}

export interface ProductGridProps extends ProductTilesProps {
  label: string
}

/** Two, three or four products in a row. */
export function ProductGrid({ label, ...props }: ProductGridProps) {
  return (
    <ul aria-label={label} className="grid-products">
      <ProductTiles {...props} />
    </ul>
  )
}

/** The items of a grid of products. */
export function ProductTiles({ tiles, eager = 0, headingLevel, actions }: ProductTilesProps) {
  const queryClient = useQueryClient()
  const view = useStoreView()
  useEffect(() => rememberPaths(queryClient, view, tiles), [queryClient, view, tiles])

  function tileOf(tile: Tile, eager = false) {
    return (
      <li key={tile.id}>
        <ProductTile tile={tile} eager={eager} actions={actions?.(tile)} {...(headingLevel && { headingLevel })} />
      </li>
    )
  }

  return tiles.map((tile, at) =>
    at < eager ? (
      tileOf(tile, true)
    ) : (
      <CachedMarkup key={tile.id} by={['tile', tile, headingLevel, actions !== undefined]}>
        {() => tileOf(tile)}
      </CachedMarkup>
    ),
  )
}
