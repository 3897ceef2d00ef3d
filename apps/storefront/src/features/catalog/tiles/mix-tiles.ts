import type { Tile } from './tile.ts'

/** The first tile of each list, then the second of each and so on; each product once. */
export function interleave(lists: readonly (readonly Tile[])[]): Tile[] {
  const longest = Math.max(0, ...lists.map((tiles) => tiles.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((tiles) => tiles[at] ?? [])).flat()
  return [...new Map(inTurn.map((tile) => [tile.id, tile])).values()]
}

/** The first tile of each brand, then the second of each and so on, otherwise in their order; tiles without a brand count as first ones. */
export function spreadBrands(tiles: readonly Tile[]): Tile[] {
  const rank = (tile: Tile, at: number) => (tile.brand ? tiles.slice(0, at).filter(({ brand }) => brand === tile.brand).length : 0)
  return tiles
    .map((tile, at) => ({ tile, rank: rank(tile, at) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ tile }) => tile)
}
