import { expectStored } from '../shop/device.ts'
import { expectNotice, findToggle, openPage } from '../shop/frame.ts'
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

for (const list of ['cart', 'wishlist', 'compare'])
  test(`an empty ${list} suggests products before anything is touched, and nothing moves`, async ({ page }) => {
    await recordShifts(page)
    await page.goto(`/${list}`)
    await expect(page.getByRole('list', { name: 'Worth a look' }).getByRole('listitem').first()).toBeVisible()
    await expectNoShift(page)
  })

test('an empty cart shows the only product that was viewed, and the selection of the shop below it', async ({ page }) => {
  await openPage(page, '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html')
  // The interaction that the list waits for.
  await findToggle(page, 'Wishlist')
  await expectStored(page, 'shop/lists', 'Veldtrail Small Breed Salmon')
  await openPage(page, '/cart')
  await expect(page.getByRole('list', { name: 'Recently viewed' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Worth a look' }).getByRole('listitem').first()).toBeVisible()
})

test('the wishlist suggests what goes with its products, below the parts that are loaded late', async ({ page }) => {
  await recordShifts(page)
  await openPage(page, '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html')
  await (await findToggle(page, 'Wishlist')).click()
  await expectNotice(page, 'Product Veldtrail Small Breed Salmon has been added to wishlist!')
  const suggestions = page.getByRole('list', { name: 'Goes well with this' })
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/shar-*.js', async (route) => {
    await late
    await route.continue()
  })
  const linked = page.waitForResponse(/_search/)
  await openPage(page, '/wishlist')
  await linked
  await expect(page.getByRole('button', { name: 'Clear wishlist' })).toBeVisible()
  await expect(suggestions).toHaveCount(0)
  arrive()
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible()
  await expect(suggestions.getByRole('listitem').first()).toBeVisible()
  await expectNoShift(page)
})
