import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readStores } from '../../api/src/testing/open-test-shop.ts'
import { openOtherApi } from '../src/other-api/open-other-api.ts'
import { type Behaviour, startV1Server } from '../src/other-api/testing/start-v1-server.ts'
import { loadStorefront } from '../src/pages/load-storefront.ts'
import { mountPages } from '../src/pages/mount-pages.ts'

const host = fastify()
let v1: Awaited<ReturnType<typeof startV1Server>>

beforeAll(async () => {
  v1 = await startV1Server()
  const api = openOtherApi({ url: v1.url, protocol: 'v1', furtherPaths: [], report: () => undefined, readLimitMs: 500 })
  await api.mount(host)
  const storefront = await loadStorefront(readStores())
  mountPages(host, {
    storefront,
    send: api.send,
    isRemote: true,
    cache: null,
    publicUrl: 'https://shop.example',
    callable: host,
  })
  await host.ready()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

beforeEach(() => {
  v1.state.behaviour = 'good'
})

afterAll(async () => {
  vi.restoreAllMocks()
  await host.close()
  await v1.close()
})

/** The shop on a server of Vue Storefront 1.12: what each page shows of that server's documents. docs/wire.md §18. */
it.each([
  { path: '/', shows: 'Dogs' },
  { path: '/dogs', shows: 'Derma Care Adult' },
  { path: '/dogs/dog-food/derma-care-4300.html', shows: '3 kg' },
  { path: '/p/TICK-COLLAR/tick-collar', shows: 'Tick &amp; Flea Collar' },
  { path: '/search?q=derma', shows: 'Derma Care Adult' },
  { path: '/about-us', shows: 'Founded by two vets.' },
  { path: '/cart', shows: '</html>' },
  { path: '/checkout', shows: '</html>' },
])('$path shows the documents of that server', async ({ path, shows }) => {
  const { statusCode, body } = await host.inject(path)
  expect({ statusCode, shows: body.includes(shows) ? shows : body.slice(0, 300) }).toEqual({ statusCode: 200, shows })
})

const BAD: readonly Behaviour[] = ['silent', 'cut', 'junk', 'not-json', 'redirect']

it.each(BAD)('a server that is %s: pages that need its documents answer 503 with Retry-After, the others still work', async (behaviour) => {
  v1.state.behaviour = behaviour
  for (const path of ['/dogs', '/about-us']) {
    const { statusCode, headers, body } = await host.inject(path)
    expect({ path, statusCode, retry: headers['retry-after'], isPage: body.endsWith('</html>') }).toEqual({
      path,
      statusCode: 503,
      retry: '15',
      isPage: true,
    })
  }
  expect((await host.inject('/cart')).statusCode).toBe(200)
})

const hit = (_type: string) => ({ _index: `petshop_catalog_${_type}`, _type, _id: '1', _score: 1, _source: {} })

it.each([
  { why: 'nothing', shape: {} },
  { why: 'a list', shape: [] },
  { why: 'a text', shape: 'OK' },
  { why: 'a number', shape: 7 },
  { why: 'an envelope', shape: { code: 200, result: { items: [] } } },
  { why: 'hits that are not a list', shape: { took: 1, timed_out: false, hits: { total: 1, hits: {} } } },
  { why: 'hits that are not objects', shape: { took: 1, timed_out: false, hits: { total: 1, hits: [7] } } },
  { why: 'a category without an id', shape: hit('category') },
  { why: 'a product without a sku', shape: hit('product') },
  { why: 'a page without an identifier', shape: hit('cms_page') },
])('a server that answers $why in JSON: pages say that they cannot be loaded, and none says that it does not exist', async ({ shape }) => {
  Object.assign(v1.state, { behaviour: 'wrong-shape', shape })
  const answers = []
  for (const path of ['/dogs', '/c/dogs-2', '/dogs/dog-food/derma-care-4300.html', '/about-us', '/search?q=derma']) {
    const { statusCode, headers, body } = await host.inject(path)
    answers.push({ path, statusCode, retry: headers['retry-after'], isPage: body.endsWith('</html>') })
  }
  expect(answers).toEqual(answers.map(({ path }) => ({ path, statusCode: 503, retry: '15', isPage: true })))
  expect((await host.inject('/cart')).statusCode).toBe(200)
})
