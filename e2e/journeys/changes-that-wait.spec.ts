import type { Page } from '@playwright/test'
import { logIn } from '../shop/account.ts'
import { blockStorage } from '../shop/block-storage.ts'
import { placeOrder, walk } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { expectPacks, visit } from '../shop/kept-pages.ts'
import { CUT, countOrders, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call } from '../shop/wire.ts'

const ONE = '1 order is saved on this device and not placed yet.'
const TWO = '2 orders are saved on this device and not placed yet.'
const password = 'Kopjes and 9 kin'

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })

test.describe('what waits on this device while the server is stopped', { tag: '@desktop' }, () => {
  let shop: OwnShop
  test.use({ baseURL: ownUrl, serviceWorkers: 'allow' })
  test.beforeAll(async () => {
    shop = await openOwnShop()
  })
  test.afterAll(() => shop.end())
  test.beforeEach(({ faults }) => {
    faults.expectFault(CUT)
    faults.expectFault(/Failed to load resource|Failed to fetch|fetching the script|no-answer/)
  })

  test('the line about waiting orders announces as many as its dialog lists; without the server they can be withdrawn, but not sent', async ({
    page,
  }) => {
    await page.addInitScript(recordSpoken)
    await visit(page)
    await expectPacks(page, ENGLISH.index)
    await fillCart(page, { at: 1 })
    await orderWhileStopped(page, shop)
    expect(await readSpoken(page), 'an order that is being placed is shown by the page itself').toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Send now' }).press('Enter')
    await expectNotice(page, 'The shop does not answer yet. The order stays saved on this device.')

    await openPage(page, '/')
    await expectWaiting(page, ONE, 1)
    await page.getByRole('main').locator('button[data-add]').first().click()
    await expect(cartButton(page, 1)).toBeVisible()
    await openPage(page, '/checkout')
    await walk(page, { isFilledIn: true })
    await placeOrder(page)
    await expectSaved(page)
    await expectWaiting(page, ONE, 1)
    await openPage(page, '/')
    await expectWaiting(page, TWO, 2)
    expect(await readSpoken(page)).toEqual([TWO])

    const dialog = page.getByRole('dialog', { name: 'Orders on this device' })
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: 'Withdraw the order' }).first().press('Enter')
    await expectNotice(page, 'The order was withdrawn. Its products are back in your cart.')
    await expect(dialog.getByRole('article')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectWaiting(page, ONE, 1)
    expect(await readSpoken(page)).toEqual([TWO, ONE])

    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: 'Withdraw the order' }).press('Enter')
    await expect(waitingLine(page)).toBeHidden()
    await expect(cartButton(page, 2)).toBeVisible()
    await shop.start()
    await expect(page.getByText('The shop can be reached again.')).toBeVisible({ timeout: 180_000 })
    expect(await shop.operate('orders')).not.toMatch(/\d{9}/)
  })

  test('a price changes while the server is stopped: any page asks, with both amounts in full, and the order arrives once', async ({
    page,
  }) => {
    await visit(page)
    const { sku } = await fillCart(page, { at: 2 })
    await orderWhileStopped(page, shop)
    await openPage(page, '/')
    await shop.operate('product', sku, 'price', '12345.67')
    await shop.start()
    await page.reload()

    const dialog = page.getByRole('dialog', { name: 'Orders on this device' })
    const agree = dialog.getByRole('button', { name: /^Order for R\s?1\d/ })
    await expect(agree).toBeVisible({ timeout: 60_000 })
    const line = page.getByRole('status').filter({ hasText: 'An order on this device needs your decision.' })
    await expect(line).toContainText('Show')
    const [around, within] = [await dialog.boundingBox(), await dialog.getByRole('article').boundingBox()]
    expect(within!.x + within!.width, 'nothing is cut off').toBeLessThan(around!.x + around!.width)
    expect(await countOrders(shop)).toBe(0)
    await agree.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(line).toBeHidden()
    await expect(waitingLine(page)).toBeHidden()
    expect(await countOrders(shop)).toBe(1)
  })

  test('an order arrives while the button of its line has the focus: the focus moves to the heading', async ({ page }) => {
    await visit(page)
    await fillCart(page, { at: 4 })
    await orderWhileStopped(page, shop)
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Show', exact: true }).focus()
    await shop.start()
    await expect(waitingLine(page)).toBeHidden({ timeout: 180_000 })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a product sells out while the server is stopped: the page of the order says that it was not placed, and why', async ({
    page,
    faults,
  }) => {
    // How the wire says that products are sold out.
    faults.expectFault(/500: .*\/api\/order/)
    await visit(page)
    const { sku, name } = await fillCart(page, { at: 3 })
    await orderWhileStopped(page, shop)
    await shop.operate('stock', sku, '0')
    await shop.start()
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Your order was not placed' })).toBeVisible({ timeout: 60_000 })
    await expect(main.getByText('Some of the ordered products are not available. Nothing was ordered.')).toBeVisible()
    await expectAccessible(page)
    await openPage(page, '/')
    await expect(page.getByRole('status').filter({ hasText: 'An order on this device needs your decision.' })).toBeVisible()
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Put it back into the cart' }).press('Enter')
    await expectNotice(page, 'What is still available is back in your cart.')
    await expectNotice(page, `${name} is out of stock`)
    await expect(cartButton(page, 0)).toBeVisible()
  })

  test('a logout asks before it loses changes that wait, and only then', async ({ page, request }) => {
    const login = { email: uniqueEmail('naledi'), password }
    await call(request, 'POST', '/api/user/create', {
      customer: { email: login.email, firstname: 'Naledi', lastname: 'Dlamini' },
      password,
    })
    await visit(page)
    await page.goto('/my-account')
    await logIn(page, login, ENGLISH)
    await expect(page.getByText(login.email)).toBeVisible()
    await shop.kill()

    await page.getByRole('button', { name: 'Edit: My profile' }).click()
    await page.getByLabel('First name').fill('Grace')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectNotice(page, 'There is no connection to the shop. The change is kept on this device and sent when the connection is back.')
    const logOut = page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' })
    const asked = page.getByRole('dialog', { name: 'Log out now?' })
    await logOut.press('Enter')
    await expect(asked).toContainText('Some of your changes have not reached the shop yet. If you log out now, they are lost.')
    await asked.getByRole('button', { name: 'Stay logged in' }).press('Enter')
    await expect(asked).toBeHidden()
    await expect(logOut).toBeFocused()
    await expect(page.getByText('Grace')).toBeVisible()
    await logOut.press('Enter')
    await asked.getByRole('button', { name: 'Log out' }).press('Enter')
    await expectNotice(page, "You're logged out")
    await expect(page).toHaveURL('/')

    await shop.start()
    await page.goto('/my-account')
    await logIn(page, login, ENGLISH)
    await expect(page.getByText('Naledi', { exact: true })).toBeVisible()
    await shop.kill()
    await logOut.press('Enter')
    await expectNotice(page, "You're logged out")
    await shop.start()
  })

  test('a customer whose browser blocks storage is logged out without the server', async ({ page, request }) => {
    const login = { email: uniqueEmail('naledi'), password }
    await call(request, 'POST', '/api/user/create', {
      customer: { email: login.email, firstname: 'Naledi', lastname: 'Dlamini' },
      password,
    })
    await page.addInitScript(blockStorage)
    await page.goto('/my-account')
    await logIn(page, login, ENGLISH)
    await expect(page.getByText(login.email)).toBeVisible()
    await shop.kill()
    await page.getByRole('button', { name: 'Log out' }).press('Enter')
    await expectNotice(page, "You're logged out")
    await expect(page.getByText(login.email)).toBeHidden()
  })
})

