import { cartButton, expectNotice } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { findSimpleProducts } from '../shop/wire.ts'

test('a press that comes before the page is alive is not lost @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const slow = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await add.click()
  await expect(cartButton(page, 0)).toBeVisible()
  slow.resolve()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
})
