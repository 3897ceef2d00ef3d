import { beforeEach, describe, expect, it } from 'vitest'
import { findLanguage } from './languages.ts'
import { answerAsset, keepFirst, keepLanguage, keepLoaded, keepRest, keepView } from './precache.ts'
import { forget, makeRoom } from './storage.ts'
import { aBrowser, failToFetch, LIST, page, type TestBrowser } from './testing/a-browser.ts'
import { dropFormerBuilds, mayTakeOver } from './update.ts'

const [MAIN, GERMAN] = [LIST.views[0]!, LIST.views[1]!]
let browser: TestBrowser

beforeEach(() => {
  browser = aBrowser()
})

async function ask(path: string): Promise<Response> {
  const work: Promise<unknown>[] = []
  const answer = await answerAsset(browser, new Request(`https://shop.example${path}`), (promise) => work.push(promise))
  await Promise.all(work)
  return answer
}

describe('files of the build', () => {
  it('that every page needs are all stored, or the worker is not installed', async () => {
    browser.server = (path) => (path.endsWith('.css') ? new Response('', { status: 404 }) : page('file'))
    await expect(keepFirst(browser)).rejects.toThrow('styles-2.css answered 404')
  })

  it('are requested once, even when the list names one twice', async () => {
    await keepFirst({ ...browser, list: { ...LIST, first: ['/assets/a.js', '/assets/a.js'] } })
    expect(browser.asked).toEqual(['/assets/a.js'])
  })

  it('that the previous build also has are copied', async () => {
    const former = await browser.caches.open('shop-one')
    await former.put('https://shop.example/assets/index-2.js', new Response('same'))
    await keepFirst(browser)
    expect(browser.asked).toEqual(['/assets/styles-2.css'])
    expect(await (await ask('/assets/index-2.js')).text()).toBe('same')
  })

  it('that are loaded when idle may fail individually', async () => {
    browser.server = (path) => (path.includes('cart') ? failToFetch() : page('file'))
    await keepRest(browser)
    expect([...browser.stores.get('shop-two')!.entries.keys()]).toEqual(['https://shop.example/assets/search-2.js'])
  })

  it('that are loaded when idle stop loading when storage is full', async () => {
    const idle = Array.from({ length: 50 }, (_, index) => `/assets/part-${index}.js`)
    browser.room = 5
    await keepRest({ ...browser, list: { ...LIST, idle } })
    expect(browser.asked.length).toBeLessThan(12)
  })

  it('of a language are its messages, and its shells under the language that they were rendered in', async () => {
    browser.server = () => page('shell', { language: 'de-DE' })
    await keepLanguage(browser, GERMAN, 'de-DE')
    const kept = [...browser.stores.get('shop-two')!.entries.keys()].map((address) => address.replace('https://shop.example', ''))
    expect(kept.sort()).toEqual([
      '/_shell/de/default?language=de-DE',
      '/_shell/de/minimal?language=de-DE',
      '/_shell/de/offline?language=de-DE',
      '/assets/cart-de.js',
      '/assets/shop-de.js',
    ])
  })

  it('of the first visit are those of the language in which the server answers', async () => {
    browser.server = () => page('shell', { language: 'de-DE' })
    await keepView(browser, MAIN)
    const kept = [...browser.stores.get('shop-two')!.entries.keys()].map((address) => address.replace('https://shop.example', ''))
    expect(kept.sort()).toEqual([
      '/_shell/main/default?language=de-DE',
      '/_shell/main/minimal?language=de-DE',
      '/_shell/main/offline?language=de-DE',
      '/assets/cart-de.js',
      '/assets/shop-de.js',
    ])
    expect(await findLanguage(browser, MAIN)).toBe('de-DE')
    expect(browser.asked.filter((path) => path.startsWith('/_shell/main/default'))).toHaveLength(1)
  })

  it('of a language without its own messages are those of the store view', async () => {
    await keepLanguage(browser, MAIN, 'en-ZA')
    expect(browser.asked).toContain('/assets/shop-en.js')
  })

  it('come from the server when no cache has them, and are stored', async () => {
    browser.server = () => new Response('from the server')
    expect(await (await ask('/assets/cart-2.js')).text()).toBe('from the server')
    browser.server = failToFetch
    expect(await (await ask('/assets/cart-2.js')).text()).toBe('from the server')
  })

  it('of another build are answered and not stored', async () => {
    browser.server = () => new Response('former')
    await ask('/assets/cart-1.js')
    expect(browser.stores.get('shop-two')?.entries.size ?? 0).toBe(0)
  })

  it('that the first page loaded before there was a worker are stored too', async () => {
    await keepLoaded(browser, ['/assets/cart-2.js', '/assets/unknown.js'])
    expect(browser.asked).toEqual(['/assets/cart-2.js'])
  })
})

describe('an update', () => {
  it.each([
    { why: 'no page is in the checkout', locks: { held: [{ name: 'main-orders' }] }, may: true },
    { why: 'a page is in the checkout', locks: { held: [{ name: 'in-checkout' }] }, may: false },
    { why: 'a page is about to enter it', locks: { pending: [{ name: 'in-checkout' }] }, may: false },
  ])('may take over: $may, when $why', async ({ locks, may }) => {
    expect(await mayTakeOver({ query: async () => locks })).toBe(may)
  })

  async function withBuilds(...builds: readonly string[]): Promise<void> {
    for (const build of builds) {
      await browser.caches.open(`shop-${build}`)
      await browser.caches.open(`pages-${build}-main-en-US`)
    }
  }

  it('keeps the build before it, whose pages can still be opened, and drops older ones', async () => {
    await withBuilds('zero', 'one', 'two')
    await dropFormerBuilds(browser, new Set(['two']))
    expect(browser.names()).toEqual(['pages-one-main-en-US', 'pages-two-main-en-US', 'shop-one', 'shop-two'])
  })

  it('keeps every build that an open page belongs to', async () => {
    await withBuilds('zero', 'one', 'two')
    await dropFormerBuilds(browser, new Set(['zero', 'two']))
    expect(browser.names()).toContain('shop-zero')
  })

  it('drops nothing while a page has not said which build it belongs to', async () => {
    await withBuilds('zero', 'one', 'two')
    await dropFormerBuilds(browser, null)
    expect(browser.names()).toHaveLength(6)
  })
})

describe('storage', () => {
  it('loses what can be loaded again first, and stored pages only after that', async () => {
    for (const name of ['pictures', 'pack-main', 'shop-one', 'shop-two', 'pages-two-main-en-US', 'state']) await browser.caches.open(name)
    await makeRoom(browser)
    expect(browser.names()).toEqual(['pack-main', 'pages-two-main-en-US', 'shop-two', 'state'])
    await makeRoom(browser)
    expect(browser.names()).toEqual(['pack-main', 'shop-two', 'state'])
  })

  it('forgets pages after a logout', async () => {
    for (const name of ['pictures', 'shop-two', 'pages-two-main-en-US']) await browser.caches.open(name)
    await forget(browser)
    expect(browser.names()).toEqual(['pictures', 'shop-two'])
  })
})
