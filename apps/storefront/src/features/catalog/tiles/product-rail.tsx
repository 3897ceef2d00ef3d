import type { ReactNode } from 'react'
import { ProductGrid } from './product-grid.tsx'
import type { Tile } from './tile.ts'

export interface ProductRailProps {
  title: string
  tiles: readonly Tile[]
  /** Shown next to the title. */
  more?: ReactNode
  actions?: (tile: Tile) => ReactNode
}

/** A titled row of products; renders nothing when there are none. */
export function ProductRail({ title, tiles, more, actions }: ProductRailProps) {
  if (tiles.length === 0) return null
  return (
    <section className="rail">
      <div className="rail-head">
        <h2>{title}</h2>
        {more}
      </div>
      <ProductGrid tiles={tiles} label={title} actions={actions} />
    </section>
  )
}
