/**
 * Strings concatenated in order of their UTF-16 units: a snapshot is a copy, a prefix is a range, and a lookup
 * is a binary search. `starts` has one entry more than there are strings.
 */
export interface StringTable {
  chars: Uint16Array
  starts: Uint32Array
}

/** `sorted` must be in ascending order of `<` and without duplicates. */
export function packStrings(sorted: readonly string[]): StringTable {
  const starts = new Uint32Array(sorted.length + 1)
  for (let index = 0; index < sorted.length; index++) starts[index + 1] = starts[index]! + sorted[index]!.length
  const chars = new Uint16Array(starts[sorted.length]!)
  let to = 0
  for (const text of sorted) for (let at = 0; at < text.length; at++) chars[to++] = text.charCodeAt(at)
  return { chars, starts }
}

export function stringCount(table: StringTable): number {
  return table.starts.length - 1
}

export function stringAt(table: StringTable, index: number): string {
  let text = ''
  // The limit on spread arguments is far above this chunk size.
  for (let from = table.starts[index]!, end = table.starts[index + 1]!; from < end; from += 4096) {
    text += String.fromCharCode(...table.chars.subarray(from, Math.min(end, from + 4096)))
  }
  return text
}

/** The first place whose string is not less than `text`. */
export function lowerBound(table: StringTable, text: string): number {
  let low = 0
  let high = stringCount(table)
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareAt(table, middle, text) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The place of exactly this text, or -1. */
export function findString(table: StringTable, text: string): number {
  const index = lowerBound(table, text)
  return index < stringCount(table) && compareAt(table, index, text) === 0 ? index : -1
}

/** First place after all strings that begin with `prefix`. No text contains U+FFFF, which is not a character. */
export function prefixEnd(table: StringTable, prefix: string): number {
  return lowerBound(table, `${prefix}\uffff`)
}

function compareAt(table: StringTable, index: number, text: string): number {
  const from = table.starts[index]!
  const length = table.starts[index + 1]! - from
  const shorter = Math.min(length, text.length)
  for (let at = 0; at < shorter; at++) {
    const difference = table.chars[from + at]! - text.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return length - text.length
}
