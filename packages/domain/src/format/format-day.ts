import { type DateStyle, formatDate } from './format-date.ts'

/** What a format says of the clock, with what parts it from the day. */
const CLOCK = /\s*(?:HH|H|hh|h):mm(?::ss)?(?:\s*A)?\s*/

/** A day of the calendar, `YYYY-MM-DD`, as the store view writes dates, without the time. docs/behaviour/formatting.md §21.2. */
export function formatDay(day: string, { format, locale }: Pick<DateStyle, 'format' | 'locale'>): string {
  return formatDate(`${day}T00:00`, { format: format.replace(CLOCK, ' ').trim(), locale, timeZone: 'UTC' })
}
