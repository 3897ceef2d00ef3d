import { expect, it } from 'vitest'
import { pollDelay } from './poll-delay.ts'

const NEVER = null

// docs/behaviour/payment.md §27.3
it.each([
  { why: 'at first every three seconds', now: 0, expiresAt: NEVER, delay: 3000 },
  { why: 'still so just before two minutes', now: 119_999, expiresAt: NEVER, delay: 3000 },
  { why: 'then every ten seconds', now: 120_000, expiresAt: NEVER, delay: 10_000 },
  { why: 'at most a second after the end of the checkout', now: 200_000, expiresAt: 204_000, delay: 5000 },
  { why: 'once more right after the end', now: 204_000, expiresAt: 204_000, delay: 1000 },
  { why: 'and then no more', now: 204_001, expiresAt: 204_000, delay: null },
])('asks $why', ({ now, expiresAt, delay }) => {
  expect(pollDelay({ startedAt: 0, now, expiresAt })).toBe(delay)
})
