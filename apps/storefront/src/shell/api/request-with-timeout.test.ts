import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestWithTimeout } from './request-with-timeout.ts'
import { TimedOut } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers after a delay and records whether it was aborted. */
function slow(ms: number) {
  const seen: { signal?: AbortSignal } = {}
  const ask = (signal: AbortSignal) => {
    seen.signal = signal
    return new Promise<string>((resolve) => setTimeout(resolve, ms, 'answer'))
  }
  return { ask, seen }
}

describe('requestWithTimeout', () => {
  it.each([
    { why: 'an answer in time', ms: 999, ends: 'answer', isCancelled: false },
    { why: 'an answer at the limit', ms: 1000, ends: 'answer', isCancelled: false },
    { why: 'no answer in time', ms: 1500, ends: new TimedOut('no answer within 1000 ms'), isCancelled: true },
  ])('$why', async ({ ms, ends, isCancelled }) => {
    const { ask, seen } = slow(ms)
    const answered = requestWithTimeout(1000, ask).catch((fault: unknown) => fault)
    await vi.advanceTimersByTimeAsync(1400)
    expect(await answered).toEqual(ends)
    expect(seen.signal?.aborted).toBe(isCancelled)
  })

  it('passes on an abort by the caller', async () => {
    const { ask, seen } = slow(500)
    const given = new AbortController()
    const answered = requestWithTimeout(1000, ask, given.signal)
    given.abort()
    expect(seen.signal?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    await answered
  })

  it('clears its timer', async () => {
    await requestWithTimeout(1000, async () => 'answer')
    expect(vi.getTimerCount()).toBe(0)
  })
})
