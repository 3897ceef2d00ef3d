const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/

/** The timestamp of a document's date in milliseconds. `YYYY-MM-DD HH:mm:ss` is UTC (docs/wire.md §1.13); null when it is not a date. */
export function parseTimestamp(text: string): number | null {
  const plain = WITHOUT_ZONE.exec(text.trim())
  const instant = Date.parse(plain ? `${plain[1]}T${plain[2] ?? '00:00:00'}Z` : text)
  return Number.isNaN(instant) ? null : instant
}
