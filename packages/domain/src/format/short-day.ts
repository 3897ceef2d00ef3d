import { formatter } from './formatter.ts'

/** The language of the page, and the country of the shop, which orders day and month. Decision 0009. */
export interface DayStyle {
  readonly language: string
  readonly country: string
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** A day without its year, such as `Tue 24 Nov`. */
export function shortDay(instant: number, { timeZone, ...style }: DayStyle & { readonly timeZone: string }): string {
  return join(formatterOf(style, timeZone).formatToParts(instant))
}

/** Such as `Tue 24 – Thu 26 Nov`, for days that begin at these times in UTC. */
export function shortDays(from: number, to: number, style: DayStyle): string {
  return join(formatterOf(style, 'UTC').formatRangeToParts(from, to))
}

function formatterOf({ language, country }: DayStyle, timeZone: string): Intl.DateTimeFormat {
  return formatter(Intl.DateTimeFormat, `${new Intl.Locale(language).language}-${country}`, { ...DAY, timeZone })
}

/**
 * Removes leading zeros of days: some languages add them in ranges, and South African English also to single days, whatever the options
 * say.
 */
function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
}
