import { formatter } from './formatter.ts'
import { parseTimestamp } from './parse-timestamp.ts'

/**
 * A day for use within a sentence, with the month as a word in the form that the language requires: `24 February 2027`, `24. Februar 2027`,
 * `24 февраля 2027`. Empty for text that is not a date. docs/behaviour/formatting.md §21.2.
 */
export function longDate(value: string, { locale, timeZone }: { readonly locale: string; readonly timeZone: string }): string {
  const instant = parseTimestamp(value)
  if (instant === null) return ''
  // Only American English writes the month first; no store view is American.
  const language = locale.startsWith('en') ? 'en-GB' : locale
  const text = formatter(Intl.DateTimeFormat, language, { timeZone, dateStyle: 'long' }).format(instant)
  // Remove the Russian abbreviation for "year": its dot and the full stop of a sentence would follow each other.
  return text.replace(/\sг\.$/, '')
}
