import type { Page } from '@playwright/test'
import { fillAddress, fillPersonalDetails, orderButton, sendSection, shopper, submitFaults, termsBox, thanks } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, findToggle, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const PRODUCTS = [
  { name: 'Veldtrail Small Breed Salmon', path: '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html' },
  { name: 'Kopje & Kin Giant Breed Lamb', path: '/dogs/dog-food/kopje-kin-giant-breed-lamb-4338.html' },
]

test('wishlist and comparison are accessible', async ({ page }) => {
  for (const [at, { name, path }] of PRODUCTS.entries()) {
    await openPage(page, path)
    await (await findToggle(page, 'Wishlist')).click()
    await expectNotice(page, `Product ${name} has been added to wishlist!`)
    await (await findToggle(page, 'Compare')).click()
    await expectNotice(page, `Added to compare (${at + 1})`)
  }
  await test.step('a product page with both chosen', () => expectAccessible(page))
  await page
    .getByRole('button', { name: /^Wishlist 2/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page.getByRole('dialog', { name: 'Wishlist' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await openPage(page, '/compare')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('cart and checkout are accessible', async ({ page, faults }) => {
  // A wrong coupon code is answered with 404.
  faults.expectFault(/404.*apply-coupon/)
  await fillCart(page)
  await test.step('a product page with a notice', () => expectAccessible(page))
  await test.step('the cart', () => checkCart(page))
  await openPage(page, '/checkout')
  await test.step('personal details with errors', () => checkPersonalDetails(page))
  await test.step('shipping with errors', () => checkShipping(page))
  await test.step('payment with errors', () => checkPayment(page))
  await test.step('the review with errors, and the order', () => checkReview(page))
})

async function checkCart(page: Page): Promise<void> {
  await cartButton(page, 1).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('article')).toBeVisible()
  await expectAccessible(page)
  await openPage(page, '/cart')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await summary.getByText('Do you have a coupon?').click()
  await summary.getByLabel('Coupon code').fill('NOSUCHCODE')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary.getByLabel('Coupon code')).toHaveAccessibleDescription("You've entered an incorrect coupon code. Please try again.")
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(page.getByRole('dialog', { name: 'Are you sure you would like to remove this item' })).toBeVisible()
  await expectAccessible(page)
}

async function checkPersonalDetails(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Personal details/ })
  await step.getByRole('checkbox', { name: 'I want to create an account' }).check()
  await submitFaults(page, 'Continue to shipping')
  await expect(step.getByRole('alert').filter({ hasText: 'things are missing' })).toBeFocused()
  await expectAccessible(page)
  await step.getByRole('checkbox', { name: 'I want to create an account' }).uncheck()
  await fillPersonalDetails(page)
  await sendSection(page, 'Continue to shipping')
}

async function checkShipping(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Shipping/ })
  await fillAddress(page)
  await step.getByLabel('Postal code').fill('18')
  await submitFaults(page, 'Continue to payment')
  await expect(step.getByLabel('Postal code')).toHaveAccessibleDescription(/at least 3 characters/)
  await expectAccessible(page)
  await step.getByLabel('Postal code').fill(shopper.zip)
  await sendSection(page, 'Continue to payment')
}

async function checkPayment(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Payment/ })
  await step.getByRole('checkbox', { name: 'Copy address data from shipping' }).uncheck()
  await step.getByLabel('City or town').fill('123')
  await submitFaults(page, 'Go to the order review')
  await expect(step.getByLabel('City or town')).toHaveAccessibleDescription(/at least one letter/)
  await expectAccessible(page)
  await step.getByRole('checkbox', { name: 'Copy address data from shipping' }).check()
  await sendSection(page, 'Go to the order review')
}

async function checkReview(page: Page): Promise<void> {
  const terms = termsBox(page)
  await terms.uncheck()
  await terms.focus()
  await terms.blur()
  await expect(terms).toHaveAccessibleDescription(/Please accept/)
  await expectAccessible(page)
  await terms.check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectAccessible(page)
}
