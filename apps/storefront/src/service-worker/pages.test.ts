import { beforeEach, describe, expect, it } from 'vitest'
import { ANSWER_LIMIT_MS } from './build-list.ts'
import { answerDocument, answerPage } from './pages.ts'
import { keepFirst, keepLanguage } from './precache.ts'
import { aBrowser, failToFetch, frozen, LIST, page, type TestBrowser } from './testing/a-browser.ts'

const ORIGIN = 'https://shop.example'
let browser: TestBrowser

beforeEach(async () => {
  browser = aBrowser()
  browser.server = (path) => page(`server ${path}`, { language: path.includes('/de') ? 'de-DE' : 'en-US' })
})

/** Opens a page and waits until everything that is stored about it is stored. */
async function open(path: string, { isPrivate = false, time = false } = {}): Promise<string> {
  const work: Promise<unknown>[] = []
  const answering = answerPage(browser, {
    request: new Request(ORIGIN + path),
    preload: Promise.resolve(undefined),
    isPrivate,
    keepAlive: (promise) => work.push(promise),
  })
  if (time) {
    await new Promise((resolve) => setTimeout(resolve))
    browser.letTimePass()
  }
  const answer = await answering
  if (!time) await Promise.all(work)
  return answer.type === 'error' ? 'error' : answer.text()
}

async function install(): Promise<void> {
  const { server } = browser
  browser.server = (path) => page(path.startsWith('/_shell') ? path : 'file', { language: path.includes('/de/') ? 'de-DE' : 'en-US' })
  await keepFirst(browser)
  for (const view of LIST.views) await keepLanguage(browser, view, view.language)
  browser.server = server
}

