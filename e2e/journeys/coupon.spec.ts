import type { Page } from '@playwright/test'
import { isOnePage } from '../shop/checkout.ts'
import { readStored } from '../shop/device.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { amountOf, expectNotice, openPage } from '../shop/frame.ts'
import { findMail, linkTo } from '../shop/mailbox.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call } from '../shop/wire.ts'

test('the newsletter coupon applies in the checkout, and a wrong code shows an error', async ({ page, faults }) => {
  // A wrong code is answered with 404.
  faults.expectFault(/404.*apply-coupon/)
  await openPage(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel('Our newsletter brings you 10% off')
  await email.fill('reader@example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toHaveText('Please enter a valid e-mail address.')
  await expect(email).toBeFocused()
  const reader = uniqueEmail('reader')
  await email.fill(reader)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toContainText('Almost done')
  await page.goto(linkTo(await findMail(reader, 'Please confirm'), 'newsletter/confirm'))
  const told = page.getByRole('main').getByRole('status')
  await expect(told).toContainText('Your code for 10% off: PAWS-')
  const [code = ''] = /PAWS-\w+/.exec(await told.innerText()) ?? []

  await fillCart(page)
  await page.goto('/cart')
  await expect(page.getByRole('progressbar', { name: 'Free delivery' })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await summary.getByText('Do you have a coupon?').click()
  await summary.getByLabel('Coupon code').fill('NOSUCHCODE')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary.getByLabel('Coupon code')).toHaveAccessibleDescription("You've entered an incorrect coupon code. Please try again.")
  const full = await readTotals(page)
  await expect.poll(async () => amountOf(await summary.locator('.totals-grand dd').innerText())).toBe(full.grand_total)

  await page.goto('/checkout')
  await expectNotice(page, `Your newsletter coupon ${code} takes 10% off the products in this order.`)
  const aside = page.getByRole('complementary', { name: 'Your order' })
  const reduced = await readTotals(page)
  expect(reduced.coupon_code).toBe(code)
  if (!isOnePage(page)) {
    // On phones the summary is folded and shows only the total.
    const fold = aside.locator('.checkout-fold > summary')
    await expect.poll(async () => amountOf(await fold.innerText())).toBe(reduced.grand_total)
    await fold.click()
  }
  const totals = aside.locator('.totals')
  await expect(totals.getByText(`Discount (${code})`)).toBeVisible()
  const readShown = async () => amountOf(await totals.locator('.totals-grand dd').innerText())
  await expect.poll(readShown).toBe(reduced.grand_total)

  await totals.getByRole('button', { name: `Remove coupon ${code}` }).click()
  await expect(totals.getByText(`Discount (${code})`)).toBeHidden()
  await expect.poll(readShown).toBe(full.grand_total)
  await aside.getByText('Do you have a coupon?').click()
  await aside.getByLabel('Coupon code').fill(code.toLowerCase())
  await aside.getByLabel('Coupon code').press('Enter')
  await expectNotice(page, `Coupon ${code} has been applied.`)
  await expect(totals.getByText(`Discount (${code})`)).toBeVisible()
})

/** The server's totals of this browser's cart. */
async function readTotals(page: Page): Promise<{ grand_total: number; coupon_code?: string }> {
  const cartId = await readStored(page, 'shop/cart', 'current-cart-token')
  return call(page.request, 'GET', `/api/cart/totals?cartId=${String(cartId)}`)
}
