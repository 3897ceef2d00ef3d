import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const BAG = 'Kopje & Kin Venison & Pumpkin'

test('a size is chosen and added in the list, by touch and with the keyboard', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/dogs/dog-food')
  const opener = page.getByRole('link', { name: `Choose options: ${BAG}`, exact: true })
  const sheet = page.getByRole('dialog', { name: BAG })
  const sizes = sheet.getByRole('list', { name: 'Choose options' }).getByRole('listitem')

  await test.step('opens with the sizes and their prices, and nothing behind it can be reached', async () => {
    await opener.tap()
    await expect(sizes.filter({ hasText: '6 kg' })).toContainText(/R\s?\d/)
    expect(await sizes.count()).toBeGreaterThan(1)
    await expect(sheet.locator(':focus')).toHaveCount(1)
  })
  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('the close button does the same', async () => {
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('adds the chosen size, and the list stays where it was', async () => {
    await page.keyboard.press('Enter')
    const add = sheet.getByRole('button', { name: `Add to cart: ${BAG}, 6 kg`, exact: true })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expectNotice(page, 'Product has been added to the cart!')
    await expect(cartButton(page, 1)).toBeAttached()
    await expect(page).toHaveURL(/\/dogs\/dog-food$/)
    await expect(opener).toBeFocused()
  })
  await test.step('also links to the product page', async () => {
    await opener.tap()
    await sheet.getByRole('link', { name: 'Show details' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: BAG })).toBeVisible()
  })
})

test('on a desktop the same button leads to the product page', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/dogs/dog-food')
  await page.getByRole('link', { name: `Choose options: ${BAG}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: BAG })).toBeVisible()
})
