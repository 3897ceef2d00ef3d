import { badgePercent } from '@meerkat/domain/pricing/shown-price'
import { type ReactNode, useState } from 'react'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice, useTaxNote } from '../../../shell/store-view/format.ts'
import { useCatalogueLang } from '../../../shell/store-view/store-view.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Price } from '../../../ui/price.tsx'
import { hoverPath } from './hover-picture.ts'
import type { Tile } from './tile.ts'

export interface ProductTileProps {
  tile: Tile
  /** Above the fold. */
  eager?: boolean
  headingLevel?: 2 | 3
  /** Buttons that work without opening the product; passed in by the route. */
  actions?: ReactNode
}

const SIZES = '(min-width:48rem) 290px, 42vw'

export function ProductTile({ tile, eager = false, headingLevel = 3, actions }: ProductTileProps) {
  const t = useMessages()
  const taxNote = useTaxNote()
  const lang = useCatalogueLang()
  const [reached, setReached] = useState(false)
  const Heading = `h${headingLevel}` as const
  return (
    <article className="tile" onPointerEnter={({ pointerType }) => setReached(pointerType === 'mouse')}>
      <div className="tile-well">
        <Picture path={tile.image} shape={SHAPES.tile} alt="" sizes={SIZES} eager={eager} />
        {reached && tile.hover && <Picture path={hoverPath(tile)} shape={SHAPES.tile} alt="" sizes={SIZES} eager className="tile-hover" />}
        <TileBadges tile={tile} />
      </div>
      {tile.brand && <p className="tile-brand">{tile.brand}</p>}
      <Heading className="tile-name">
        <a href={tile.href} lang={lang}>
          {tile.name}
        </a>
      </Heading>
      {/* The style sheet draws the star. */}
      {tile.stars && <p className="tile-stars">{tile.stars}</p>}
      <TilePrice tile={tile} />
      {taxNote && <p className="tile-hint">{taxNote}</p>}
      <UnitPrice tile={tile} />
      {tile.sizes && (
        <ul className="tile-sizes">
          {tile.sizes.map(([text, saving]) => (
            <li key={text}>
              {text}
              {saving && <b>{saving}</b>}
            </li>
          ))}
        </ul>
      )}
      {tile.isOut && <p className="tile-hint">{t('tile.out')}</p>}
      {tile.left !== undefined && <p className="tile-hint tile-low">{t('tile.low', { qty: tile.left })}</p>}
      {actions && <div className="tile-actions">{actions}</div>}
    </article>
  )
}

function TileBadges({ tile }: { tile: Tile }) {
  const t = useMessages()
  const saving = badgePercent({ now: tile.price, before: tile.priceBefore ?? null })
  if (saving === 0 && !tile.upTo && !tile.isNew) return null
  return (
    <p className="tile-badges">
      {saving > 0 && <Badge tone="sale">{t('tile.save', { percent: saving })}</Badge>}
      {tile.upTo && <Badge tone="sale">{t('tile.saveUpTo', { percent: tile.upTo })}</Badge>}
      {tile.isNew && <Badge tone="new">{t('tile.new')}</Badge>}
    </p>
  )
}

function UnitPrice({ tile: { unit, unitPrice, perUnit } }: { tile: Tile }) {
  const t = useMessages()
  const price = usePrice()
  const text = unit ? t(`tile.per.${unit}`, { amount: price(unitPrice) }) : perUnit
  return text && <p className="tile-unit">{text}</p>
}

function TilePrice({ tile: { price: now, priceBefore, isFrom } }: { tile: Tile }) {
  const t = useMessages()
  const price = usePrice()
  const before = priceBefore === undefined ? undefined : price(priceBefore)
  const amount = now === 0 && !isFrom ? t('price.free') : price(now)
  return (
    <Price
      now={isFrom ? t('tile.from', { price: amount }) : amount}
      before={before}
      nowLabel={t('price.now')}
      beforeLabel={t('price.before')}
    />
  )
}
