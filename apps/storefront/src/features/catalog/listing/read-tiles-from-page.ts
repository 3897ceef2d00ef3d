import { imageUrl } from '@meerkat/domain/urls/image-url'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import type { ListPage } from './listing.ts'

type Tile = ListPage['tiles'][number]

/** The embedded data of a server-rendered tile: without the texts and the picture that its markup contains. */
export interface EmbeddedTile extends Omit<Tile, 'name' | 'href' | 'brand' | 'stars' | 'sizes' | 'unit' | 'unitPrice' | 'image'> {
  /** Only when the tile has no image, or when its path cannot be read from its URL in the markup. */
  image?: Tile['image']
}

const PICTURES = /^\/img\/\d+\/\d+\/resize(?=\/)/

/** The data of a list that the server embeds. Leaves out filters, names, links, sizes and pictures, which are in the markup; saves two kilobytes. */
export function withoutMarkup({ tiles, total, chosen, active, didYouMean, completeTotal }: ListPage) {
  return {
    tiles: tiles.map(withoutTexts),
    total,
    chosen,
    active,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(completeTotal !== undefined && { completeTotal }),
  }
}

function withoutTexts(tile: Tile): EmbeddedTile {
  const { name: _1, href: _2, brand: _3, stars: _4, sizes: _5, unit: _6, unitPrice: _7, image, ...rest } = tile
  const { width, height } = SHAPES.tile
  return imageUrl(image, width, height)?.replace(PICTURES, '') === image ? rest : { image, ...rest }
}

/** Restores the texts from the server-rendered markup. Ignores data that is not a list. */
export function restoreTiles(data: unknown, page: ParentNode): void {
  const { tiles } = (data ?? {}) as Partial<ListPage>
  if (!tiles?.[0] || tiles[0].name !== undefined) return
  page.querySelectorAll('#list .tile').forEach((markup, at) => {
    const link = markup.querySelector('.tile-name a')!
    const textOf = (part: string) => markup.querySelector(`.tile-${part}`)?.textContent
    const sizes = [...markup.querySelectorAll('.tile-sizes li')].map(({ childNodes }) =>
      Array.from(childNodes, ({ textContent }) => textContent),
    )
    const read = {
      name: link.textContent,
      href: link.getAttribute('href'),
      brand: textOf('brand'),
      stars: textOf('stars'),
      perUnit: textOf('unit'),
      image: markup.querySelector('img')?.getAttribute('src')?.replace(PICTURES, '') ?? null,
      ...(sizes[0] && { sizes }),
    }
    tiles[at] = { ...read, ...tiles[at] } as Tile
  })
}
