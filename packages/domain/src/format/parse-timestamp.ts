const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/

/** Parses a document's date into milliseconds since 1970; null when it is not a date. `YYYY-MM-DD HH:mm:ss` is UTC (docs/wire.md §1.13). */
export function parseTimestamp(text: string): number | null {
  const plain = WITHOUT_ZONE.exec(text.trim())
  const instant = Date.parse(plain ? `${plain[1]}T${plain[2] ?? '00:00:00'}Z` : text)
  return Number.isNaN(instant) ? null : instant
}
