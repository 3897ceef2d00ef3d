import type { ListPage } from './listing.ts'

/** A tile as data beside its markup: without the texts that stand there. */
export interface EmbeddedTile extends Omit<ListPage['tiles'][number], 'name' | 'href' | 'brand'> {}

/** What the server writes of a list as data. Filters, names and links stand in its markup already: they travel once, a kilobyte less. */
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

/** Puts the texts back, from the page that the server wrote. Anything but the data of a list is left alone. */
export function restoreTiles(data: unknown, page: ParentNode): void {
  const { tiles } = (data ?? {}) as Partial<ListPage>
  if (!tiles?.[0] || tiles[0].name !== undefined) return
  page.querySelectorAll('#list .tile').forEach((markup, at) => {
    const link = markup.querySelector('.tile-name a')!
    const brand = markup.querySelector('.tile-brand')?.textContent
    Object.assign(tiles[at]!, { name: link.textContent, href: link.getAttribute('href'), ...(brand && { brand }) })
  })
}
