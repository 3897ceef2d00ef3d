import { formatter } from './formatter.ts'
import { parseTimestamp } from './parse-timestamp.ts'

export interface DateStyle {
  /** Such as `HH:mm D/M/YYYY`. */
  readonly format: string
  readonly locale: string
  /** The user's, such as `Africa/Johannesburg`: an argument, because server and page must render the same text. */
  readonly timeZone: string
}

const TOKEN = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|dddd|ddd|DD|D|HH|H|hh|h|mm|ss|A/g

/** ISO text without a zone is local time. */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/**
 * Formats a date for the store view. `YYYY-MM-DD HH:mm:ss` is UTC (docs/wire.md §1.13); ISO text without a zone is shown
 * unconverted; text that is not a date is returned unchanged. Spec §9, docs/behaviour/formatting.md §21.2.
 */
export function formatDate(value: string | number | null | undefined, style: DateStyle): string {
  if (value === null || value === undefined || value === '') return ''
  const instant = typeof value === 'number' ? value : parseTimestamp(value)
  if (instant === null || !Number.isFinite(instant)) return String(value)
  const timeZone = typeof value === 'string' && WALL_CLOCK.test(value) ? 'UTC' : style.timeZone
  const parts = readParts(instant, timeZone)
  return style.format.replace(TOKEN, (token, literal: string | undefined) => {
    if (literal !== undefined) return literal
    return parts[token] ?? nameOf(token, instant, { ...style, timeZone })
  })
}

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** Year, month, day and time at an instant, by token of a format. */
export function readParts(instant: number, timeZone: string): Record<string, string> {
  const parts = formatter(Intl.DateTimeFormat, 'en-GB', { timeZone, ...CLOCK }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const short = (text: string) => String(Number(text))
  const [YYYY, MM, DD, HH] = [part('year'), part('month'), part('day'), part('hour')]
  const twelve = String(Number(HH) % 12 || 12)
  return {
    YYYY,
    YY: YYYY.slice(-2),
    MM,
    M: short(MM),
    DD,
    D: short(DD),
    HH,
    H: short(HH),
    hh: twelve.padStart(2, '0'),
    h: twelve,
    mm: part('minute'),
    ss: part('second'),
    A: Number(HH) < 12 ? 'AM' : 'PM',
  }
}

function nameOf(token: string, instant: number, { locale, timeZone }: DateStyle): string {
  const width = token.length === 4 ? 'long' : 'short'
  const wanted = token.startsWith('M') ? { month: width } : { weekday: width }
  return formatter(Intl.DateTimeFormat, locale, { timeZone, ...wanted } as Intl.DateTimeFormatOptions).format(instant)
}
