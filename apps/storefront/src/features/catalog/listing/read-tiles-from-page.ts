import { imageUrl } from '@meerkat/domain/urls/image-url'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import type { ListPage } from './listing.ts'

type Tile = ListPage['tiles'][number]

/** The embedded data of a server-rendered tile: without the id, the texts and the picture that its markup contains. */
export interface EmbeddedTile extends Omit<Tile, 'id' | 'name' | 'href' | 'brand' | 'stars' | 'sizes' | 'unit' | 'unitPrice' | 'image'> {
  /** Only when the address of the product does not end with it. */
  id?: number
  /** Only when the tile has no image, or when its path cannot be read from its URL in the markup. */
  image?: Tile['image']
}

/** The id in `/dogs/karoo-adult-4319.html?childSku=…`. */
const ID = /-(\d+)\.html(?:$|\?)/
const PICTURES = /^\/img\/\d+\/\d+\/resize(?=\/)/

/** The data of a list that the server embeds. Leaves out filters, ids, names, links, sizes and pictures, which are in the markup; saves two kilobytes. */
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
  const { id, name: _1, href, brand: _2, stars: _3, sizes: _4, unit: _5, unitPrice: _6, image, isReady, ...rest } = tile
  const { width, height } = SHAPES.tile
  return {
    ...(readId(href) !== id && { id }),
    ...(imageUrl(image, width, height)?.replace(PICTURES, '') !== image && { image }),
    // A product that is not sold out has the button "Add to cart".
    ...(isReady && rest.isOut && { isReady }),
    ...rest,
  }
}

function readId(href: string): number {
  return Number(ID.exec(href)?.[1])
}

/** Restores the texts from the server-rendered markup. Ignores data that is not a list. */
export function restoreTiles(data: unknown, page: ParentNode): void {
  const { tiles } = (data ?? {}) as Partial<ListPage>
  if (!tiles?.[0] || tiles[0].name !== undefined) return
  page.querySelectorAll('#list .tile').forEach((markup, at) => {
    const link = markup.querySelector('.tile-name a')!
    const href = link.getAttribute('href')!
    const textOf = (part: string) => markup.querySelector(`.tile-${part}`)?.textContent
    const sizes = [...markup.querySelectorAll('.tile-sizes li')].map(({ childNodes }) =>
      Array.from(childNodes, ({ textContent }) => textContent),
    )
    const read = {
      id: readId(href),
      name: link.textContent,
      href,
      brand: textOf('brand'),
      stars: textOf('stars'),
      perUnit: textOf('unit'),
      image: markup.querySelector('img')?.getAttribute('src')?.replace(PICTURES, '') ?? null,
      ...(sizes[0] && { sizes }),
      ...(markup.querySelector('[data-add]') && { isReady: true }),
    }
    tiles[at] = { ...read, ...tiles[at] } as Tile
  })
}
