import { DEFAULT_SEARCH_SIZE, MAX_SEARCH_SIZE } from '@meerkat/contract/search-size'

/** For invalid values, returns the first 50 documents; a page has at most 4,000. Spec §9. */
export function readPage({ size, from }: { size?: string | undefined; from?: string | undefined }): { from: number; size: number } {
  const wanted = toWhole(size)
  return { from: Math.max(0, toWhole(from)), size: wanted > 0 ? Math.min(wanted, MAX_SEARCH_SIZE) : DEFAULT_SEARCH_SIZE }
}

function toWhole(text: string | undefined): number {
  const number = Math.trunc(Number(text ?? 0))
  return Number.isSafeInteger(number) ? number : 0
}
