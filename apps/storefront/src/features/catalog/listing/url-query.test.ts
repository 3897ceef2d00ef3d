import 'fake-indexeddb/auto'
import type { Call } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { createQueryClient } from '../../../shell/api/query-client.ts'
import { shop, storeViews } from '../../../shell/store-view/stores.ts'
import { findTarget, rememberPaths, UNMAPPED, urlQuery } from './url-query.ts'

const viewOf = (code: string) => storeViews.find(({ storeCode }) => storeCode === code)!
const [africa, germany] = [viewOf(''), viewOf('de')]

/** A server with some known paths that records its calls. */
function aServer(known: Record<string, { _type: string; _source: Record<string, unknown> }> = {}) {
  const calls: Call[] = []
  const connect = (storeCode = '') =>
    createClient(
      async (call) => {
        calls.push(call)
        const { url } = call.body as { url: string }
        const hit = known[url]
        return { status: 200, body: hit ? { _index: 'x', _id: '1', _score: 0, ...hit } : null }
      },
      { storeCode, parse: false },
    )
  return { calls, connect }
}

const look = (api: ReturnType<ReturnType<typeof aServer>['connect']>, path: string, client = createQueryClient()) =>
  client.ensureQueryData(urlQuery(api, africa, path))

describe('target of a path (docs/behaviour/urls.md §8.2)', () => {
  it.each([
    { why: 'is found by its sku', _type: 'product', _source: { sku: 'KAROO' }, target: { kind: 'product', sku: 'KAROO' } },
    {
      why: 'that is a variant is its parent',
      _type: 'product',
      _source: { sku: 'KAROO-3KG', parentSku: 'KAROO' },
      target: { kind: 'product', sku: 'KAROO' },
    },
    { why: 'is found by its id', _type: 'category', _source: { id: 11 }, target: { kind: 'category', id: 11 } },
    {
      why: 'is found by its identifier',
      _type: 'cms_page',
      _source: { identifier: 'about-us' },
      target: { kind: 'cms', identifier: 'about-us' },
    },
    { why: 'is null, because it has no page', _type: 'cms_block', _source: { identifier: 'x' }, target: null },
  ])('of a $_type $why', async ({ _type, _source, target }) => {
    expect(await look(aServer({ dogs: { _type, _source } }).connect(), '/dogs')).toEqual(target)
  })

  it.each([
    { why: 'a category', _type: 'category', _source: { id: 11, url_path: 'hunde' }, href: '/de/hunde', tags: 'category C11' },
    {
      why: 'a product',
      _type: 'product',
      _source: { id: 7, sku: 'K', url_path: 'hunde/k.html' },
      href: '/de/hunde/k.html',
      tags: 'product P7',
    },
  ])('of $why that has another path in this store view is a redirect', async ({ _type, _source, href, tags }) => {
    const api = aServer({ dogs: { _type, _source } }).connect('de')
    const target = await createQueryClient().ensureQueryData(urlQuery(api, germany, '/dogs'))
    expect(target).toEqual({ kind: 'moved', href, headers: { 'X-VS-Cache-Tags': tags } })
  })

  it('is the page itself, without a redirect, at its path in this store view', async () => {
    const api = aServer({ hunde: { _type: 'category', _source: { id: 11, url_path: 'hunde' } } }).connect('de')
    const target = await createQueryClient().ensureQueryData(urlQuery(api, germany, '/hunde/'))
    expect(target).toEqual({ kind: 'category', id: 11 })
  })

  it('is null for an unknown path', async () => {
    expect(await look(aServer().connect(), '/nowhere')).toBeNull()
  })

  it('sends the path without slashes and query; the store code goes into the query of the call', async () => {
    const { calls, connect } = aServer()
    await createQueryClient().ensureQueryData(urlQuery(connect('de'), germany, '/hunde/?x=1', 'KIND-1'))
    expect(calls[0]!.body).toEqual({
      url: 'hunde',
      includeFields: ['parentSku'],
      excludeFields: [],
      options: {
        prefetchGroupProducts: false,
        assignProductConfiguration: false,
        populateRequestCacheTags: false,
        setProductErrors: false,
        fallbackToDefaultWhenNoAvailable: true,
        separateSelectedVariant: false,
        setConfigurableProductOptions: false,
        filterUnavailableVariants: false,
      },
      filters: { sku: 'KIND-1' },
    })
    expect(calls[0]!.query).toEqual({ storeCode: 'de' })
  })

  it('sends one request for all spellings of a path', async () => {
    const { calls, connect } = aServer({ dogs: { _type: 'category', _source: { id: 11 } } })
    const [api, client] = [connect(), createQueryClient()]
    await Promise.all(['dogs', '/dogs', '/dogs/', '/dogs?brand=71'].map((path) => look(api, path, client)))
    expect(calls).toHaveLength(1)
  })

  it('sends no request for paths registered by a list, and does not overwrite known targets', async () => {
    const { calls, connect } = aServer()
    const client = createQueryClient()
    const tile = { href: '/dogs/karoo.html?childSku=A' } as Parameters<typeof rememberPaths>[2][number]
    rememberPaths(client, africa, [tile, { ...tile, href: '/p/KAROO/karoo' }])
    client.setQueryData(['url', '', 'cats'], { kind: 'category', id: 42 })
    rememberPaths(client, africa, [{ ...tile, href: '/cats' }])
    expect(await look(connect(), '/dogs/karoo.html', client)).toEqual({ kind: 'product', sku: null })
    expect(await look(connect(), '/cats', client)).toEqual({ kind: 'category', id: 42 })
    expect(calls).toEqual([])
  })
})

