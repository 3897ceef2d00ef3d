import { readParts } from '../format/format-date.ts'

const DAY_MS = 86_400_000

/** A calendar day, as the number of days since 1 January 1970. It has no time or time zone, so that days can be added. */
export type Day = number

export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** Such as `12-25`. */
export function monthAndDay(day: Day): string {
  return toIsoDay(day).slice(5)
}

/** `YYYY-MM-DD`. */
export function toIsoDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The local day and time, `HH:mm`, at an instant in milliseconds. */
export function toLocalTime(instant: number, timeZone: string): { readonly day: Day; readonly time: string } {
  const { YYYY, MM, DD, HH, mm } = readParts(instant, timeZone)
  return { day: dayOf(Number(YYYY), Number(MM), Number(DD)), time: `${HH}:${mm}` }
}
