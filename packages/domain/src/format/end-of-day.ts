import { readParts } from './format-date.ts'

const DAY_MS = 86_400_000

/** The last millisecond of the local day of an instant: what is valid until a day is valid on all of it. */
export function endOfDay(instant: number, timeZone: string): number {
  const next = instant + DAY_MS - timeOfDayMs(instant, timeZone)
  // Where clocks change on that day, `next` is an hour off.
  const off = timeOfDayMs(next, timeZone)
  return next - (off > DAY_MS / 2 ? off - DAY_MS : off) - 1
}

function timeOfDayMs(instant: number, timeZone: string): number {
  const { HH, mm, ss } = readParts(instant, timeZone)
  return ((Number(HH) * 60 + Number(mm)) * 60 + Number(ss)) * 1000 + (((instant % 1000) + 1000) % 1000)
}
