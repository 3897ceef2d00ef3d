/** A day that the calendar has, written `YYYY-MM-DD`; such texts compare like the days themselves. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // The parser takes 31 April for 1 May.
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(text)
}
