import { beforeEach, describe, expect, it } from 'vitest'
import { answerDocument, answerPage } from './pages.ts'
import { answerPicture } from './pictures.ts'
import { answerAsset, keepLanguage, keepRest } from './precache.ts'
import { aBrowser, frozen, LIST, page, type TestBrowser } from './testing/a-browser.ts'

const ORIGIN = 'https://shop.example'
let browser: TestBrowser

beforeEach(() => {
  browser = aBrowser()
})

/** The outcome of a request after so many milliseconds; null while it is pending. */
async function after(ms: number, asked: Promise<Response>): Promise<string | null> {
  const ended = asked.then(
    (answer) => (answer.type === 'error' ? 'error' : `${answer.status}`),
    (fault: Error) => fault.name,
  )
  await new Promise((resolve) => setTimeout(resolve))
  browser.letTimePass(ms)
  return Promise.race([ended, new Promise<null>((resolve) => setTimeout(resolve, 5, null))])
}

const request = (path: string) => new Request(ORIGIN + path)
const keepAlive = () => {}

const openPage = (path: string) =>
  answerPage(browser, { request: request(path), preload: Promise.resolve(undefined), isPrivate: false, keepAlive })

describe('a server that never answers (docs/behaviour/offline.md §7.5)', () => {
  it.each([
    {
      what: 'a file of the build that is not stored',
      ask: () => answerAsset(browser, request('/assets/cart-2.js'), keepAlive),
      limit: 10_000,
    },
    { what: 'a picture that is not stored', ask: () => answerPicture(browser, request('/img/a.webp'), keepAlive), limit: 30_000 },
  ])('$what fails after $limit ms, and its request is aborted', async ({ ask, limit }) => {
    const signals: (AbortSignal | null | undefined)[] = []
    browser = Object.assign(browser, { fetch: (_: unknown, options?: RequestInit) => (signals.push(options?.signal), frozen()) })
    const asked = ask()
    expect(await after(limit - 1, asked)).toBeNull()
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    expect(await after(limit, asked)).toBe('TypeError')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('a file that is opened as a page is answered with the offline page after ten seconds', async () => {
    browser.server = (path) => page(path)
    await keepLanguage(browser, LIST.views[0]!, 'en-US')
    browser.server = frozen
    const asked = answerDocument(browser, request('/sitemap.xml'))
    expect(await after(9999, asked)).toBeNull()
    expect(await after(10_000, asked)).toBe('503')
  })

  it('pages wait for three seconds once, and hardly at all until something is answered', async () => {
    browser.server = (path) => page(path)
    await keepLanguage(browser, LIST.views[0]!, 'en-US')
    const late = Promise.withResolvers<Response>()
    browser.server = () => late.promise
    const first = openPage('/dogs')
    expect(await after(2999, first)).toBeNull()
    expect(await after(3000, first)).toBe('200')
    const second = openPage('/cats')
    expect(await after(299, second)).toBeNull()
    expect(await after(300, second)).toBe('200')

    late.resolve(new Response('', { status: 404 }))
    await new Promise((resolve) => setTimeout(resolve))
    browser.server = frozen
    expect(await after(2999, openPage('/birds'))).toBeNull()
  })

  it('an answer in time is not aborted later', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    browser = Object.assign(browser, {
      fetch: async (_: unknown, options?: RequestInit) => (signals.push(options?.signal), new Response('file')),
    })
    expect(await after(60_000, answerAsset(browser, request('/assets/cart-2.js'), keepAlive))).toBe('200')
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  })

  it('a file waits for its turn on a slow connection as long as others arrive', async () => {
    const later = Promise.withResolvers<Response>()
    browser.server = (path) => (path === '/assets/cart-2.js' ? later.promise : new Response('file'))
    const asked = answerAsset(browser, request('/assets/cart-2.js'), keepAlive)
    await answerAsset(browser, request('/assets/search-2.js'), keepAlive)
    expect(await after(10_000, asked), 'another file came meanwhile').toBeNull()
    expect(await after(10_000, asked), 'then there was silence').toBe('TypeError')
  })

  it('a file that is loaded when idle and does not arrive is left out', async () => {
    browser.server = frozen
    const keeping = keepRest(browser)
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve))
      browser.letTimePass(10_000)
    }
    await keeping
    expect(browser.asked).toEqual(LIST.idle)
  })
})
