import { expectHydrated } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const FOOD = '/dogs/dog-food/veldtrail-ostrich-sweet-potato-adult-4305.html'

test('a size is chosen while the code of the sections below is still loading', { tag: '@desktop' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/-bel-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(FOOD)
  const sku = page.getByRole('row', { name: /^SKU/ }).getByRole('cell')
  await page.getByRole('group').filter({ hasText: 'Specifications' }).locator('summary').click()
  const first = await sku.textContent()
  await page.waitForFunction(() => Object.keys(document.querySelector('main h1')!).some((key) => key.startsWith('__react')))

  await page.getByRole('link', { name: '8 kg' }).click()
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toContainText('R779.00')
  // The parts that the server rendered stay as they are.
  await expect(sku).toHaveText(first!)
  await expect(page.getByRole('heading', { name: 'Goes well with this' })).toBeAttached()

  resolve()
  await expectHydrated(page)
  await expect(sku).not.toHaveText(first!)
})
