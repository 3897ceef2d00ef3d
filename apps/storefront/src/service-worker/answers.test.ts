import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerManifest } from './manifest.ts'
import { answerPicture } from './pictures.ts'
import { remindOfOrders } from './reminders.ts'
import { aBrowser, failToFetch, LIST, type TestBrowser } from './testing/a-browser.ts'

let browser: TestBrowser

beforeEach(() => {
  browser = aBrowser()
})

async function settle<T>(start: (keepAlive: (work: Promise<unknown>) => void) => Promise<T>): Promise<T> {
  const work: Promise<unknown>[] = []
  const result = await start((promise) => work.push(promise))
  await Promise.all(work)
  return result
}

describe('pictures', () => {
  const show = (name: string, limits = { entries: 3, bytes: 2500 }) =>
    settle((keepAlive) => answerPicture(browser, new Request(`https://shop.example/img/${name}`), keepAlive, limits))
  const kept = () => [...browser.stores.get('pictures')!.entries.keys()].map((address) => address.split('/').at(-1))

  beforeEach(() => {
    browser.server = () => new Response('x'.repeat(500), { headers: { 'content-length': '500' } })
  })

  it('are requested once', async () => {
    await show('a.webp')
    await show('a.webp')
    expect(browser.asked).toEqual(['/img/a.webp'])
  })

  it('are limited in number: the oldest are deleted', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await show(name)
    expect(kept()).toEqual(['b', 'c', 'd'])
  })

  it('are limited in bytes', async () => {
    await show('a')
    browser.server = () => new Response('x'.repeat(2200), { headers: { 'content-length': '2200' } })
    await show('b')
    expect(kept()).toEqual(['b'])
  })

  it('that do not exist are not stored', async () => {
    browser.server = () => new Response('', { status: 400 })
    await show('gone')
    expect(kept()).toEqual([])
  })

  it.each([
    { why: 'a stopped server', server: failToFetch },
    { why: 'a proxy without its server', server: () => new Response('', { status: 502 }) },
  ])('are shown in another size with $why, and fetched in the right one when it is back', async ({ server }) => {
    const TILE = '310/300/resize/k/a/karoo.webp'
    browser.server = (path) => new Response(path)
    await show('600/744/resize/k/a/karoo.webp')
    browser.server = server
    expect(await (await show(TILE)).text()).toBe('/img/600/744/resize/k/a/karoo.webp')
    expect(browser.stores.get('pictures')!.entries.size).toBe(1)
    browser.server = (path) => new Response(path)
    expect(await (await show(TILE)).text()).toBe(`/img/${TILE}`)
    expect(browser.stores.get('pictures')!.entries.size).toBe(2)
  })

  it('of other products are not shown instead', async () => {
    await show('600/744/resize/k/a/karoo.webp')
    browser.server = failToFetch
    await expect(show('310/300/resize/b/a/baobab.webp')).rejects.toThrow('Failed to fetch')
  })
})

describe('the manifest of the installed shop', () => {
  const read = async () =>
    (await settle((keepAlive) => answerManifest(browser, new Request('https://shop.example/manifest.webmanifest'), keepAlive))).text()

  it("is the server's, or the stored one without an answer", async () => {
    browser.server = () => new Response('{"name":"Meerkat"}')
    expect(await read()).toBe('{"name":"Meerkat"}')
    browser.server = () => new Response('', { status: 502 })
    expect(await read()).toBe('{"name":"Meerkat"}')
    browser.server = failToFetch
    expect(await read()).toBe('{"name":"Meerkat"}')
  })

  it('fails without either', async () => {
    browser.server = failToFetch
    await expect(read()).rejects.toThrow('never loaded')
  })
})

describe('an order that waits (docs/behaviour/offline.md)', () => {
  const remind = async (given: { pages?: { postMessage(message: unknown): void }[]; mayNotify?: boolean; language?: string }) => {
    const show = vi.fn<(title: string, options: { body: string; data: { url: string } }) => Promise<void>>(async () => {})
    await remindOfOrders(LIST, { pages: [], mayNotify: true, language: 'de-DE', show, ...given })
    return show.mock.calls
  }

  it('is sent by the pages that are open', async () => {
    const messages: unknown[] = []
    expect(await remind({ pages: [{ postMessage: (message) => messages.push(message) }] })).toEqual([])
    expect(messages).toEqual([{ kind: 'send-now' }])
  })

  it('is announced when no page is open, and a click opens the shop with order=offline', async () => {
    const [[title, options] = []] = await remind({})
    expect([title, options?.data.url]).toEqual(['Bestellung wartet!', '/?order=offline'])
  })

  it('is announced in English where a language has no text', async () => {
    const [[title] = []] = await remind({ language: 'xx-XX' })
    expect(title).toBe('Order waiting!')
  })

  it('is not announced without permission', async () => {
    expect(await remind({ mayNotify: false })).toEqual([])
  })
})
