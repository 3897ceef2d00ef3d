import type { ListPage } from './listing.ts'

interface Place {
  /** Products before this page. */
  before: number
  /** Whether it is the first page on screen. */
  isFirst: boolean
}

/**
 * The place among the tiles of a page where the products begin that lack one of the searched words; null when they do not begin there.
 * The first page on screen begins with the divider when an earlier page had it.
 */
export function findDivider(
  { tiles, completeTotal }: Pick<ListPage, 'tiles' | 'completeTotal'>,
  { before, isFirst }: Place,
): number | null {
  if (completeTotal === undefined) return null
  const at = isFirst ? Math.max(0, completeTotal - before) : completeTotal - before
  return at >= 0 && at < tiles.length ? at : null
}
