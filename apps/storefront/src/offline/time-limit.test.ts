import { pullCart } from '@meerkat/contract/cart'
import { describe, expect, it } from 'vitest'
import { createClient } from '../shell/api/api-client.ts'
import { overHttp } from '../shell/api/over-http.ts'
import { apiWithTimeout, withTimeout } from './time-limit.ts'

describe('a server that never answers', () => {
  it('is treated as no answer after the time limit', async () => {
    const silent: typeof fetch = (_, request) =>
      new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(request.signal?.reason)))
    const api = apiWithTimeout(createClient(overHttp('', silent)), 1)
    expect(await api.ask(pullCart, { query: { cartId: 'c1' } })).toMatchObject({ kind: 'no-answer' })
  })
})

describe('a limited wait', () => {
  it('ends without a result', async () => {
    await expect(withTimeout(new Promise(() => {}), { timeoutMs: 4 })).rejects.toThrow('no answer within 4 ms')
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
