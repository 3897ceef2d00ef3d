const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Minutes after the start of an attempt at which the provider is queried about it. */
const FIRST_MINUTES = [2, 4, 8, 15, 30]
const HOURLY_UNTIL_MS = DAY_MS
const DAILY_UNTIL_MS = 7 * DAY_MS

/**
 * When to query the provider about an attempt next: after 2, 4, 8, 15 and 30 minutes, then every hour of the first day, then every day of
 * the first week. Null when the week is over. docs/payments.md, "Polling".
 */
export function nextPollAt(createdAtMs: number, nowMs: number): number | null {
  const age = Math.max(0, nowMs - createdAtMs)
  const early = FIRST_MINUTES.find((minutes) => minutes * MINUTE_MS > age)
  if (early !== undefined) return createdAtMs + early * MINUTE_MS
  const step = age < HOURLY_UNTIL_MS ? HOUR_MS : DAY_MS
  const next = (Math.floor(age / step) + 1) * step
  return next > DAILY_UNTIL_MS ? null : createdAtMs + next
}
