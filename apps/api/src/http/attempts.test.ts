import { describe, expect, it } from 'vitest'
import { countInBuckets } from './count-in-buckets.ts'
import { countAttempts } from './rate-limit.ts'

const MINUTE_MS = 60_000

function aCount() {
  let atMs = 0
  const attempts = countAttempts(
    countInBuckets(() => atMs),
    { most: 5, windowMs: MINUTE_MS },
  )
  const takeMany = async (key: string, times: number) => {
    const taken = await Promise.all(Array.from({ length: times }, () => attempts.take(key)))
    return taken.filter(Boolean).length
  }
  return { attempts, takeMany, later: (ms: number) => (atMs += ms) }
}

describe('guesses at one account', () => {
  it('five of 1,000 are looked at, at once or one by one', async () => {
    const { takeMany, attempts } = aCount()
    expect(await takeMany('a@example.com', 1000)).toBe(5)
    expect(await attempts.take('a@example.com')).toBe(false)
  })

  it('the count stays while 100,000 other accounts are tried', async () => {
    const { takeMany, attempts } = aCount()
    await takeMany('a@example.com', 5)
    for (let index = 0; index < 100_000; index += 1) await attempts.take(`other-${index}@example.com`)
    expect(await attempts.take('a@example.com')).toBe(false)
  })

  it('a right one is given back, a window ends', async () => {
    const { takeMany, attempts, later } = aCount()
    for (let index = 0; index < 50; index += 1) {
      expect(await attempts.take('a@example.com')).toBe(true)
      await attempts.giveBack('a@example.com')
    }
    expect(await takeMany('a@example.com', 9)).toBe(5)
    later(MINUTE_MS - 1)
    expect(await takeMany('a@example.com', 9)).toBe(0)
    later(1)
    expect(await takeMany('a@example.com', 9)).toBe(5)
  })

  it('without a counter nothing is limited', async () => {
    const attempts = countAttempts(null, { most: 1, windowMs: MINUTE_MS })
    expect([await attempts.take('a'), await attempts.take('a')]).toEqual([true, true])
  })
})
