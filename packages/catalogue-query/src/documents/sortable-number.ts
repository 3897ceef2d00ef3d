/**
 * Converts a number, boolean or numeric text to a number, and a date and time in UTC (`2025-01-10 08:00:00`) to seconds. Anything else
 * becomes NaN, which is in no range.
 */
export function toSortableNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN
  const number = Number(value)
  return Number.isNaN(number) ? toSeconds(value) : number
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/

function toSeconds(text: string): number {
  const parts = MOMENT.exec(text)
  if (parts === null) return Number.NaN
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000
}
