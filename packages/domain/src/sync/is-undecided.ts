/** Codes that say nothing about the request itself: rate limited, or the server is temporarily unavailable. */
const UNDECIDED: readonly number[] = [408, 425, 429, 502, 503, 504]

/** Whether the same request may get another answer later, so that this answer decides nothing. Spec §4 Connectivity. */
export function isUndecided(code: number): boolean {
  return UNDECIDED.includes(code)
}
