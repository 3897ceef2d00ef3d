import { parseTimestamp } from '../format/parse-timestamp.ts'

export interface SpecialPriceWindow {
  readonly special_from_date?: string | null | undefined
  readonly special_to_date?: string | null | undefined
}

/**
 * Whether `now` is strictly between the dates; a missing date leaves that side open. Spec §4, docs/behaviour/prices.md §4.2. An invalid
 * date closes the window: an offer that never ends costs more than one that never starts.
 */
export function isSpecialPriceActive({ special_from_date, special_to_date }: SpecialPriceWindow, now: number): boolean {
  if (special_from_date) {
    const from = parseTimestamp(special_from_date)
    if (from === null || now <= from) return false
  }
  if (special_to_date) {
    const to = parseTimestamp(special_to_date)
    if (to === null || now >= to) return false
  }
  return true
}
