import type { Tile } from '../features/catalog/tile.ts'

/** What can be done from a tile: here the features of catalogue and cart meet. */
export function tileActions(_tile: Tile) {
  return null
}
