import type { Page } from '@playwright/test'
import { fillAddress, fillPersonalDetails, isOnePage, sendSection, shopper } from '../shop/checkout.ts'
import { expectStored, readStored } from '../shop/device.ts'
import { cartButton, expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { call, findSimpleProducts } from '../shop/wire.ts'

const OFFLINE = /ERR_INTERNET_DISCONNECTED/

/** Adds two pieces of a simple product from its product page. */
async function fillCart(page: Page): Promise<string> {
  const [product] = await findSimpleProducts(page.request)
  await openPage(page, `/${product!.url_path}`)
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 2)).toBeVisible()
  return product!.name
}

test('the cart survives a reload and is the same in a second tab @desktop', async ({ page, context, faults }) => {
  const name = await fillCart(page)
  await page.reload()
  await expectHydrated(page)
  await expect(cartButton(page, 2)).toBeVisible()

  const other = await context.newPage()
  faults.watch(other)
  await openPage(other, '/cart')
  const line = other.getByRole('main').getByRole('article', { name })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: `One more of ${name}` }).click()
  await expect(cartButton(other, 3)).toBeVisible()
  await expect(cartButton(page, 3)).toBeVisible()
  await other.close()

  await openPage(page, '/dogs')
  await expect(cartButton(page, 3)).toBeVisible()
  await page.goBack()
  await expect(cartButton(page, 3)).toBeVisible()
})

test('without a network the shop says so and the cart keeps working', async ({ page, context, faults }) => {
  faults.expectFault(OFFLINE)
  const name = await fillCart(page)
  await cartButton(page, 2).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View the cart' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  const line = page.getByRole('main').getByRole('article', { name })
  await expect(line).toBeVisible()
  // Wait for the last file that loads while the page is idle: one that is still loading when the network is cut is an error.
  await expect.poll(() => page.evaluate(hasLoaded, 'outb-'), { message: 'the late parts have loaded' }).toBe(true)

  await context.setOffline(true)
  const note = page.getByText(
    'There is no connection to the shop. The amounts come from this device and will be checked once the connection is back.',
  )
  await expect(note).toBeVisible()
  await line.getByRole('button', { name: `One more of ${name}` }).click()
  await expect(cartButton(page, 3)).toBeVisible()

  await context.setOffline(false)
  const cartId = await readStored(page, 'shop/cart', 'current-cart-token')
  const readServer = () => call<object[]>(page.request, 'GET', `/api/cart/pull?cartId=${String(cartId)}`)
  await expect.poll(readServer, { message: 'the server hears of it' }).toMatchObject([{ qty: 3 }])
  await expect(note).toBeHidden()
  await expect(cartButton(page, 3)).toBeVisible()
})

/** Runs in the page: whether a file of the shop whose name starts like this has been loaded. */
function hasLoaded(start: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${start}`))
}

test('checkout fields keep their values after a reload', async ({ page }) => {
  await fillCart(page)
  await openPage(page, '/checkout')
  await fillPersonalDetails(page)
  await sendSection(page, 'Continue to shipping')
  await fillAddress(page)
  await page
    .getByRole('region', { name: /Shipping/ })
    .getByLabel('Suburb')
    .fill('Hatfield')
  if (!isOnePage(page)) await expect(page).toHaveURL(/#shipping$/)
  // Drafts are stored after a pause in typing.
  await expectStored(page, 'shop/checkout', 'Hatfield')
  await page.reload()
  await expectHydrated(page)
  const shipping = page.getByRole('region', { name: /Shipping/ })
  // On one page, a section that is filled in is collapsed to one line.
  if (isOnePage(page)) await page.getByRole('button', { name: 'Edit Shipping' }).click()
  await expect(shipping.getByLabel('City or town')).toHaveValue(shopper.city)
  await expect(shipping.getByLabel('Suburb')).toHaveValue('Hatfield')

  if (isOnePage(page)) return
  await shipping.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/#payment$/)
  await page.goBack()
  await expect(shipping.getByLabel('Street and number')).toHaveValue(shopper.street)
  await page.goForward()
  await expect(page.getByRole('region', { name: /Payment/ }).getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await page.getByRole('button', { name: 'Edit Personal details' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(shopper.email)
})

test('a field that is opened in the checkout is focused at once', { tag: '@desktop' }, async ({ page }) => {
  await fillCart(page)
  await openPage(page, '/checkout')
  // A busy page renders its next frame late, when the shopper is already typing in another field.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0))
  const shipping = page.getByRole('region', { name: /Shipping/ })
  await shipping.getByRole('button', { name: 'Add a flat, unit or floor' }).click()
  await expect(shipping.getByLabel('Flat, unit or floor')).toBeFocused()
  await shipping.getByRole('button', { name: 'Change province or country' }).click()
  await expect(shipping.getByLabel('Province or state')).toBeFocused()
  await shipping.getByRole('button', { name: 'Someone else will receive it' }).click()
  await expect(shipping.getByLabel('First name')).toBeFocused()
})

test('opening the checkout with an empty cart redirects to the home page and says why', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/checkout')
  await expectNotice(page, 'Shopping cart is empty, add products before checkout')
  await expect(page).toHaveURL('/')
})

test('a cart that a slow disk delivers late is not taken for an empty one', { tag: '@desktop' }, async ({ page, context, faults }) => {
  const name = await fillCart(page)
  await expectStored(page, 'shop/cart', name)
  // A change that another tab has not finished holds up every read of the cart.
  const other = await context.newPage()
  faults.watch(other)
  await other.goto('/robots.txt')
  await other.evaluate(holdCart)

  await page.addInitScript(noteReads)
  await page.goto('/checkout')
  await page.waitForFunction(() => Reflect.get(window, 'readsCart') as boolean)
  // More than twice the time limit of a read.
  await page.waitForTimeout(2000)
  await other.evaluate(() => Reflect.set(window, 'isReleased', true))
  await expect(page.getByRole('region', { name: 'Personal details' }).getByLabel('First name')).toBeVisible()
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  await other.close()
})

/** Runs in the page: keeps a transaction on the cart open until `isReleased`. */
async function holdCart(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('shop')
    opening.addEventListener('success', () => resolve(opening.result))
  })
  await new Promise<void>((resolve) => {
    const cart = database.transaction('cart', 'readwrite').objectStore('cart')
    // A transaction ends when it has nothing to do.
    const keepOpen = () => {
      resolve()
      if (Reflect.get(window, 'isReleased')) return
      cart.count().addEventListener('success', keepOpen)
    }
    keepOpen()
  })
}

/** Runs in the page: notes in `readsCart` that the cart is being read. */
function noteReads(): void {
  const read = IDBObjectStore.prototype.get
  IDBObjectStore.prototype.get = function get(key) {
    if (this.name === 'cart') Reflect.set(window, 'readsCart', true)
    return read.call(this, key)
  }
}

test('an empty cart leads to the cart that was filled in another store @phone', async ({ page }) => {
  await fillCart(page)
  await expectStored(page, 'shop/cart', 'qty')
  await openPage(page, '/de/cart')
  const others = page.getByRole('main').locator('.other-carts')
  await expect(others).toContainText('Jeder Shop hat einen eigenen Warenkorb.')
  await others.getByRole('link', { name: 'South Africa: 2 Artikel' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expectHydrated(page)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.locator('.other-carts')).toHaveCount(0)
})
