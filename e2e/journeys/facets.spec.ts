import { createCustomer } from '../accessibility/create-data.ts'
import { logIn } from '../shop/account.ts'
import { amountOf, closeFilters, openFilters, openPage } from '../shop/frame.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'

test('two filters, one of them an exclusion, make a link that works in another browser', async ({ page, browser, faults }) => {
  await openPage(page, '/dogs/dog-food')
  const filters = await openFilters(page)
  const group = filters.locator('details').filter({ hasText: 'Ingredients: without' })
  await group.locator('summary').click()
  await expect(group).toContainText('Only products whose label rules the ingredient out are listed.')
  // Not `check`, which looks once: a list that arrives just then may show its own filters for a moment.
  const without = group.getByRole('checkbox', { name: 'Without chicken' })
  await without.click()
  await expect(page).toHaveURL(/\?free_from=chicken$/)
  await expect(without).toBeChecked()
  const brand = filters.getByRole('checkbox', { name: 'Veldtrail' })
  await brand.click()
  await expect(page).toHaveURL(/\?brand=\d+&free_from=chicken$/)
  await expect(brand).toBeChecked()
  await closeFilters(page)
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toHaveText(['Veldtrail', 'Without chicken', 'Clear all filters'])
  const products = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading')
  await expect(products.first()).toBeVisible()
  const names = await products.allTextContents()
  expect(names.filter((name) => /chicken/i.test(name))).toEqual([])

  // The link as a browser without JavaScript gets it.
  const friend = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  faults.watch(friend)
  await friend.goto(page.url())
  await expect(friend.getByRole('list', { name: 'Products', exact: true }).getByRole('heading')).toHaveText(names)
  await expect(friend.locator('#filters input:checked')).toHaveCount(2)
  await friend.close()

  await page.getByRole('link', { name: 'Remove the filter Without chicken' }).click()
  await expect(page).toHaveURL(/\?brand=\d+$/)
  await expect(chips).toHaveText(['Veldtrail', 'Clear all filters'])
})

test('a filter ticked before its bundle has loaded is applied', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/cats')
  await page.locator('#filters input[name=brand]').first().dispatchEvent('click')
  await page.mouse.move(700, 500)
  await expect(page).toHaveURL(/\?brand=\d+$/)
})

test('a filter ticked while the list is loaded again with the prices of the customer is applied', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { login } = await createCustomer(request)
  await openPage(page, '/my-account')
  await logIn(page, login, ENGLISH)
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/face-*', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    if (code.includes('facet-search')) await loaded
    await route.fulfill({ response, body: code })
  })
  const list = page.waitForResponse(/product\/_search/)
  await openPage(page, '/dogs/dog-food')
  await page.locator('#filters input[name=brand]').first().click()
  await (await list).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  load()
  await expect(page).toHaveURL(/\?brand=\d+$/)
})

for (const { view, path, sort, price, ranges } of [
  {
    view: 'South Africa',
    path: '/dogs/dog-food',
    sort: 'Unit price: low to high',
    price: 'Price',
    ranges: ['< R100', 'R100 - 250', 'R250 - 400', '> R400'],
  },
  {
    view: 'Germany',
    path: '/de/hunde/hundefutter',
    sort: 'Grundpreis aufsteigend',
    price: 'Preis',
    ranges: ['< 5 €', '5 - 15 €', '15 - 25 €', '> 25 €'],
  },
  {
    view: 'Italy',
    path: '/it/cani/alimenti-per-cani',
    sort: 'Prezzo unitario crescente',
    price: 'Prezzo',
    ranges: ['< € 5', '€ 5 - 15', '€ 15 - 25', '> € 25'],
  },
]) {
  test(`${view}: sorting by unit price puts the cheapest kilogram first, in the currency of the store view`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await openPage(page, path)
    await expect(page.locator('#filters details').filter({ hasText: price }).first().locator('li span')).toHaveText(ranges)
    await page.locator('.sort select').selectOption({ label: sort })
    await expect(page).toHaveURL(/\?sort=unit_price$/)
    const perKilogram = page.locator('.tile').getByText(/\/ kg/)
    const isAscending = async () => {
      const amounts = (await perKilogram.allTextContents()).map(amountOf)
      return amounts.length > 10 && amounts.every((amount, at) => at === 0 || amount >= amounts[at - 1]!)
    }
    await expect.poll(isAscending, { message: 'every kilogram costs as much as the one before, or more' }).toBe(true)
  })
}