describe('a page (docs/behaviour/offline.md)', () => {
  it('is that of the server while it answers', async () => {
    await open('/dog')
    browser.server = () => page('changed')
    expect(await open('/dog')).toBe('changed')
  })

  it.each([
    { why: 'there is no network', server: failToFetch, time: false },
    { why: 'the server does not answer in time', server: frozen, time: true },
    { why: 'a proxy says that the shop is unreachable', server: () => page('Bad gateway', { status: 502 }), time: false },
    { why: 'a proxy gave up waiting', server: () => page('Timeout', { status: 504 }), time: false },
  ])('is the cached one when $why', async ({ server, time }) => {
    await open('/dog')
    browser.server = server
    expect(await open('/dog', { time })).toBe('server /dog')
  })

  it('is marked when it comes from storage, as is a shell; the page of the server is not', async () => {
    browser.server = (path) => page(`<!DOCTYPE html><html lang="en-US">${path}`)
    await keepLanguage(browser, LIST.views[0]!, 'en-US')
    expect(await open('/dog')).toBe('<!DOCTYPE html><html lang="en-US">/dog')
    browser.server = failToFetch
    expect(await open('/dog')).toBe('<!DOCTYPE html><html data-cached lang="en-US">/dog')
    expect(await open('/checkout', { isPrivate: true })).toMatch(/<html data-cached lang="en-US">\/_shell\/main\/minimal/)
  })

  it('is not stored when the server failed, so that the earlier one stays', async () => {
    await open('/dog')
    browser.server = () => page('Something went wrong', { status: 500 })
    await open('/dog')
    browser.server = failToFetch
    expect(await open('/dog')).toBe('server /dog')
  })

  it.each([
    { why: 'missing', given: { status: 404 } },
    { why: 'marked no-store', given: { cacheControl: 'no-store' } },
    { why: 'of one person', given: { cacheControl: 'private' } },
  ])('is not kept when it is $why', async ({ given }) => {
    await install()
    browser.server = () => page('not for later', given)
    await open('/dog')
    browser.server = failToFetch
    expect(await open('/dog')).toBe('/_shell/main/default')
  })

  it('is in the language that was chosen last, in each store view', async () => {
    await open('/dog')
    browser.server = () => page('Hund', { language: 'de-DE' })
    await open('/dog')
    await open('/cat')
    browser.server = () => page('dog', { language: 'en-US' })
    await open('/bird')
    browser.server = failToFetch
    expect(await open('/dog')).toBe('server /dog')
    // This page was only seen in German: a page in another language than the chosen one is not shown.
    expect(await open('/cat')).not.toBe('Hund')
  })

  it('fetches the shells and messages of its language again when they could not be fetched with an earlier page', async () => {
    const { server } = browser
    browser.server = (path) => (/shop-de|_shell/.test(path) ? page('Gone', { status: 500 }) : server(path))
    await open('/de/hund').catch(() => undefined)
    browser.server = server
    await open('/de/katze')
    expect([...browser.stores.get('shop-two')!.entries.keys()]).toEqual(
      expect.arrayContaining([`${ORIGIN}/assets/shop-de.js`, `${ORIGIN}/_shell/de/default?language=de-DE`]),
    )
    browser.asked.length = 0
    await open('/de/vogel')
    expect(browser.asked, 'what is there is not fetched again').toEqual(['/de/vogel'])
  })

  it('that was never seen is the shell of its store view and layout', async () => {
    await install()
    browser.server = failToFetch
    expect(await open('/dog')).toBe('/_shell/main/default')
    expect(await open('/de/hund')).toBe('/_shell/de/default')
    expect(await open('/de/checkout', { isPrivate: true })).toBe('/_shell/de/minimal')
  })

  it("of a store view that was never visited is the offline page of another one, not the browser's", async () => {
    const { server } = browser
    browser.server = (path) => page(path, { language: 'de-DE' })
    await keepLanguage(browser, LIST.views[1]!, 'de-DE')
    browser.server = failToFetch
    expect(await open('/dog')).toBe('/_shell/de/offline')
    expect(await open('/de/hund')).toBe('/_shell/de/default')
    browser.server = server
  })

  it('is found in storage also with a slash at the end', async () => {
    await open('/de')
    browser.server = failToFetch
    expect(await open('/de/')).toBe('server /de')
  })

  it('that was never seen is the shell, within the time limit, when the server is frozen', async () => {
    await install()
    browser.server = frozen
    expect(await open('/dog', { time: true })).toBe('/_shell/main/default')
    expect(ANSWER_LIMIT_MS).toBe(3000)
  })

  it('of one person is never stored: its shell is shown', async () => {
    await install()
    await open('/cart', { isPrivate: true })
    browser.server = failToFetch
    expect(await open('/cart', { isPrivate: true })).toBe('/_shell/main/default')
    expect(browser.names().filter((name) => name.startsWith('pages-'))).toEqual([])
  })

  it('is the answer that comes late when nothing is stored', async () => {
    const answer = Promise.withResolvers<Response>()
    browser.server = () => answer.promise
    const opening = open('/dog', { time: true })
    setTimeout(() => answer.resolve(page('late')), 10)
    expect(await opening).toBe('late')
  })

  it('of the previous build stays available after an update', async () => {
    await open('/dog')
    const updated = { ...browser, list: { ...LIST, build: 'three' } }
    browser.server = failToFetch
    const answer = await answerPage(updated, {
      request: new Request(`${ORIGIN}/dog`),
      preload: Promise.resolve(undefined),
      isPrivate: false,
      keepAlive: () => {},
    })
    expect(await answer.text()).toBe('server /dog')
  })

  it('is one of at most forty that are stored', async () => {
    for (let number = 1; number <= 45; number++) await open(`/page-${number}`)
    expect(browser.stores.get('pages-two-main-en-US')?.entries.size).toBe(40)
    browser.server = failToFetch
    expect(await open('/page-45')).toBe('server /page-45')
    expect(await open('/page-1')).toContain('/_shell/')
  })

  it('is shown even when storage is full, and files that can be loaded again are deleted', async () => {
    await browser.caches.open('pictures')
    browser.room = 0
    expect(await open('/dog')).toBe('server /dog')
    expect(browser.names()).not.toContain('pictures')
  })
})

describe('a form or a file without a network', () => {
  it('is answered with our own page, in the language of the store view', async () => {
    await install()
    browser.server = failToFetch
    const form = new Request(`${ORIGIN}/de/hund`, { method: 'POST', body: 'language=de-DE' })
    const answer = await answerDocument(browser, form)
    expect([answer.status, await answer.text()]).toEqual([503, '/_shell/de/offline'])
  })

  it('is passed on while the server answers', async () => {
    browser.server = () => new Response(null, { status: 303, headers: { location: '/dog' } })
    expect((await answerDocument(browser, new Request(`${ORIGIN}/dog`, { method: 'POST' }))).status).toBe(303)
  })
})
