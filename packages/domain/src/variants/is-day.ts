/** A valid calendar day, written `YYYY-MM-DD`; such texts sort like the days themselves. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // The parser reads 31 April as 1 May.
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(text)
}
