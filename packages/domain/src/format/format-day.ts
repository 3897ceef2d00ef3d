import { type DateStyle, formatDate } from './format-date.ts'

/** The time part of a format, with the separators around it. */
const CLOCK = /\s*(?:HH|H|hh|h):mm(?::ss)?(?:\s*A)?\s*/

/** Formats a calendar day, `YYYY-MM-DD`, in the date format of the store view, without the time. docs/behaviour/formatting.md §21.2. */
export function formatDay(day: string, { format, locale }: Pick<DateStyle, 'format' | 'locale'>): string {
  return formatDate(`${day}T00:00`, { format: format.replace(CLOCK, ' ').trim(), locale, timeZone: 'UTC' })
}
