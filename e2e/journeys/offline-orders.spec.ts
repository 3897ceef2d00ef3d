import type { Locator, Page, Request } from '@playwright/test'
import { fillAddress, fillPersonalDetails, sendSection } from '../shop/checkout.ts'
import { expectStored } from '../shop/device.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { expect, test } from '../shop/test.ts'

/** What the browser says about calls that this journey cuts off on purpose. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED|net::ERR_FAILED|409|502|503/

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })

test.describe('orders without a server', { tag: '@desktop' }, () => {
  let shop: OwnShop
  test.use({ baseURL: ownUrl })
  test.beforeAll(async () => {
    shop = await openOwnShop()
  })
  test.afterAll(() => shop.end())

  test('the network is cut at the first step: the whole checkout works, and the order arrives once when it is back', async ({
    page,
    context,
    faults,
  }) => {
    faults.expectFault(CUT)
    await fillCart(page)
    await openCheckout(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline. You can keep shopping; orders are sent when you are back.')).toBeVisible()
    await toReview(page)
    await expectAccessible(page)
    // Now that nothing is being calculated any more.
    const total = await grandTotal(page)
    await placeOrder(page)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Your order is saved on this device' })).toBeVisible()
    await expect(main.getByText(total, { exact: true })).toBeVisible()
    await expect(main.getByText('Saved on this device. It is sent as soon as the shop can be reached.')).toBeVisible()
    await expect(page.getByText('1 order is saved on this device and not placed yet.')).toBeVisible()
    await expectAccessible(page)
    expect(await countOrders(shop)).toBe(0)

    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(shop)).toBe(1)
    await page.reload()
    await expect(main.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible()
    expect(await countOrders(shop)).toBe(1)
  })

  test('the price changes while the order waits: the shopper sees the difference, and agrees', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    const product = await fillCart(page, { at: 1 })
    await openCheckout(page)
    await toReview(page)
    await context.setOffline(true)
    await placeOrder(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Your order is saved on this device' })).toBeVisible()
    const before = await countOrders(shop)
    await shop.operate('product', product.sku, 'price', '999')

    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: 'The amounts have changed' })).toBeVisible({ timeout: 30_000 })
    await expect(main.getByText('This order would cost something else now. Nothing is ordered until you agree.')).toBeVisible()
    expect(await countOrders(shop)).toBe(before)
    await page
      .getByRole('button', { name: /^Order for R\s?1/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(shop)).toBe(before + 1)
  })

  test('a waiting order is withdrawn, and its products are in the cart again', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    await fillCart(page, { at: 2 })
    await openCheckout(page)
    await toReview(page)
    await context.setOffline(true)
    const before = await countOrders(shop)
    await placeOrder(page)
    // The products leave the cart when the page of the order is already open.
    await expectStored(page, 'shop/orders', '"isTakenOut":true')
    await page.getByRole('main').getByRole('button', { name: 'Withdraw the order' }).click()
    await expectNotice(page, 'The order was withdrawn. Its products are back in your cart.')
    await context.setOffline(false)
    await openPage(page, '/')
    await expect(cartButton(page, 1)).toBeVisible()
    expect(await countOrders(shop)).toBe(before)
  })

  for (const outage of ['killed', 'frozen'] as const) {
    test(`the server is ${outage} when the order is placed: it waits, and arrives once when the server is back`, async ({
      page,
      faults,
    }) => {
      faults.expectFault(CUT)
      faults.expectFault(/TimeoutError|ERR_ABORTED|Failed to load resource/)
      await fillCart(page, { at: 3 })
      await openCheckout(page)
      await toReview(page)
      const before = await countOrders(shop)
      if (outage === 'killed') await shop.kill()
      else shop.freeze()
      await placeOrder(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: 'Your order is saved on this device' })).toBeVisible({ timeout: 90_000 })
      if (outage === 'killed') await shop.start()
      else shop.thaw()
      await expect(main.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout: 90_000 })
      expect(await countOrders(shop)).toBe(before + 1)
    })
  }

  test('the server is away while the network is there: the shop says so, a review waits, and both are over when it is back', async ({
    page,
    faults,
  }) => {
    faults.expectFault(CUT)
    faults.expectFault(/Failed to load resource/)
    await fillCart(page, { at: 6 })
    await expectLoaded(page, FILES_WHEN_AWAY)
    const form = page.locator('#reviews')
    await form.locator('summary').click()
    await form.getByRole('button', { name: 'Write a review' }).click()
    await form.getByRole('radio', { name: /4/ }).check({ force: true })
    await form.getByLabel('Name shown with the review').fill('Thandi')
    await form.getByLabel('E-mail address').fill('thandi@example.com')
    await form.getByLabel('Summary').fill('Big dog, happy dog')
    await form.getByRole('textbox', { name: 'Review', exact: true }).fill('He waits at the bowl.')
    await shop.kill()
    await form.getByRole('button', { name: 'Send review' }).click()
    await expectNotice(page, 'Your review is saved on this device and sent when the shop can be reached.')
    await expect(page.getByText('The shop cannot be reached at the moment.', { exact: false })).toBeVisible()
    // Said for three seconds: looked for by the page itself, whatever this process does meanwhile.
    const back = page.waitForFunction(() => document.body.innerText.includes('You are back online.'), undefined, { timeout: 180_000 })
    await shop.start()
    await back
    await expect(page.getByText('The shop cannot be reached at the moment.', { exact: false })).toBeHidden()
    await expect.poll(async () => shop.operate('reviews'), { timeout: 60_000 }).toContain('happy dog')
  })

  test('two tabs place the same cart without a network: one order', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    await fillCart(page, { at: 4 })
    await openCheckout(page)
    await toReview(page)
    const other = await context.newPage()
    faults.watch(other)
    await openCheckout(other)
    await toReview(other, { isFilledIn: true })
    const before = await countOrders(shop)
    await context.setOffline(true)
    // Pressed as elements that were found before: a button of the slower tab goes as soon as the faster one has ordered.
    const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()))
    await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: 'Your order is saved on this device' })).toBeVisible()
    await context.setOffline(false)
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout: 60_000 })
    expect(await countOrders(shop)).toBe(before + 1)
    await other.close()
  })

  test('an order is placed although the browser blocks storage', async ({ page, faults }) => {
    faults.expectFault(CUT)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(globalThis, 'indexedDB', { get: refuse })
      Object.defineProperty(globalThis, 'localStorage', { get: refuse })
      Object.defineProperty(Navigator.prototype, 'locks', { value: { request: async () => refuse() } })
    })
    const before = await countOrders(shop)
    await fillCart(page, { at: 5 })
    // Within the page: nothing survives a new document.
    await cartButton(page, 1).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Proceed to checkout' }).click()
    await toReview(page)
    await placeOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(shop)).toBe(before + 1)
  })
})

/** Starts of the names of the files that the page loads beside the first step, and that a device without a network would lack. */
const LATER_FILES = ['ZA', 'shippi', 'paymen', 'review', 'thank-', '-waiti', 'differ', 'post-o', '-offli', 'offlin']

