import { growArray } from './grow-array.ts'
import type { FieldValue } from './index-schema.ts'
import { markOf, type RangeMarks } from './range-marks.ts'

/** One number per document; NaN means no value. */
export interface NumericColumn {
  values: Float64Array
  /** The ranges that each document is in, for each set of ranges that is counted often. */
  marks: Map<string, RangeMarks>
}

export function createNumericColumn(values: Float64Array): NumericColumn {
  return { values, marks: new Map() }
}

export function setNumber(column: NumericColumn, doc: number, value: FieldValue | undefined): void {
  column.values = growArray(column.values, doc + 1)
  column.values[doc] = toNumber(value)
  for (const marks of column.marks.values()) {
    marks.bytes = growArray(marks.bytes, doc + 1)
    marks.bytes[doc] = markOf(marks, column.values[doc]!)
  }
}

/** Text is read as a number. If there are several values, the first one counts. */
export function toNumber(value: FieldValue | undefined): number {
  if (value === null || value === undefined || value === '') return Number.NaN
  if (typeof value === 'object') return value.length > 0 ? toNumber(value[0]) : Number.NaN
  // A keyword field stores booleans as text: both forms become the same number here.
  const number = value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
  return Number.isFinite(number) ? number + 0 : Number.NaN
}
