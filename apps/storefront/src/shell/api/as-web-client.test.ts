import { pullCart } from '@meerkat/contract/cart'
import { askGraphqlOfStore } from '@meerkat/contract/graphql'
import { searchCatalog } from '@meerkat/contract/search'
import type { Call } from '@meerkat/contract/transport'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asWebClient, type ClientSettings } from './as-web-client.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' })
  vi.stubGlobal('location', { host: 'shop.example' })
})
afterEach(() => void vi.unstubAllGlobals())

async function sent(call: Call, settings: Partial<ClientSettings> = {}): Promise<Call> {
  const calls: Call[] = []
  const send = asWebClient(
    async (given) => {
      calls.push(given)
      return { status: 200, body: null }
    },
    { partitionKey: '', tokenInHeader: true, storeInPath: true, ...settings },
  )
  await send(call)
  return calls[0]!
}

const personal: Call = { endpoint: pullCart, query: { cartId: 'c1' }, headers: { authorization: 'Bearer u1' } }
const search: Call = { endpoint: searchCatalog, params: { index: 'shop', entity: 'product' }, query: { size: '5' } }

describe('calls of our client (Spec §7)', () => {
  it('name client, version, browser and host on task calls', async () => {
    const { headers = {} } = await sent(personal)
    expect(headers['x-clientid']).toBe('web')
    expect(JSON.parse(decodeURIComponent(headers['x-clientinfo']!))).toEqual({
      version: 'v1.12.2 built 2025-05-22',
      clientId: 'web',
      userAgent: 'Browser/1',
      host: 'shop.example',
    })
  })

  it('read the catalogue without these headers, so that caches share the answers', async () => {
    expect(await sent(search)).toEqual({ ...search, headers: {} })
  })

  it('have the partition key of the settings, and none without one', async () => {
    expect((await sent(search, { partitionKey: 'p7' })).query).toEqual({ size: '5', partitionKey: 'p7' })
    expect((await sent(personal)).query).toEqual({ cartId: 'c1' })
  })

  it('have the user token in the header, or as a parameter where the settings say so', async () => {
    const inHeader = await sent(personal)
    expect([inHeader.headers?.['authorization'], inHeader.query?.['token']]).toEqual(['Bearer u1', undefined])
    const inQuery = await sent(personal, { tokenInHeader: false })
    expect([inQuery.headers?.['authorization'], inQuery.query?.['token']]).toEqual([undefined, 'u1'])
    const guest = await sent({ endpoint: pullCart, query: { cartId: 'c1' } }, { tokenInHeader: false })
    expect(guest.query).toEqual({ cartId: 'c1' })
  })

  it.each([
    { why: 'has the store code in its path', call: personal, storeCode: 'de', storeInPath: true, path: '/api/de/cart/pull' },
    {
      why: 'has it in that of a search, too',
      call: search,
      storeCode: 'de',
      storeInPath: true,
      path: '/api/de/catalog/:index/:entity/_search',
    },
    { why: 'has none in the default store view', call: personal, storeCode: undefined, storeInPath: true, path: '/api/cart/pull' },
    { why: 'has none for a server of the old protocol', call: personal, storeCode: 'de', storeInPath: false, path: '/api/cart/pull' },
    {
      why: 'has none in a path of GraphQL, which names the store view itself',
      call: { endpoint: askGraphqlOfStore, params: { storeCode: 'de' } },
      storeCode: 'de',
      storeInPath: true,
      path: askGraphqlOfStore.path,
    },
  ])('a call $why', async ({ call, storeCode, storeInPath, path }) => {
    const query: Record<string, string> = { ...('query' in call && call.query), ...(storeCode !== undefined && { storeCode }) }
    const { endpoint, query: given } = await sent({ ...call, query }, { storeInPath })
    expect([endpoint.path, given?.['storeCode']]).toEqual([path, storeCode])
  })
})
