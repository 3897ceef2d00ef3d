/** Codes that say nothing about the request itself: it came too early or too often, or the server cannot answer at the moment. */
const UNDECIDED: readonly number[] = [408, 425, 429, 502, 503, 504]

/** Whether the same request may be answered differently a moment later, so that nothing may be concluded from this answer. Spec §4 Connectivity. */
export function isUndecided(code: number): boolean {
  return UNDECIDED.includes(code)
}
