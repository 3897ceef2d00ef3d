import type { FieldValue } from './index-schema.ts'

/** What a numeric column holds for a document: NaN stands for no value. Text is read as a number, of several the first counts. */
export function toNumber(value: FieldValue | undefined): number {
  if (value === null || value === undefined || value === '') return Number.NaN
  if (typeof value === 'object') return value.length > 0 ? toNumber(value[0]) : Number.NaN
  // A keyword field writes booleans as text: here they are one number either way.
  const number = value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
  return Number.isFinite(number) ? number + 0 : Number.NaN
}
