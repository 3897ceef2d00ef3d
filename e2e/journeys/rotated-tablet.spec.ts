import { fillAddress, fillPersonalDetails, orderButton, shopper, termsBox, thanks } from '../shop/checkout.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { expect, test } from '../shop/test.ts'

test('a tablet that is turned in the checkout keeps what was filled in and accepted', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await fillCart(page)
  await page.goto('/checkout')
  await fillPersonalDetails(page)
  await fillAddress(page)
  const terms = termsBox(page)
  await terms.check()

  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('button', { name: 'Continue to shipping' })).toBeVisible()
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(terms).toBeChecked()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(shopper.street)).toBeVisible()
})
