import type { Page } from '@playwright/test'
import { placeOrder, thanks, walk } from '../shop/checkout.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { expectHydrated, openPage } from '../shop/frame.ts'
import { makeNextBuild, type NextBuild } from '../shop/next-build.ts'
import { countOrders, openCheckout } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { expect, NO_ANSWER, test } from '../shop/test.ts'

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })

test.describe('a deploy while a page is open', { tag: '@desktop' }, () => {
  let shop: OwnShop
  let next: NextBuild
  test.use({ baseURL: ownUrl, serviceWorkers: 'allow' })
  test.beforeAll(async () => {
    shop = await openOwnShop()
    next = makeNextBuild()
  })
  test.afterAll(async () => {
    await shop.end()
    next.end()
  })
  test.beforeEach(({ faults }) => {
    faults.expectFault(NO_ANSWER)
    faults.expectFault(/Failed to|no-answer|50[23]/)
  })

  test('in the middle of a checkout: the new worker waits, and takes over with the next page', async ({ page }) => {
    await openPage(page, '/')
    const isActive = () => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'))
    await expect.poll(isActive).toBe(true)
    await fillCart(page)
    await openCheckout(page)
    await walk(page, { to: 'payment' })
    await mark(page)
    await deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)

    await walk(page, { from: 'payment' })
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible({ timeout: 60_000 })
    expect(await countOrders(shop)).toBe(1)
    expect(await isMarked(page), 'the page was not loaded again, and its worker not replaced').toBe(true)
    await expect(page.getByText('A new version of the shop is ready.')).toBeHidden()
    expect(await isWaiting()).toBe(true)

    await openPage(page, '/')
    await expect.poll(isWaiting).toBe(false)
    await openPage(page, '/')
    expect(await isMarked(page)).toBe(false)
  })

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' })

    test('between two clicks: it continues with its own files, which the next build does not have', async ({ page }) => {
      await shop.kill()
      await shop.start()
      await openIdlePage(page, '/')
      await mark(page)
      const loaded = new Map<string, number>()
      await deploy()
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) loaded.set(new URL(response.url()).pathname, response.status())
      })
      await page.getByRole('banner').getByRole('link', { name: 'Dogs', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
      await expect(page.getByRole('dialog').getByLabel('E-mail address')).toBeVisible()
      expect(loaded.size).toBeGreaterThan(0)
      expect([...loaded].filter(([path, status]) => status !== 200 || next.has(path))).toEqual([])
      expect(await isMarked(page), 'the page was not loaded again').toBe(true)

      await openPage(page, '/')
      await expectHydrated(page)
      expect([...loaded.keys()].filter((path) => next.has(path))).not.toEqual([])
    })
  })

  async function deploy(): Promise<void> {
    await shop.kill()
    await shop.start(next.environment)
  }
})

/** After this long a page loads what its first screen did not need (`use-page-settled.ts`, `client.tsx`). */
const SETTLED_AFTER_MS = 3000

/** Waits for everything that an idle page loads: a file that fails while no server runs may make it reload (decision 0037). */
async function openIdlePage(page: Page, path: string): Promise<void> {
  let latest = Date.now()
  page.on('request', () => void (latest = Date.now()))
  page.on('requestfinished', () => void (latest = Date.now()))
  const catalogue = page.waitForResponse('**/pack*')
  await openPage(page, path)
  await catalogue
  await expect
    .poll(() => Date.now() - latest, { message: 'since the last request', timeout: 60_000 })
    .toBeGreaterThan(SETTLED_AFTER_MS + 1000)
}

/** Marks the document and its worker: after a reload or with another worker the page is no longer marked. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: { by: navigator.serviceWorker?.controller ?? null } }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'marked')?.by === (navigator.serviceWorker?.controller ?? null))
}
