import type { Locator, Page } from '@playwright/test'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, openPage } from '../shop/frame.ts'
import { expectNoShift, recordShifts } from '../shop/layout-shift.ts'
import { expect, test } from '../shop/test.ts'

const phoneBar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
const search = (page: Page): Locator => page.getByRole('combobox', { name: /^Search/ }).filter({ visible: true })

/** The overlay covers the page while mini-cart, sidebar, search or wishlist is open. Spec §4 UI. */
test('an overlay covers the page while a panel is open, and a click on it closes the panel', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/about-us')
  for (const open of [
    () => cartButton(page, 0).click(),
    () => page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click(),
  ]) {
    await expectUncovered(page)
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectCovered(page)
    await page.mouse.click(5, 450)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectUncovered(page)
  await search(page).fill('kibble')
  await expectCovered(page)
  await page.mouse.click(5, 450)
  await expectUncovered(page)
})

test('a panel that is opened again in the instant in which it closes is open', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/about-us')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Wishlist' })
  const panel = page.getByRole('dialog', { name: 'Wishlist' })
  await opener.click()
  await expect(panel).toBeVisible()
  await opener.evaluate((button: HTMLElement) => {
    // What Escape does.
    document.querySelector<HTMLDialogElement>('dialog:modal')!.requestClose()
    button.click()
  })
  // The browser reports the closing in a later task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a panel covers the page of a phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/about-us')
  for (const name of ['Shop', 'Search']) {
    await expectUncovered(page)
    await phoneBar(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectCovered(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectUncovered(page)
})

test('the panel of an added product suggests what goes with it, without moving', async ({ page, isMobile }) => {
  await recordShifts(page)
  await openPage(page, '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const suggestions = page.getByRole('region', { name: 'Goes well with this' }).and(page.locator('.goes-with'))
  await expect(suggestions.getByRole('link').filter({ visible: true })).toHaveCount(isMobile ? 2 : 3)
  await expectNoShift(page)
  const added = page.locator('.added-panel')
  await suggestions.getByRole('button', { name: 'Close' }).click()
  await expect(suggestions).toBeHidden()
  await expect(added, 'stays').toBeVisible()
})

test('a suggestion opens, and the panel gets out of its way', { tag: '@desktop' }, async ({ page }) => {
  await fillCart(page)
  const suggestion = page.locator('.goes-with').getByRole('link').first()
  const name = (await suggestion.locator('span').textContent())!
  await suggestion.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('.added-panel')).toHaveCount(0)
})

test('the remove button is beside the quantity, even on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await fillCart(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await cartButton(page, 1).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  const [remove, quantity] = [cart.getByRole('button', { name: /^Remove/ }), cart.getByRole('textbox', { name: /^Quantity of/ })]
  await expect(remove).toBeVisible()
  const [icon, field] = [await remove.boundingBox(), await quantity.boundingBox()]
  expect(Math.abs(icon!.y + icon!.height / 2 - (field!.y + field!.height / 2)), 'on one line').toBeLessThan(2)
})

async function expectCovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTitleCovered)).toBe(true)
}

async function expectUncovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTitleCovered)).toBe(false)
}

/** Runs in the page: whether something covers the title. */
function isTitleCovered(): boolean {
  const title = document.querySelector('main h1')
  const { left, top, height } = title!.getBoundingClientRect()
  return !title!.contains(document.elementFromPoint(left + 2, top + height / 2))
}
