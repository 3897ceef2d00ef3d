import { searchCatalog } from '@meerkat/contract/search'
import type { Answer } from '@meerkat/contract/transport'
import { expect, it } from 'vitest'
import { setFallback, withFallback } from './with-fallback.ts'

const fromDevice: Answer = { status: 200, body: 'device' }

it('passes every call on until there is a fallback, which then gets each call with the outcome of the network', async () => {
  const fromNetwork: Answer = { status: 200, body: 'network' }
  expect(await withFallback(async () => fromNetwork)({ endpoint: searchCatalog })).toBe(fromNetwork)
  setFallback((call, network) => (call.endpoint === searchCatalog ? network.catch(() => fromDevice) : network))
  const send = withFallback(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await send({ endpoint: searchCatalog })).toBe(fromDevice)
})
