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
  expect(fault).toMatchObject({ name: 'TookTooLong' })
})
