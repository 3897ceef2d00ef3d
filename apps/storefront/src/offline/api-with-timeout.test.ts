import { pullCart } from '@meerkat/contract/cart'
import { describe, expect, it } from 'vitest'
import { createClient } from '../shell/api/api-client.ts'
import { overHttp } from '../shell/api/over-http.ts'
import { apiWithTimeout } from './api-with-timeout.ts'

describe('a server that never answers', () => {
  it('is treated as no answer after the time limit', async () => {
    const silent: typeof fetch = (_, request) =>
      new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(request.signal?.reason)))
    const api = apiWithTimeout(createClient(overHttp('', silent)), 1)
    expect(await api.ask(pullCart, { query: { cartId: 'c1' } })).toMatchObject({ kind: 'no-answer' })
  })
})
