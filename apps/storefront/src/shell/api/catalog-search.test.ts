import { afterEach, expect, it, vi } from 'vitest'
import { storeViews } from '../store-view/stores.ts'
import type { Api } from './api-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const view = storeViews[0]!
const request = { entity: 'product', query: {}, size: 1 } as const

// Spec §9: search timeouts 5000 ms client, 1000 ms server.
it.each([
  { why: 'a browser waits five seconds', isServer: false, waitsMs: 5000 },
  { why: 'a server that renders a page waits one second', isServer: true, waitsMs: 1000 },
])('$why for the catalogue', async ({ isServer, waitsMs }) => {
  vi.stubEnv('SSR', isServer)
  vi.resetModules()
  const { searchEntities } = await import('./catalog-search.ts')
  const asked = Promise.withResolvers<void>()
  const call = () => {
    asked.resolve()
    return new Promise<never>(() => {})
  }
  vi.useFakeTimers()
  let fault: unknown = null
  const answered = searchEntities({ call, ask: call } as unknown as Api, view, request).catch((reason: unknown) => {
    fault = reason
  })
  await asked.promise
  await vi.advanceTimersByTimeAsync(waitsMs - 1)
  expect(fault).toBeNull()
  await vi.advanceTimersByTimeAsync(2)
  await answered
  expect(fault).toMatchObject({ name: 'TimedOut' })
})

// Spec §4, Search backend.
it.each([
  { why: 'an answer of the device says so', offline: true, flags: { isFromDevice: true } },
  { why: 'an answer of the server does not', offline: false, flags: {} },
])('$why', async ({ offline, flags }) => {
  const { searchEntities } = await import('./catalog-search.ts')
  const found = { took: 1, timed_out: false, hits: { total: 0, max_score: null, hits: [] }, ...(offline && { offline }) }
  const answer = await searchEntities({ call: async () => found } as unknown as Api, view, request)
  expect(answer).toEqual({ items: [], total: 0, aggregations: undefined, didYouMean: undefined, ...flags })
})

it('passes on that the search failed (Spec §4)', async () => {
  const { searchEntities } = await import('./catalog-search.ts')
  const failing = { call: () => Promise.reject(new Error('no network')) } as unknown as Api
  await expect(searchEntities(failing, view, request)).rejects.toThrow('no network')
})
