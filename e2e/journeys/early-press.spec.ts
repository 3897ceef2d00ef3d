import type { Page } from '@playwright/test'
import { cartButton, expectAlive, expectNotice } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { findSimpleProducts } from '../shop/wire.ts'

/** Holds back all JavaScript files until the returned function is called. */
async function holdBundle(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before hydration is answered at once and not lost @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdBundle(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  const answeredMs = await add.evaluate((button: HTMLElement) => {
    const since = performance.now()
    button.click()
    const isAnswered = button.ariaBusy === 'true' && document.querySelector('[role=status]')?.textContent === 'Adding …'
    return isAnswered ? performance.now() - since : Number.POSITIVE_INFINITY
  })
  expect(answeredMs).toBeLessThan(100)
  await expect(page.getByRole('status').getByText('Adding …')).toBeVisible()
  await expect(cartButton(page, 0)).toBeVisible()
  release()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  await expect(page.getByText('Adding …')).toBeHidden()
})

test('what was added before hydration is added on the next page, once @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdBundle(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').getByText('Adding …')).toBeVisible()
  release()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  await page.reload()
  await expectAlive(page)
  await expect(cartButton(page, 1)).toBeVisible()
  await page.goBack()
  await expectAlive(page)
  await expect(cartButton(page, 1)).toBeVisible()
})

test('a button that opens something says that it is on its way', { tag: '@desk' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click()
  await expect(page.getByRole('status').getByText('One moment …')).toBeVisible()
  release()
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeVisible()
  await expect(page.getByText('One moment …')).toBeHidden()
})

test('a sort order chosen before hydration applies to the list', { tag: '@desk' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page, 'without waiting for the bundle').toHaveURL('/dogs?sort=final_price')
  release()
  await expectAlive(page)
  await expect(page.getByLabel('Sort by')).toHaveValue('final_price')
})

test('a filter chosen before hydration filters the list without waiting for the bundle', { tag: '@desk' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  const filter = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first()
  const filterName = await filter.getAttribute('name')
  await filter.check()
  await expect(page).toHaveURL(new RegExp(`\\?${filterName}=`))
  await expect(page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first()).toBeChecked()
  release()
  await expectAlive(page)
  // Going back does not filter again.
  await page.goBack()
  await expect(page).toHaveURL('/dogs')
  await expectAlive(page)
  await expect(page).toHaveURL('/dogs')
  await expect(filter).not.toBeChecked()
})

test('what is typed before hydration is searched for', { tag: '@desk' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search products' }).fill('chicken')
  release()
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(/chicken/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=chicken')
})
