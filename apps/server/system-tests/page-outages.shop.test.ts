import type { Send } from '@meerkat/contract/transport'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../api/src/testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../api/src/testing/open-test-shop.ts'
import { loadStorefront } from '../src/pages/load-storefront.ts'
import { mountPages } from '../src/pages/mount-pages.ts'
import { OutputCache } from '../src/pages/output-cache.ts'

const host = fastify()
const cache = new OutputCache({ ttlMs: 60_000, maxBytes: 10_000_000, now: Date.now })
let shop: TestShop
let databaseFails: { mockRestore(): void } | undefined
let isCut: (path: string) => boolean = () => false

beforeAll(async () => {
  const categories = [aCategory({ id: 2, parent_id: 1 }), aCategory({ id: 10, parent_id: 2, url_path: 'dogs' })]
  const cmsPages = [{ id: 4, identifier: 'about-us', title: 'About us', content: 'Since 1999', store_id: [0], active: true }]
  shop = await openTestShop({ bundle: aCatalog({ products: [aProduct({ id: 1, url_path: 'kibble' })], categories, cmsPages }) })
  const send: Send = async (call) =>
    isCut(call.endpoint.path) ? { status: 503, body: { code: 503, result: 'Later' } } : shop.api.send(call)
  const storefront = await loadStorefront(readStores())
  mountPages(host, { storefront, send, cache, publicUrl: 'https://shop.example', callable: host })
  await host.ready()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  isCut = () => false
  cache.invalidate(['*'])
  databaseFails?.mockRestore()
})

afterAll(async () => {
  vi.restoreAllMocks()
  await host.close()
  await shop.close()
})

const refuse = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

/** The status of each page during an outage. At 503 a browser with a service worker shows the page that it has stored. */
const SCREENS = [
  { screen: 'home', path: '/', without: { database: 200, search: 503, api: 503 } },
  { screen: 'category', path: '/dogs', without: { database: 200, search: 503, api: 503 } },
  { screen: 'product', path: '/kibble', without: { database: 200, search: 503, api: 503 } },
  { screen: 'search', path: '/search?q=kibble', without: { database: 200, search: 503, api: 503 } },
  { screen: 'cart', path: '/cart', without: { database: 200, search: 200, api: 200 } },
  { screen: 'checkout', path: '/checkout', without: { database: 200, search: 200, api: 200 } },
  { screen: 'account', path: '/my-account', without: { database: 200, search: 200, api: 200 } },
  { screen: 'order status', path: '/order/status', without: { database: 200, search: 200, api: 200 } },
  { screen: 'content', path: '/about-us', without: { database: 200, search: 503, api: 503 } },
  // As long as the API answers, it is known that this path does not exist.
  { screen: 'an unknown path', path: '/nothing-here', without: { database: 404, search: 404, api: 503 } },
] as const

it.each(SCREENS)('$screen while the database is unreachable: $without.database', async ({ path, without }) => {
  databaseFails = vi.spyOn(shop.database.sql, 'run').mockImplementation(refuse)
  const { statusCode, body } = await host.inject(path)
  expect({ statusCode, isPage: body.endsWith('</html>') }).toEqual({ statusCode: without.database, isPage: true })
})

it.each(SCREENS)('$screen while the search does not answer: $without.search', async ({ path, without }) => {
  isCut = (called) => called.endsWith('_search')
  expect((await host.inject(path)).statusCode).toBe(without.search)
})

it.each(SCREENS)('$screen while no call is answered: $without.api', async ({ path, without }) => {
  isCut = () => true
  const { statusCode, body } = await host.inject(path)
  expect({ statusCode, isPage: body.endsWith('</html>') }).toEqual({ statusCode: without.api, isPage: true })
})

it.each([
  { path: '/dogs', title: 'The shop cannot be reached at the moment', text: 'Your cart is saved on this device.' },
  { path: '/de/dogs', title: 'Der Shop ist gerade nicht erreichbar', text: 'Ihr Warenkorb ist auf diesem Gerät gespeichert.' },
])('$path says that the shop cannot be reached and what is saved, not that something went wrong', async ({ path, title, text }) => {
  isCut = () => true
  const { statusCode, body } = await host.inject(path)
  expect({ statusCode, title: /<h1>(.*?)<\/h1>/.exec(body)?.[1] }).toEqual({ statusCode: 503, title })
  expect(body).toContain(text)
})

it('a page that could not be rendered asks to be retried soon, and is cached nowhere', async () => {
  isCut = () => true
  const { headers } = await host.inject('/dogs')
  expect(headers).toMatchObject({ 'retry-after': '15', 'cache-control': 'no-store', 'x-vs-cache': 'Miss' })
  isCut = () => false
  const { statusCode, headers: later } = await host.inject('/dogs')
  expect({ statusCode, cache: later['x-vs-cache'] }).toEqual({ statusCode: 200, cache: 'Miss' })
})
