import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { type Login, logIn } from '../shop/account.ts'
import { placeOrder, thanks, walk } from '../shop/checkout.ts'
import { expectStored } from '../shop/device.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { CUT, countOrders, openCheckout, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call, findSimpleProducts, type WireProduct } from '../shop/wire.ts'

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ownUrl })

/** The answer to a call for a cart that became an order. */
const GONE = /404.*\/api\/cart\/pull/

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.end())

test('an order waits on one device while the other changes the cart of the same account: nothing is lost or doubled', {
  tag: '@desktop',
}, async ({ browser, page, context, request, faults }) => {
  faults.expectFault(CUT)
  faults.expectFault(GONE)
  const login = await register(request)
  await logInOn(page, login)
  const ordered = await fillCart(page, { at: 10 })
  const other = await openOther(browser, login)
  faults.watch(other)

  await openCheckout(page)
  await walk(page, { from: 'shipping' })
  const before = await countOrders(shop)
  await context.setOffline(true)
  await placeOrder(page)
  await expect(savedHere(page)).toBeVisible()

  const added = await addOneMore(other, 11)
  await context.setOffline(false)
  await expect(thanks(page)).toBeVisible({ timeout: 60_000 })

  for (const device of [page, other]) {
    await expectCart(device, 1, added.name)
    await expect(lineOf(device, ordered.name), 'what was ordered is in no cart').toHaveCount(0)
    await expectOrders(device, 1)
  }
  expect(await countOrders(shop), 'orders of the shop').toBe(before + 1)
  await other.context().close()
})

for (const isOffline of [true, false])
  test(`one device raises a quantity ${isOffline ? 'offline' : 'online'} while the other orders the cart: the pieces that were not ordered stay`, {
    tag: '@desktop',
  }, async ({ browser, page, request, faults }) => {
    faults.expectFault(CUT)
    faults.expectFault(GONE)
    const login = await register(request)
    await logInOn(page, login)
    const { name } = await fillCart(page, { at: isOffline ? 12 : 13 })
    const other = await openOther(browser, login)
    faults.watch(other)
    await expectCart(other, 1, name)
    await openCheckout(page)
    await walk(page, { from: 'shipping' })
    const before = await countOrders(shop)

    await other.context().setOffline(isOffline)
    const arrived = isOffline ? null : other.waitForResponse('**/api/cart/update*')
    for (const pieces of [2, 3]) {
      await other.getByRole('button', { name: `One more of ${name}`, exact: true }).click()
      await expect(lineOf(other, name).getByRole('textbox')).toHaveValue(String(pieces))
    }
    await expect(cartButton(other, 3)).toBeVisible()
    await arrived

    await placeOrder(page)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('main'), 'as many as its screen said').toContainText(`1 × ${name}`)
    await other.context().setOffline(false)
    await openPage(other, '/cart')
    await expectNotice(other, `Ordered on another device, so no longer in this cart: ${name}`)
    for (const device of [other, page]) {
      await expectCart(device, 2, name)
      await expectOrders(device, 1)
    }
    expect(await countOrders(shop), 'orders of the shop').toBe(before + 1)
    await other.context().close()
  })

test('all data of the shop is deleted from the device while it is open: an order that waits is sent once, and the account gives the cart back', {
  tag: '@desktop',
}, async ({ page, context, request, faults }) => {
  faults.expectFault(CUT)
  faults.expectFault(GONE)
  // As a guest: a customer's order would wait for the next login, because the session is deleted too.
  await fillCart(page, { at: 12 })
  await openCheckout(page)
  await walk(page)
  const before = await countOrders(shop)
  await context.setOffline(true)
  await placeOrder(page)
  const waits = savedHere(page)
  await expect(waits).toBeVisible()
  await expectStored(page, 'shop/orders', '"isTakenOut":true')
  const session = await context.newCDPSession(page)
  const deleteData = () => session.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: 'all' })
  await deleteData()
  await expectNotice(page, 'The data of this shop was deleted from this device. Your waiting order was saved again.')
  await expect(waits, 'nothing says that it was sent').toBeVisible()
  await context.setOffline(false)
  await expect(thanks(page)).toBeVisible({ timeout: 60_000 })
  expect(await countOrders(shop)).toBe(before + 1)

  // The next page is that of a guest, who logs in.
  const login = await register(request)
  const product = (await findSimpleProducts(page.request))[13]!
  await logInOn(page, login)
  await openPage(page, `/${product.url_path}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expectStored(page, 'shop/cart', 'server_item_id')
  await deleteData()
  await page.reload()
  await expectHydrated(page)
  await logInOn(page, login)
  await expectCart(page, 1, product.name)
})

async function register(request: APIRequestContext): Promise<Login> {
  const login = { email: uniqueEmail('thandi'), password: 'Kopjes and 9 kin' }
  const customer = { email: login.email, firstname: 'Thandi', lastname: 'Mokoena' }
  await call(request, 'POST', '/api/user/create', { customer, password: login.password })
  return login
}

/** Logs in on the page of orders, and stays there. */
async function logInOn(page: Page, login: Login): Promise<void> {
  await page.goto('/my-account/orders')
  // A busy server may answer later than the page waits for it.
  await expect(() => logIn(page, login, ENGLISH)).toPass({ timeout: 150_000 })
  await expect(page).toHaveURL('/my-account/orders')
}

/** Lines of the cart page, by the name of their product. */
function lineOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

/** Opens the cart again until it is what both devices agree on: each synchronises after the page has been shown. */
async function expectCart(page: Page, pieces: number, name: string): Promise<void> {
  await expect(async () => {
    await openPage(page, '/cart')
    await expectHydrated(page)
    await expect(cartButton(page, pieces)).toBeVisible({ timeout: 5000 })
    await expect(lineOf(page, name)).toHaveCount(1, { timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

/** Opens the customer's list of orders and expects this number of them. */
async function expectOrders(page: Page, count: number): Promise<void> {
  await openPage(page, '/my-account/orders')
  await expect(page.locator('.order-row')).toHaveCount(count)
}

/** Another device of the customer, whose cart has one piece. */
async function openOther(browser: Browser, login: Login): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: ownUrl })).newPage()
  await logInOn(other, login)
  await expect(cartButton(other, 1)).toBeVisible()
  return other
}

/** Adds one more product to a cart that has one. */
async function addOneMore(page: Page, at: number): Promise<WireProduct> {
  const product = (await findSimpleProducts(page.request))[at]!
  await openPage(page, `/${product.url_path}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 2)).toBeVisible()
  return product
}