/** The same for any page, to say that the server is away: it loads them some time after it has been shown. */
const FILES_WHEN_AWAY = ['-offli', 'offlin', 'post-o']

/** Waits until the page has loaded a file for each of these starts of names. */
async function expectLoaded(page: Page, names: readonly string[]): Promise<void> {
  const missing = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return names.filter((name) => !loaded.some((url) => url.includes(`/assets/${name}`)))
  }
  await expect.poll(missing, { message: 'files that are still to come' }).toEqual([])
}

/** Opens the checkout, and waits until all of its files are here: from then on the network may be cut. */
async function openCheckout(page: Page): Promise<void> {
  const running = new Set<Request>()
  const loaded: string[] = []
  const isScript = (request: Request) => request.resourceType() === 'script'
  const note = (request: Request) => isScript(request) && running.add(request)
  const settle = (request: Request) => {
    if (running.delete(request)) loaded.push(request.url())
  }
  page.on('request', note)
  // Those of the page that is being left.
  const drop = (request: Request) => running.delete(request)
  page.on('requestfinished', settle)
  page.on('requestfailed', drop)
  await openPage(page, '/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Personal details/ })).toBeVisible()
  await expect.poll(() => LATER_FILES.filter((name) => !loaded.some((url) => url.includes(`/assets/${name}`)))).toEqual([])
  await expect.poll(() => running.size).toBe(0)
  page.off('request', note)
  page.off('requestfinished', settle)
  page.off('requestfailed', drop)
}

async function toReview(page: Page, { isFilledIn = false } = {}): Promise<void> {
  // What was filled in before needs no further button.
  if (!isFilledIn) {
    await fillPersonalDetails(page)
    await sendSection(page, 'Continue to shipping')
    await fillAddress(page)
    await sendSection(page, 'Continue to payment')
    await sendSection(page, 'Go to the order review')
  }
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
}

async function placeOrder(page: Page): Promise<void> {
  await orderButton(page).click()
}

function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place the order' })
}

/** As shown in the review. */
async function grandTotal(page: Page): Promise<string> {
  return page.locator('.totals-grand dd').filter({ visible: true }).first().innerText()
}

/** The orders that the shop has, from the operator's tool. */
async function countOrders(shop: OwnShop): Promise<number> {
  const listed = await shop.operate('orders')
  return listed.split('\n').filter((line) => /\b\d{9}\b/.test(line)).length
}
