/** Up to ten digits before the dot, which is the limit of the card platform. */
const DECIMAL = /^(\d{1,10})(?:\.(\d{1,4}))?$/

/** Cents of a decimal text or a number; null for anything that is not a whole number of cents. Nothing is rounded. */
export function parseAmount(given: unknown): number | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null
  const match = DECIMAL.exec(String(given))
  if (!match) return null
  const [, units = '0', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(2))) return null
  return Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** `9200` → `92.00`, with exactly two decimals. */
export function writeAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Reads a whole, non-negative number of cents from an answer; null for anything else. */
export function readCents(given: unknown): number | null {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : null
}
