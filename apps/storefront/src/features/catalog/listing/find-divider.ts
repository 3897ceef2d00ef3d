import type { ListPage } from './listing.ts'

interface Place {
  /** Products before this page. */
  before: number
  /** Whether it is the first page on screen. */
  isFirst: boolean
}

/**
 * Index of the first tile on a page whose product lacks one of the searched words; null when that product is on another page.
 * The first page on screen begins with the divider when it belongs to an earlier page.
 */
export function findDivider(
  { tiles, completeTotal }: Pick<ListPage, 'tiles' | 'completeTotal'>,
  { before, isFirst }: Place,
): number | null {
  if (completeTotal === undefined) return null
  const at = isFirst ? Math.max(0, completeTotal - before) : completeTotal - before
  return at >= 0 && at < tiles.length ? at : null
}
