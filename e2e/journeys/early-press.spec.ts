import type { Page } from '@playwright/test'
import { cartButton, expectNotice } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { findSimpleProducts } from '../shop/wire.ts'

/** Holds back all JavaScript files until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before hydration is not lost @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdProgram(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await add.click()
  await expect(cartButton(page, 0)).toBeVisible()
  release()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
})

test('a sort order chosen before hydration is applied', { tag: '@desk' }, async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  release()
  await expect(page).toHaveURL('/dogs?sort=final_price')
})

test('a search term typed before hydration is searched for', { tag: '@desk' }, async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search products' }).fill('chicken')
  release()
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(/chicken/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=chicken')
})
