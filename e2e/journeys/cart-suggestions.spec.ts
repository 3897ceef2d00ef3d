import { openPage } from '../shop/frame.ts'
import { expectNoShift, recordShifts } from '../shop/layout-shift.ts'
import { expect, test } from '../shop/test.ts'

test('the cart suggests what goes with its products, and nothing moves', async ({ page, isMobile }) => {
  await recordShifts(page)
  await openPage(page, '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.locator('.added-panel')).toBeVisible()
  await page.goto('/cart')
  const suggestions = page.getByRole('list', { name: 'Goes well with this' })
  await expect(suggestions.getByRole('listitem').first()).toBeVisible()
  await expectNoShift(page)
  if (isMobile) return
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  const [list, aside] = [await suggestions.boundingBox(), await summary.boundingBox()]
  expect(list!.y, 'beside the order summary').toBeLessThan(aside!.y + aside!.height)
})

test('an empty cart suggests products before anything is touched', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Worth a look' }).getByRole('listitem').first()).toBeVisible()
})
