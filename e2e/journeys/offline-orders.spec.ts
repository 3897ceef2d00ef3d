import { blockStorage } from '../shop/block-storage.ts'
import { orderButton, placeOrder, thanks, walk } from '../shop/checkout.ts'
import { expectStored } from '../shop/device.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { CUT, countOrders, expectLoaded, OFFLINE_FILES, openCheckout, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { expect, test } from '../shop/test.ts'

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })

test.describe('orders without a server', { tag: '@desktop' }, () => {
  let shop: OwnShop
  test.use({ baseURL: ownUrl })
  test.beforeAll(async () => {
    shop = await openOwnShop()
  })
  test.afterAll(() => shop.end())

  test('the price changes while the order waits: the shopper sees the difference, and agrees', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    const product = await fillCart(page, { at: 1 })
    await openCheckout(page)
    await walk(page)
    await context.setOffline(true)
    await placeOrder(page)
    const main = page.getByRole('main')
    await expect(savedHere(page)).toBeVisible()
    const before = await countOrders(shop)
    await shop.operate('product', product.sku, 'price', '999')

    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: 'The amounts have changed' })).toBeVisible({ timeout: 30_000 })
    await expect(main.getByText('The price of this order has changed. Nothing is ordered until you agree.')).toBeVisible()
    expect(await countOrders(shop)).toBe(before)
    await page
      .getByRole('button', { name: /^Order for R\s?1/ })
      .first()
      .click()
    await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(shop)).toBe(before + 1)
  })

  test('the price changes before the order is placed: the changed order asks first, and nothing is ordered until the shopper agrees', async ({
    page,
    faults,
  }) => {
    faults.expectFault(/409/)
    const product = await fillCart(page, { at: 7 })
    await openCheckout(page)
    await walk(page)
    const before = await countOrders(shop)
    await shop.operate('product', product.sku, 'price', '888')
    await placeOrder(page)
    const changed = page.getByRole('dialog', { name: 'The amounts have changed' })
    await expect(changed.getByText('The price of this order has changed. Nothing is ordered until you agree.')).toBeVisible()
    await expectAccessible(page)
    await changed.getByRole('button', { name: 'Close' }).click()
    await expect(changed).toBeHidden()
    // The header of the checkout has no cart: its summary shows that the product is still there.
    await expect(page.getByRole('complementary', { name: 'Your order' }).getByText(product.name)).toBeVisible()
    await expect(page.getByText('not placed yet', { exact: false })).toBeHidden()
    expect(await countOrders(shop), 'nothing was ordered').toBe(before)

    await shop.operate('product', product.sku, 'price', '999')
    await placeOrder(page)
    await changed.getByRole('button', { name: /^Order for R\s?1/ }).click()
    await expect(thanks(page)).toBeVisible()
    expect(await countOrders(shop)).toBe(before + 1)
  })

  test('a waiting order is withdrawn, and its products are in the cart again', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    await fillCart(page, { at: 2 })
    const other = await context.newPage()
    faults.watch(other)
    await openPage(other, '/')
    await expectLoaded(other, OFFLINE_FILES)
    await openCheckout(page)
    await walk(page)
    await context.setOffline(true)
    const before = await countOrders(shop)
    await placeOrder(page)
    // The products leave the cart when the page of the order is already open.
    await expectStored(page, 'shop/orders', '"isTakenOut":true')
    await page.getByRole('main').getByRole('button', { name: 'Withdraw the order' }).click()
    await expectNotice(page, 'The order was withdrawn. Its products are back in your cart.')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()

    // Withdraw in a dialog of another page: the line with the button that opened it disappears with the order.
    await walk(page, { isFilledIn: true })
    await placeOrder(page)
    await expectStored(page, 'shop/orders', '"isTakenOut":true')
    await other.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await other.getByRole('dialog').getByRole('button', { name: 'Withdraw the order' }).press('Enter')
    await expectNotice(other, 'The order was withdrawn. Its products are back in your cart.')
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
    await other.close()
    await context.setOffline(false)
    await openPage(page, '/')
    await expect(cartButton(page, 1)).toBeVisible()
    expect(await countOrders(shop)).toBe(before)
  })

  test('the server is unreachable while the network works: the shop says so and a review waits, until the server is back', async ({
    page,
    faults,
  }) => {
    faults.expectFault(CUT)
    faults.expectFault(/Failed to load resource/)
    await fillCart(page, { at: 6 })
    await expectLoaded(page, OFFLINE_FILES)
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
    // The message is shown for three seconds only. The page looks for it, because this process may be busy meanwhile.
    const back = page.waitForFunction(() => document.body.innerText.includes('The shop can be reached again.'), undefined, {
      timeout: 180_000,
    })
    await shop.start()
    await back
    await expect(page.getByText('The shop cannot be reached at the moment.', { exact: false })).toBeHidden()
    await expect.poll(async () => shop.operate('reviews'), { timeout: 60_000 }).toContain('happy dog')
  })

  test('two tabs place the same cart without a network: one order', async ({ page, context, faults }) => {
    faults.expectFault(CUT)
    await fillCart(page, { at: 4 })
    await openCheckout(page)
    await walk(page)
    const other = await context.newPage()
    faults.watch(other)
    await openCheckout(other)
    await walk(other, { isFilledIn: true })
    const before = await countOrders(shop)
    await context.setOffline(true)
    // Click elements that were found before: the button of the slower tab disappears once the faster one has ordered.
    const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()))
    await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
    for (const tab of [page, other]) await expect(savedHere(tab)).toBeVisible()
    await context.setOffline(false)
    for (const tab of [page, other]) await expect(thanks(tab)).toBeVisible({ timeout: 60_000 })
    expect(await countOrders(shop)).toBe(before + 1)
    await other.close()
  })

  test('an order is placed although the browser blocks storage', async ({ page, faults }) => {
    faults.expectFault(CUT)
    await page.addInitScript(blockStorage)
    const before = await countOrders(shop)
    await fillCart(page, { at: 5 })
    // Navigate within the page: without storage a new document would lose the cart.
    await cartButton(page, 1).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Proceed to checkout' }).first().click()
    await walk(page)
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(shop)).toBe(before + 1)
  })
})
