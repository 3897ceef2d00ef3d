import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mountPages } from './mount-pages.ts'
import { OutputCache } from './output-cache.ts'

/** Writes each page in the language of the cookie, as the storefront does, and notes what it had to write. */
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
    hasApi: true,
    send: () => Promise.reject(new Error('nobody calls')),
    storefront: {
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

it('keeps a page for each language that is chosen, and never hands one to a reader of another (decision 0009)', async () => {
  expect(await read('language=de')).toBe('Miss de /dogs')
  expect(await read()).toBe('Miss en /dogs')
  expect(await read('language=ja')).toBe('Miss ja /dogs')
  expect(await read('language=de')).toBe('Hit de /dogs')
  expect(await read()).toBe('Hit en /dogs')
  expect(await read('language=ja; other=1')).toBe('Hit ja /dogs')
  expect(written).toEqual(['de /dogs', 'en /dogs', 'ja /dogs'])
})

it('cookies that change nothing share one page', async () => {
  for (const cookie of [undefined, '', 'session=1', 'language=en', 'theme=dark; a=b']) await read(cookie)
  expect(written).toEqual(['en /dogs'])
})

it('drops every language of a page with its tag', async () => {
  await read('language=de')
  await read()
  expect(cache.invalidate(['home'])).toBe(2)
  expect(await read('language=de')).toBe('Miss de /dogs')
})

it('lists cookie in Vary for caches in between', async () => {
  expect((await host.inject({ url: '/dogs' })).headers['vary']).toBe('accept-encoding, cookie, x-vs-store-code')
})

it('an address that looks like the key of another language is another page', async () => {
  await read('language=de')
  expect(await read(undefined, '/de:/dogs')).toBe('Miss en /de:/dogs')
})

it('parameters that no page reads make no other page, and are not in the page that others see', async () => {
  expect(await read(undefined, '/dogs?utm_source=mail')).toBe('Miss en /dogs')
  expect(await read()).toBe('Hit en /dogs')
})

it('keeps a missing page until something appears that may be it', async () => {
  expect(await read(undefined, '/missing')).toBe('Miss en /missing')
  expect(await read(undefined, '/missing')).toBe('Hit en /missing')
  cache.invalidate(['page-not-found'])
  expect(await read(undefined, '/missing')).toBe('Miss en /missing')
})

it('keeps no page without tags: nothing could drop it', async () => {
  await read(undefined, '/untagged')
  expect(await read(undefined, '/untagged')).toBe('Miss en /untagged')
})
