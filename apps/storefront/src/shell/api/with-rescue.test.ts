import { searchCatalog } from '@meerkat/contract/search'
import type { Answer } from '@meerkat/contract/transport'
import { expect, it } from 'vitest'
import { setRescue, withRescue } from './with-rescue.ts'

const fromDevice: Answer = { status: 200, body: 'device' }

it('passes every call on until there is a rescue, which then gets each call with the outcome of the network', async () => {
  const fromNetwork: Answer = { status: 200, body: 'network' }
  expect(await withRescue(async () => fromNetwork)({ endpoint: searchCatalog })).toBe(fromNetwork)
  setRescue((call, network) => (call.endpoint === searchCatalog ? network.catch(() => fromDevice) : network))
  const send = withRescue(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await send({ endpoint: searchCatalog })).toBe(fromDevice)
})