describe('a URL map that fails (docs/behaviour/urls.md §8.2)', () => {
  const noAnswer = async () => Promise.reject(new TypeError('Failed to fetch'))
  const proxy = async () => ({ status: 502, body: undefined })
  const unavailable = async () => ({ status: 503, body: { code: 503, result: 'Later' } })
  const failing = async () => ({ status: 500, body: { code: 500, result: 'Error' } })

  it('returns UNMAPPED after a failure, and sends a new request next time', async () => {
    const client = createQueryClient()
    expect(await findTarget(look(createClient(failing), '/dogs', client))).toBe(UNMAPPED)
    const { connect } = aServer({ dogs: { _type: 'category', _source: { id: 11 } } })
    expect(await findTarget(look(connect(), '/dogs', client))).toEqual({ kind: 'category', id: 11 })
  })

  it('finds nothing on the server at a path that the server refuses', async () => {
    vi.stubEnv('SSR', true)
    const tooLong = async () => ({ status: 400, body: { code: 400, result: 'url must have at most 2000 characters' } })
    expect(await findTarget(look(createClient(tooLong), '/dogs'))).toBeNull()
    vi.unstubAllEnvs()
  })

  it.each([
    { why: 'no answer', send: noAnswer },
    { why: 'a proxy without its server', send: proxy },
    { why: 'an unreachable database', send: unavailable },
  ])('$why: the error says that the shop was not reached', async ({ send }) => {
    await expect(findTarget(look(createClient(send), '/dogs'))).rejects.toThrow('/api/url/map')
  })

  it('rethrows the error when the request code cannot be loaded', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/url-map.js')
    await expect(findTarget(Promise.reject(missing))).rejects.toBe(missing)
  })
})

describe('stored mappings (Spec §2: memory, then the device, then the server)', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
    vi.stubEnv('SSR', false)
    vi.stubGlobal('window', { addEventListener: () => {}, navigator: { onLine: true } })
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
    shop.urls.storeMappings = true
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    shop.urls.storeMappings = false
  })

  it('answer a path after a reload without the server', async () => {
    const target = { kind: 'category', id: 11 }
    const known = aServer({ dogs: { _type: 'category', _source: { id: 11 } } })
    expect(await look(known.connect(), '/dogs')).toEqual(target)
    const { calls, connect } = aServer()
    await expect.poll(() => look(connect(), '/dogs')).toEqual(target)
    calls.length = 0
    expect(await look(connect(), '/dogs')).toEqual(target)
    expect(calls).toEqual([])
  })

  it('do not include unknown paths', async () => {
    const empty = aServer()
    expect(await look(empty.connect(), '/new')).toBeNull()
    expect(await look(aServer({ new: { _type: 'category', _source: { id: 12 } } }).connect(), '/new')).toEqual({ kind: 'category', id: 12 })
  })
})
