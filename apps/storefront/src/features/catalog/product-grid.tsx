import type { ReactNode } from 'react'
import { ProductTile } from './product-tile.tsx'
import type { Tile } from './tile.ts'

export interface ProductGridProps {
  tiles: readonly Tile[]
  label: string
  /** How many pictures are in sight at once and come first. */
  eager?: number
  headingLevel?: 2 | 3
  actions?: ((tile: Tile) => ReactNode) | undefined
}

/** Two, three or four products in a row. */
export function ProductGrid({ tiles, label, eager = 0, headingLevel, actions }: ProductGridProps) {
  return (
    <ul aria-label={label} className="grid-products">
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <ProductTile tile={tile} eager={at < eager} actions={actions?.(tile)} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </ul>
  )
}
