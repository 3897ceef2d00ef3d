import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mountPages } from './mount-pages.ts'
import { OutputCache } from './output-cache.ts'

/** Renders each page in the language of the cookie, as the storefront does, and records what was rendered. */
const written: string[] = []
const languageOf = (cookies: string) => /language=(\w+)/.exec(cookies)?.[1] ?? 'en'
const host = fastify()
let cache: OutputCache

beforeAll(async () => {
  cache = new OutputCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => 0 })
  mountPages(host, {
    publicUrl: 'https://shop.example',
    cache,
    callable: host,
    send: () => Promise.reject(new Error('must not be called')),
    storefront: {
      storeCodes: ['', 'de'],
      pageAddress: (address) => address.replace(/[?&]utm_\w+=\w*/, ''),
      pageVariant: ({ cookies }) => (languageOf(cookies) === 'en' ? '' : languageOf(cookies)),
      async fetch(request, { context }) {
        const page = `${languageOf(request.headers.get('cookie') ?? '')} ${new URL(request.url).pathname}`
        written.push(page)
        context.deliver(Buffer.from(page))
        const { pathname } = new URL(request.url)
        if (pathname === '/missing') return new Response(null, { status: 404 })
        return new Response(null, { headers: pathname === '/untagged' ? {} : { 'x-vs-cache-tags': 'home' } })
      },
    },
  })
  await host.ready()
})
beforeEach(() => {
  written.length = 0
  cache.invalidate(['*'])
})
afterAll(() => host.close())

const read = async (cookie?: string, url = '/dogs') => {
  const { body, headers } = await host.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  return `${headers['x-vs-cache']} ${body}`
}

it('caches a page for each chosen language, and never serves it for another (decision 0009)', async () => {
  expect(await read('language=de')).toBe('Miss de /dogs')
  expect(await read()).toBe('Miss en /dogs')
  expect(await read('language=ja')).toBe('Miss ja /dogs')
  expect(await read('language=de')).toBe('Hit de /dogs')
  expect(await read()).toBe('Hit en /dogs')
  expect(await read('language=ja; other=1')).toBe('Hit ja /dogs')
  expect(written).toEqual(['de /dogs', 'en /dogs', 'ja /dogs'])
})

it('caches no separate page for a store code that no store view has', async () => {
  for (const code of ['', 'mars', 'x'.repeat(60_000)]) await host.inject({ url: '/dogs', headers: { 'x-vs-store-code': code } })
  expect(written).toEqual(['en /dogs'])
  await host.inject({ url: '/dogs', headers: { 'x-vs-store-code': 'de' } })
  expect(written).toEqual(['en /dogs', 'en /dogs'])
})

it('shares one page between requests with irrelevant cookies', async () => {
  for (const cookie of [undefined, '', 'session=1', 'language=en', 'theme=dark; a=b']) await read(cookie)
  expect(written).toEqual(['en /dogs'])
})

it('drops every language of a page with its tag', async () => {
  await read('language=de')
  await read()
  expect(cache.invalidate(['home'])).toBe(2)
  expect(await read('language=de')).toBe('Miss de /dogs')
})

it('lists Cookie in Vary for intermediate caches', async () => {
  expect((await host.inject({ url: '/dogs' })).headers['vary']).toBe('accept-encoding, cookie, x-vs-store-code')
})

it('does not take a URL for the cache key of another language', async () => {
  await read('language=de')
  expect(await read(undefined, '/de:/dogs')).toBe('Miss en /de:/dogs')
})

it('ignores parameters that no page reads, and does not include them in the cached page', async () => {
  expect(await read(undefined, '/dogs?utm_source=mail')).toBe('Miss en /dogs')
  expect(await read()).toBe('Hit en /dogs')
})

it('caches a missing page until a new document may have its URL', async () => {
  expect(await read(undefined, '/missing')).toBe('Miss en /missing')
  expect(await read(undefined, '/missing')).toBe('Hit en /missing')
  cache.invalidate(['page-not-found'])
  expect(await read(undefined, '/missing')).toBe('Miss en /missing')
})

it('tags a missing page for other caches too, because a new document may have its URL (Spec §2)', async () => {
  expect((await host.inject({ url: '/missing' })).headers['x-vs-cache-tags']).toBe('page-not-found')
})

it('does not cache a page without tags, which could never be invalidated', async () => {
  await read(undefined, '/untagged')
  expect(await read(undefined, '/untagged')).toBe('Miss en /untagged')
})

it.each([
  { method: 'GET', url: '/api/nope', status: 404 },
  { method: 'POST', url: '/api/nope', status: 404 },
  { method: 'POST', url: '/API/webhooks/yoco?x=1', status: 404 },
  { method: 'PUT', url: '/graphql/nope', status: 404 },
  { method: 'GET', url: '/media/nope.webp', status: 404 },
  { method: 'POST', url: '/assets/a.js', status: 405 },
  { method: 'PUT', url: '/dogs', status: 405 },
] as const)(
  'answers $method $url with $status in the JSON of the API, and renders no page (docs/wire.md §1.3)',
  async ({ method, url, status }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await host.inject({ method, url, ...(method === 'GET' ? {} : { headers, payload: 'a=1' }) })
    expect([response.statusCode, response.json()]).toEqual([status, { code: status, result: expect.any(String) as string }])
    expect(written).toEqual([])
  },
)
