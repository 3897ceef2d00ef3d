import { describe, expect, it } from 'vitest'
import { withTimeout } from './time-limit.ts'

describe('a limited wait', () => {
  it('ends without a result', async () => {
    await expect(withTimeout(new Promise(() => {}), { timeoutMs: 4 })).rejects.toThrow('no answer within 4 ms')
  })

  it('ends with another result in place of a late one', async () => {
    expect(await withTimeout(new Promise(() => {}), { timeoutMs: 4, instead: null })).toBeNull()
  })

  it('rejects when the work fails in time', async () => {
    await expect(withTimeout(Promise.reject(new Error('refused')), { timeoutMs: 4, instead: null })).rejects.toThrow('refused')
  })

  it('takes a result that arrives while the page is busy and needs a second step after that', async () => {
    const answer = new Promise((resolve) => {
      setTimeout(() => {
        block(120)
        setTimeout(resolve, 1, 'stored')
      }, 1)
    })
    expect(await withTimeout(answer, { timeoutMs: 80 })).toBe('stored')
  })

  it('counts by another clock', async () => {
    const clock = Promise.withResolvers<void>()
    const waits: number[] = []
    const wait = (ms: number) => {
      waits.push(ms)
      return clock.promise
    }
    const answer = withTimeout(new Promise(() => {}), { timeoutMs: 6000, instead: 'late', wait })
    expect(waits).toEqual([6000])
    clock.resolve()
    expect(await answer).toBe('late')
  })

  it('hands over a late result', async () => {
    const late = Promise.withResolvers<unknown>()
    const answer = Promise.withResolvers<string>()
    await expect(withTimeout(answer.promise, { timeoutMs: 4, onLate: late.resolve })).rejects.toThrow('no answer')
    answer.resolve('stored')
    expect(await late.promise).toBe('stored')
  })
})

/** As a long task of the page does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
