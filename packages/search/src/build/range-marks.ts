import type { NumericColumn } from './numeric-column.ts'

/**
 * Bit i of a document's byte: its value lies in range i. The processor mispredicts about half of the comparisons
 * with a bound; looking up a byte is several times faster.
 */
export interface RangeMarks {
  from: Float64Array
  to: Float64Array
  bytes: Uint8Array
}

/** From `from` up to, not including, `to`. docs/wire.md §13.5. */
export interface NumberRange {
  from?: number
  to?: number
}

const MAX_RANGES = 8
/** Sets of ranges come from the shop's settings, so there are few; the limit protects against arbitrary requests. */
const MAX_SETS = 8

/** Existing marks, or new ones when `count` documents make them worth computing; otherwise null. */
export function findMarks(column: NumericColumn, ranges: readonly NumberRange[], count: number, docCount: number): RangeMarks | null {
  const name = ranges.map(({ from, to }) => `${from},${to}`).join(';')
  const known = column.marks.get(name)
  if (known !== undefined) return known
  if (ranges.length > MAX_RANGES || count < docCount / 8) return null
  if (column.marks.size >= MAX_SETS) column.marks.clear()
  const marks = { ...toBounds(ranges), bytes: new Uint8Array(docCount) }
  for (let doc = 0; doc < docCount; doc++) marks.bytes[doc] = markOf(marks, column.values[doc]!)
  column.marks.set(name, marks)
  return marks
}

export function toBounds(ranges: readonly NumberRange[]): { from: Float64Array; to: Float64Array } {
  return {
    from: Float64Array.from(ranges, (range) => range.from ?? Number.NEGATIVE_INFINITY),
    to: Float64Array.from(ranges, (range) => range.to ?? Number.POSITIVE_INFINITY),
  }
}

export function markOf({ from, to }: Pick<RangeMarks, 'from' | 'to'>, value: number): number {
  let mark = 0
  for (let range = 0; range < from.length; range++) if (value >= from[range]! && value < to[range]!) mark |= 1 << range
  return mark
}
