import { orderButton, placeOrder, thanks, walk } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { cartButton, openPage } from '../shop/frame.ts'
import { expectPaid, reviewOrder } from '../shop/pay.ts'
import { expect, test } from '../shop/test.ts'
import { findProducts, findSimpleProducts } from '../shop/wire.ts'

test.describe.configure({ timeout: 240_000 })

test('@desktop footer and product page show the logos of all accepted payment methods', async ({ page }) => {
  const [goods] = await findSimpleProducts(page.request)
  const [service] = await findProducts(page.request, [{ attribute: 'type_id', value: { eq: 'virtual' } }], 1)
  const brands = ['Visa', 'Mastercard', 'Amex', 'Zapper', 'SnapScan', 'Yoco']
  const inFooter = page.getByRole('contentinfo').getByRole('list', { name: 'Ways to pay' })
  const besideButton = page.getByRole('main').getByRole('list', { name: 'Ways to pay' })

  await openPage(page, `/${goods!.url_path}`)
  for (const list of [besideButton, inFooter]) {
    for (const name of brands) await expect(list.getByRole('img', { name, exact: true })).toBeVisible()
    await expect(list.getByText('Cash on delivery')).toBeVisible()
  }
  await inFooter.scrollIntoViewIfNeeded()
  for (const mark of await inFooter.locator('img').all()) {
    await expect(mark).toHaveJSProperty('complete', true)
    await expect(mark).not.toHaveJSProperty('naturalWidth', 0)
  }

  // A service is not delivered, so it cannot be paid on delivery.
  await openPage(page, `/${service!.url_path}`)
  await expect(besideButton.getByRole('img', { name: 'Visa' })).toBeVisible()
  await expect(besideButton.getByText('Cash on delivery')).toHaveCount(0)

  // The next page is drawn in the browser, which keeps what the first one contained; the checkout has no footer.
  await openPage(page, '/checkout')
  await page.getByRole('link', { name: 'Meerkat, to the home page' }).click()
  for (const name of brands) await expect(inFooter.getByRole('img', { name, exact: true })).toBeVisible()
})

test('a code is paid on a second device, and this page shows it', async ({ page, browser, faults }) => {
  await reviewOrder(page, /^Zapper/, 4)
  await placeOrder(page)
  await expect(page.getByRole('img', { name: /^QR code: pay R/ })).toBeVisible()
  await expect(page.getByText(/^The code is valid for another \d+:\d\d\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('The payment has not arrived yet. This page keeps checking.')).toBeVisible()

  const link = await page.getByRole('link', { name: 'Open the payment app on this device' }).getAttribute('href')
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  faults.watch(phone)
  await phone.goto(link ?? '')
  await expectAccessible(phone)
  await phone.getByRole('radio', { name: 'Pay', exact: true }).check()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await phone.close()
  await expectPaid(page, 'Zapper')
})

test('@desktop the second provider declines, and the order is paid in another way', async ({ page }) => {
  await reviewOrder(page, /^Yoco/, 5)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Pay Meerkat with Yoco' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Bank declines' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Choose another way to pay').click()
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Please have R[\d ,.]+ ready when the driver comes\.$/)).toBeVisible()
})

test('@desktop an order by cash is placed at once, and the amount is shown', async ({ page }) => {
  await reviewOrder(page, /^Cash on delivery/, 6)
  await placeOrder(page)
  await expect(page.getByText(/^Please have R[\d ,.]+ ready when the driver comes\.$/)).toBeVisible()
  await expect(page.getByText('Test mode')).toHaveCount(0)
})

test('@desktop an order that waits for its payment leaves cart and entries as they are', async ({ page }) => {
  await reviewOrder(page, /^SnapScan/, 7)
  await placeOrder(page)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByText(/14 Acacia Road/).first()).toBeVisible()
  await page.goto('/')
  await expect(cartButton(page, 1)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('You have started to pay for this cart.')).toBeVisible()
  // What was filled in before is one line; the way to pay can still be changed.
  const payment = page.getByRole('region', { name: /Payment/ })
  await expect(payment).toContainText('SnapScan')
  await payment.getByRole('button', { name: 'Edit Payment' }).click()
  await expect(payment.getByRole('radio', { name: /^Zapper/ })).toBeVisible()
  await expect(payment.getByRole('radio', { name: /^SnapScan/ })).toBeChecked()
  await walk(page, { from: 'payment', method: /^SnapScan/ })
  await placeOrder(page)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  // The page must not say that a payment is being confirmed that was not made.
  await page.goto('/order/status')
  await expect(page.getByText('We have not received a payment. Should one arrive after all, this page shows it.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with the payment' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
})

test('@desktop the checkout shows an order that was paid after its tab was closed', async ({ page, context, browser, faults }) => {
  await reviewOrder(page, /^Zapper/, 8)
  await placeOrder(page)
  const link = await page.getByRole('link', { name: 'Open the payment app on this device' }).getAttribute('href')
  await page.close()
  const phone = await browser.newPage()
  await phone.goto(link ?? '')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await phone.close()
  const later = await context.newPage()
  // The cart was deleted with its order: a device that still has its id requests it and gets 404.
  faults.expectFault(/404 .*\/api\/cart\//)
  faults.watch(later)
  // Without lines the checkout usually ends. Held until then, this file would end it after the order is known.
  await later.goto('/cart')
  await later
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await later.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(later.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const shown = Promise.withResolvers<void>()
  await later.route('**/assets/-ear-*.js', async (route) => {
    await shown.promise
    await route.continue()
  })
  // Until the provider has told the shop, the checkout says that the payment has begun.
  const thanked = thanks(later)
  await expect(async () => {
    await later.goto('/checkout')
    await expect(thanked.or(later.getByText('You have started to pay for this cart.')).first()).toBeVisible()
    await expect(thanked).toBeVisible({ timeout: 100 })
  }).toPass()
  shown.resolve()
  await later.waitForLoadState('networkidle')
  await expectPaid(later, 'Zapper')
})
