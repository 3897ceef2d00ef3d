import type { ListPage } from './listing.ts'

/** The embedded data of a server-rendered tile: without the texts that its markup contains. */
export interface EmbeddedTile extends Omit<ListPage['tiles'][number], 'name' | 'href' | 'brand'> {}

/** The data of a list that the server embeds. Leaves out filters, names and links, which are in the markup; saves a kilobyte. */
export function withoutMarkup({ tiles, total, chosen, active, didYouMean }: ListPage) {
  return {
    tiles: tiles.map(withoutTexts),
    total,
    chosen,
    active,
    ...(didYouMean !== undefined && { didYouMean }),
  }
}

function withoutTexts(tile: ListPage['tiles'][number]): EmbeddedTile {
  const { name: _name, href: _href, brand: _brand, ...rest } = tile
  return rest
}

/** Restores the texts from the server-rendered markup. Ignores data that is not a list. */
export function restoreTiles(data: unknown, page: ParentNode): void {
  const { tiles } = (data ?? {}) as Partial<ListPage>
  if (!tiles?.[0] || tiles[0].name !== undefined) return
  page.querySelectorAll('#list .tile').forEach((markup, at) => {
    const link = markup.querySelector('.tile-name a')!
    const brand = markup.querySelector('.tile-brand')?.textContent
    Object.assign(tiles[at]!, { name: link.textContent, href: link.getAttribute('href'), ...(brand && { brand }) })
  })
}
