import type { Product } from '@meerkat/contract/product'
import { attributeText } from '@meerkat/domain/format/attribute-text'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { formatter } from '@meerkat/domain/format/formatter'
import { badgePercent, type ShownPrice, shownPrice } from '@meerkat/domain/pricing/shown-price'
import type { TileContext } from './tile.ts'

/** More than this do not fit below each other on a phone. */
const SHOWN = 3

/** `2 kg R299.00`, followed by ` −9%` when the price is reduced. */
export type TileSize = readonly [text: string, saving?: string]

/** `2 kg R299.00 −9%`, `6 kg R759.00`, `+2`: in the order of the variants, as the tile shows them. Null when they all cost the same. */
export function listSizes(product: Product, { view, attributes, locale = view.i18n.defaultLocale }: TileContext): TileSize[] | null {
  const packsize = attributes.find(({ attribute_code }) => attribute_code === 'packsize')
  if (!packsize) return null
  const prices = new Map<string, ShownPrice>()
  for (const child of product.configurable_children ?? []) {
    const label = attributeText(packsize, child['packsize'])
    if (label !== '' && (child.status ?? 1) < 2 && !prices.has(label)) prices.set(label, shownPrice(child, view.tax))
  }
  if (new Set(Array.from(prices.values(), ({ now }) => now)).size < 2) return null
  const percent = formatter(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 0 })
  const sizes = Array.from(prices, ([label, shown]): TileSize => {
    const text = `${label} ${formatPrice(shown.now, view.i18n)}`
    const saving = badgePercent(shown)
    return saving > 0 ? [text, ` \u2212${percent.format(saving / 100)}`] : [text]
  })
  return sizes.length > SHOWN ? [...sizes.slice(0, SHOWN), [`+${sizes.length - SHOWN}`]] : sizes
}
