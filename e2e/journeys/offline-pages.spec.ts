import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { isStored, listMissing, visit } from '../shop/kept-pages.ts'
import { expectNoShift, recordShifts } from '../shop/layout-shift.ts'
import { type OwnShop, openOwnShop } from '../shop/own-shop.ts'
import { expect, NO_ANSWER, test } from '../shop/test.ts'

const TIN = '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html'
const LIST = '/dogs/dog-food'
const UNREACHABLE = 'The shop cannot be reached at the moment. You can keep shopping; what you do is saved on this device.'

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

let shop: OwnShop

test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.end())
test.beforeEach(({ faults }) => {
  faults.expectFault(NO_ANSWER)
  // What browsers write about every request without an answer.
  faults.expectFault(/Failed to load resource|Failed to fetch|fetching the script|no-answer|50[34]:?/)
})

/** Waits until the worker has stored what it needs to answer in another language. It starts in the background after the first page in it. */
async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect.poll(() => listMissing(page, language), { timeout: 60_000 }).toEqual([])
  const shell = `/_shell/main/default?language=${language}`
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), shell)).toBe(true)
}

test('the first page can be reloaded without a network, and visited pages opened', { tag: '@phone' }, async ({ page, context }) => {
  await visit(page, `${shop.url}/`)
  await openPage(page, shop.url + TIN)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => isStored(page, TIN)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await openPage(page, `${shop.url}/`)
  await openPage(page, `${shop.url}/cart`)
  await openPage(page, `${shop.url}/checkout`)
})

test('a stopped and a frozen server both count as unreachable', { tag: '@phone' }, async ({ page }) => {
  await recordShifts(page)
  await visit(page, shop.url + LIST)
  await shop.kill()
  await page.reload()
  await expectHydrated(page)
  // The page makes no call that could fail: the worker tells it that it is a stored copy.
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expectNoShift(page)
  await page.goto(`${shop.url}/cart`)
  await expectHydrated(page)
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await shop.start()
  await page.reload()
  await expectHydrated(page)

  shop.freeze()
  try {
    // Pictures that are not stored hang: the page does not wait for them, and neither do we.
    await page.reload({ waitUntil: 'commit' })
    await expectHydrated(page)
    await page.goto(`${shop.url}/cart`, { waitUntil: 'commit' })
    await expectHydrated(page)
  } finally {
    shop.thaw()
  }
})

test('the offline notice moves nothing, and covers nothing that can be tapped', async ({ page, context }) => {
  await recordShifts(page)
  await visit(page, shop.url + LIST)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Kopje & Kin Venison & Pumpkin' }).first().click()
  const name = page.getByRole('heading', { level: 1, name: 'Kopje & Kin Venison & Pumpkin' })
  await expect(name).toBeVisible()
  await expect(page.locator('.floating-strips'), 'the code of the notice is loaded').toBeAttached()
  await main.evaluate(() => document.fonts.ready)
  const before = await name.boundingBox()
  // Ignore what moved while the pages were loading: other journeys check that.
  await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0))

  await context.setOffline(true)
  const strip = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(strip).toBeVisible()
  expect(await name.boundingBox()).toEqual(before)
  const covered = await strip.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(covered, 'a tap reaches what is behind it').toBe(false)
  await expectAccessible(page)

  // It stays below the bar of the header; who has scrolled past the beginning of the page finds room there for it.
  const bar = page.getByRole('banner').locator('.header-bar')
  const bottomOf = async (shown: Locator) => {
    const { y, height } = (await shown.boundingBox())!
    return y + height
  }
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(async () => (await strip.boundingBox())!.y).toBe(await bottomOf(bar))
  const { height } = (await strip.boundingBox())!
  await expect.poll(() => page.evaluate(() => scrollY), 'the room above moves nothing').toBeCloseTo(600 + height, -1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(async () => (await strip.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(bar))
  expect(await bottomOf(strip)).toBeLessThanOrEqual((await main.boundingBox())!.y)
  await expectNoShift(page)

  // The next page shows it from the start, does not announce it again, and keeps its space when it disappears.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Food' })).toBeVisible()
  await expect(strip).toHaveAttribute('aria-live', 'off')
  const room = (await main.boundingBox())!
  expect((await strip.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(bar))
  expect(await bottomOf(strip)).toBeLessThanOrEqual(room.y)
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeHidden()
  expect((await main.boundingBox())!.y).toBe(room.y)
})

test('while data is saved, nothing is loaded before it is needed', { tag: '@desktop' }, async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    const told: unknown[] = []
    Object.assign(window, { told })
    const post = ServiceWorker.prototype.postMessage as (message: unknown) => void
    ServiceWorker.prototype.postMessage = function tell(message: { kind: unknown }) {
      told.push(message.kind)
      post.call(this, message)
    }
  })
  const packs: string[] = []
  context.on('request', (request) => {
    const [, pack] = /\/pack(?:\/(\w+))?$/.exec(request.url()) ?? []
    if (pack !== undefined) packs.push(pack)
  })
  const readPacks = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pack-vue_storefront_catalog')
      return { lists: Boolean(await cache.match('/lists')), details: Boolean(await cache.match('/details')) }
    })

  await openPage(page, `${shop.url}/`)
  await expect.poll(() => isStored(page, '/'), { timeout: 60_000 }).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['page'])
  expect(
    (await listMissing(page)).filter((file) => /\/(?:revi|paym)-/.test(file)),
    'files of the checkout',
  ).not.toEqual([])
  // The search worker has started.
  await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBe(1)
  expect(packs).toEqual([])

  // By the second visit the server has built both packs, and a shopper who searches gets the search pack.
  for (const visit of ['first', 'second']) {
    const field = page.getByRole('combobox', { name: 'Search products' })
    await field.fill('salmon')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect.poll(readPacks, { message: `${visit} visit`, timeout: 60_000 }).toEqual({ lists: true, details: false })
    await page.reload()
    await expectHydrated(page)
  }
  expect(new Set(packs).size).toBe(1)
})

