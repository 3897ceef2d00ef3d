import type { ReactNode } from 'react'
import { ProductGrid } from './product-grid.tsx'
import type { Tile } from './tile.ts'

export interface ProductRailProps {
  title: string
  /** Anchor for links to the rail. */
  id?: string
  tiles: readonly Tile[]
  /** Why these products are shown. */
  note?: string
  /** Shown next to the title. */
  more?: ReactNode
  actions?: (tile: Tile) => ReactNode
  /** `shelf` scrolls sideways, `panel` is a shelf with its own background; a grid when left out. */
  kind?: 'shelf' | 'panel'
}

/** A titled row of products; renders nothing when there are none. */
export function ProductRail({ title, id, tiles, note, more, actions, kind }: ProductRailProps) {
  if (tiles.length === 0) return null
  return (
    <section id={id} className={kind ? `rail rail-${kind}` : 'rail'}>
      <div className="rail-head">
        <h2>{title}</h2>
        {more}
      </div>
      {note && <p className="text-ink-soft">{note}</p>}
      <ProductGrid tiles={tiles} label={title} actions={actions} />
    </section>
  )
}
