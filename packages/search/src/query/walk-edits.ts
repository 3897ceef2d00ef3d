import { lowerBound, prefixEnd, type StringTable, stringCount } from '../build/string-table.ts'

/** Rows of the distance table: one per letter of the dictionary word, with one cell more than the typed word (at most 64 letters). */
const WIDTH = 66
const rows = new Uint8Array(WIDTH * WIDTH)

/**
 * Visits every string of the table that `word` can be turned into by at most `limit` edits (insert, delete, replace, swap of
 * neighbours; optimal string alignment), with its first `prefixLength` letters unchanged. Strings are sorted, so the rows of a
 * prefix shared with the previous string can be reused, and a prefix that is too far off excludes all strings that share it.
 */
export function walkEdits(
  table: StringTable,
  word: string,
  { limit, prefixLength }: { limit: number; prefixLength: number },
  visit: (place: number, distance: number) => void,
): void {
  const prefix = word.slice(0, prefixLength)
  const end = prefix === '' ? stringCount(table) : prefixEnd(table, prefix)
  const { chars, starts } = table
  const length = word.length
  for (let column = 0; column <= length; column++) rows[column] = column
  /** Number of letters of the previous string whose rows are filled in. */
  let filled = 0
  let previous = 0
  /** When a prefix of this many letters is too far off, so is every string that shares it. */
  let dead = Number.POSITIVE_INFINITY
  for (let place = prefix === '' ? 0 : lowerBound(table, prefix); place < end; place++) {
    const from = starts[place]!
    const size = starts[place + 1]! - from
    const shared = sharedLength(chars, previous, filled, from, size)
    if (shared >= dead) continue
    previous = from
    dead = Number.POSITIVE_INFINITY
    filled = size
    for (let row = shared; row < size; row++) {
      if (fillRow(chars, from, row, word, limit) > limit) {
        dead = row + 1
        filled = dead
        break
      }
    }
    if (dead < Number.POSITIVE_INFINITY || length - size > limit) continue
    const distance = rows[size * WIDTH + length]!
    if (distance <= limit) visit(place, distance)
  }
}

function sharedLength(chars: Uint16Array, a: number, aLength: number, b: number, bLength: number): number {
  const longest = Math.min(aLength, bLength)
  let shared = 0
  while (shared < longest && chars[a + shared] === chars[b + shared]) shared++
  return shared
}

/** Fills the row of one letter within the band that can still be within the limit, and returns its smallest distance. */
function fillRow(chars: Uint16Array, from: number, row: number, word: string, limit: number): number {
  const letter = chars[from + row]!
  const before = row > 0 ? chars[from + row - 1]! : -1
  const above = row * WIDTH
  const here = above + WIDTH
  const first = Math.max(1, row + 1 - limit)
  const last = Math.min(word.length, row + 1 + limit)
  // Everything outside the band exceeds the limit. The cell to its left is read and must therefore be set; the one to its right is not
  // read.
  rows[here + first - 1] = first === 1 ? row + 1 : limit + 1
  let smallest = rows[here + first - 1]!
  for (let column = first; column <= last; column++) {
    const typed = word.charCodeAt(column - 1)
    let distance = rows[above + column - 1]! + (typed === letter ? 0 : 1)
    distance = Math.min(distance, rows[here + column - 1]! + 1)
    if (column < row + 1 + limit) distance = Math.min(distance, rows[above + column]! + 1)
    if (typed === before && column > 1 && word.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, rows[above - WIDTH + column - 2]! + 1)
    }
    rows[here + column] = distance
    if (distance < smallest) smallest = distance
  }
  return smallest
}