test('a page that is not available offline is replaced by our own, in the shopper’s language and with links', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await visit(page, shop.url + '/de')
  await context.setOffline(true)
  await page.goto(`${shop.url}/de/sitemap.xml`)
  await expect(page.getByRole('heading', { level: 1, name: 'Das ist ohne Netz nicht verfügbar' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page).toHaveURL(`${shop.url}/de/cart`)
  await expectHydrated(page)
})

test('the language form without a network does not end on the browser’s error page', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, `${shop.url}/`)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'English, Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This is not available without a network' })).toBeVisible()
})

test('German pages come back in German after English ones, also without a network', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, `${shop.url}/`)
  await page.getByRole('banner').getByRole('button', { name: 'English, Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await openPage(page, shop.url + TIN)
  await expect.poll(() => isStored(page, TIN)).toBe(true)
  await page.goto(`${shop.url}/`)
  await expectHydrated(page)
  await expectLanguage(page, 'de-DE')
  await expect.poll(() => isStored(page, '/', 'de-DE')).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expectHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await page.goto(`${shop.url}/cart`)
  await expectHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Warenkorb/)
})

test('nothing of the checkout, the cart or the account is stored', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `${shop.url}/`)
  for (const path of ['/cart', '/checkout', '/my-account', '/reset-password?token=abc']) await page.goto(shop.url + path)
  const stored = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    return urls
  })
  expect(
    stored.filter((url) =>
      /cart(?:$|\?)|checkout(?:$|\?)|my-account(?:$|\?)|token=|\/api\/(?:cart|user|order)/.test(new URL(url).pathname),
    ),
  ).toEqual([])
})

test('the switch removes the worker and everything it has stored', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `${shop.url}/`)
  await shop.kill()
  await shop.start({ SERVICE_WORKER: 'off' })
  // The packs of the catalogue belong to the page, which fetches them again.
  const stored = async () => (await page.evaluate(() => caches.keys())).filter((name) => !name.startsWith('pack-'))
  // The browser asks for the worker's script once a visit. That request may use a connection to the killed shop, fail, and is not repeated.
  await expect(async () => {
    await page.reload()
    await expect.poll(stored, { timeout: 30_000 }).toEqual([])
  }).toPass({ timeout: 150_000 })
  await shop.kill()
  await shop.start()
})

test('with storage of one megabyte the shop works, and keeps the cart', { tag: '@desktop' }, async ({ page, context }) => {
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    navigator.serviceWorker.register = async (...given) => {
      const registration = await register(...given)
      // On a busy machine the worker may already be active, or have failed, when the page gets the registration.
      const worker = registration.installing ?? registration.waiting ?? registration.active
      const tell = () => Object.assign(window, { workerState: worker?.state ?? 'redundant' })
      worker?.addEventListener('statechange', tell)
      tell()
      return registration
    }
  })
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1_000_000 })
  await openPage(page, shop.url + TIN)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expectNotice(page, 'Product has been added to the cart!')
  // The worker has stored its first files, or has failed to.
  await page.waitForFunction(() => /^(?:activated|redundant)$/.test(String(Reflect.get(window, 'workerState'))))
  await openPage(page, `${shop.url}/cart`)
  await expect(page.locator('main')).toContainText('Chicken')
})

test('with storage blocked the shop works', { tag: '@desktop' }, async ({ browser }) => {
  // Chromium's setting "block all cookies" makes these throw.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'caches', { get: refuse })
    const register = async () => {
      Object.assign(window, { hasAsked: true })
      refuse()
    }
    Object.defineProperty(navigator.serviceWorker, 'register', { value: register })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  const page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await openPage(page, shop.url + LIST)
  // What needs storage starts some seconds after the page.
  await page.waitForFunction(() => Reflect.get(window, 'hasAsked') === true)
  await openPage(page, shop.url + TIN)
  expect(thrown).toEqual([])
  await context.close()
})
