const DAY_MS = 86_400_000

/** `2026-11-01` moved by days, as the wire writes moments: `2026-11-15 00:00:00`. */
export function dayFrom(asOf: string, days: number, time = '00:00:00'): string {
  const moment = new Date(Date.parse(`${asOf}T00:00:00Z`) + days * DAY_MS)
  return `${moment.toISOString().slice(0, 10)} ${time}`
}

/** A time of day between 07:00 and 21:59 made from a number in [0, 1). */
export function timeOfDay(share: number): string {
  const minute = Math.floor(share * 15 * 60)
  const second = Math.floor(share * 9973) % 60
  return [7 + Math.floor(minute / 60), minute % 60, second].map((part) => String(part).padStart(2, '0')).join(':')
}
