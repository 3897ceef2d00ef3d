import type { Holidays } from '@meerkat/contract/delivery'
import { type Day, dayOf, monthAndDay, weekdayOf, yearOf } from './day.ts'

const MONDAY = 1

/** Whether the day is a public holiday. */
export function isHoliday(day: Day, { fixed, easter, sundayMovesToMonday }: Holidays): boolean {
  if (fixed.includes(monthAndDay(day))) return true
  if (easter.includes(day - easterSunday(yearOf(day)))) return true
  return sundayMovesToMonday && weekdayOf(day) === MONDAY && fixed.includes(monthAndDay(day - 1))
}

/** Easter Sunday in the Gregorian calendar, by Butcher's algorithm. */
function easterSunday(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}
