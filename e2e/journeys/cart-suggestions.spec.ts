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

test('the suggestions stay in place when one of them is added to the cart', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.locator('.added-panel')).toBeVisible()
  await openPage(page, '/cart')
  const tiles = page.getByRole('list', { name: 'Goes well with this' }).getByRole('listitem')
  await expect(tiles.first()).toBeVisible()
  const links = () => tiles.locator('a:first-of-type').evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const before = await links()
  await tiles.locator('button[data-add]').first().click()
  await expect(page.locator('.cart-line')).toHaveCount(2)
  expect(await links()).toEqual(before)
})

test('an empty cart suggests products before anything is touched', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Worth a look' }).getByRole('listitem').first()).toBeVisible()
})