/** Stops the server, and orders what is in the cart. */
async function orderWhileStopped(page: Page, shop: OwnShop): Promise<void> {
  await shop.kill()
  await openPage(page, '/checkout')
  await walk(page)
  await placeOrder(page)
  await expectSaved(page)
}

function waitingLine(page: Page) {
  return page.getByRole('status').filter({ hasText: 'not placed yet' })
}

async function expectSaved(page: Page): Promise<void> {
  await expect(savedHere(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Saved on this device. It is sent as soon as the shop can be reached.')).toBeVisible()
}

/** The line shows this text, and its dialog lists so many orders. */
async function expectWaiting(page: Page, text: string, count: number): Promise<void> {
  await expect(waitingLine(page)).toContainText(text)
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Orders on this device' })
  await expect(dialog.getByRole('article')).toHaveCount(count)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

interface SpokenWindow {
  spoken?: string[]
}

/** Runs in every page before its scripts: records what live regions say about waiting orders in this document. */
function recordSpoken(): void {
  const spoken: string[] = []
  Object.assign(window, { spoken })
  const read = () => {
    for (const status of document.querySelectorAll('[role="status"]:not([aria-live="off"])')) {
      const [text] = /\d+ orders? (?:is|are) saved on this device and not placed yet\./.exec(status.textContent ?? '') ?? []
      if (text && text !== spoken.at(-1)) spoken.push(text)
    }
  }
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

async function readSpoken(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as SpokenWindow).spoken ?? [])
}
