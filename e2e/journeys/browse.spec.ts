import { amountOf, closeFilters, expectHydrated, openCategory, openFilters, openPage, pressInFooter, showMore } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

test('filters and sort order of a category are in its URL', async ({ page }) => {
  await openPage(page, '/')
  await openCategory(page, 'Dogs', 'Dog Food')
  const filters = await openFilters(page)
  const option = filters.getByRole('checkbox', { name: 'Veldtrail' })
  const promised = Number((await option.locator('..').locator('small').innerText()).trim())
  await option.click()
  await closeFilters(page)
  await expect(page.locator('.listing-count')).toHaveText(`${promised} products`)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' })
  await expect(page).toHaveURL(/\?brand=\d+&sort=final_price:desc$/)
  const names = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading')
  await expect(names).toHaveCount(promised)
  const prices = page.getByRole('list', { name: 'Products', exact: true }).locator('.price-now')
  await expect.poll(async () => isDescending((await prices.allTextContents()).map(amountOf)), { message: 'the dearest first' }).toBe(true)
  const here = await names.allTextContents()

  await page.reload()
  await expectHydrated(page)
  await expect(names, 'the server renders the same list').toHaveText(here)
  await page.getByRole('link', { name: 'Remove the filter Veldtrail' }).click()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
  await page.goBack()
  await expect(names).toHaveText(here)
})

test('the first screen of the home page shows something to buy', async ({ page }) => {
  await page.goto('/')
  const product = page.getByRole('list', { name: 'New collection' }).getByRole('article').first()
  await expect(product.locator('img').first()).toBeInViewport({ ratio: 0.9 })
  await expect(product.getByRole('heading')).toBeInViewport({ ratio: 1 })
})

test('"Show more products" extends a category; going back restores length and scroll position', async ({ page }) => {
  await openPage(page, '/dogs')
  await showMore(page)
  await expect(page.getByText(/You have seen 100 of/)).toBeVisible()
  const tiles = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  await expect(tiles).toHaveCount(100)
  const tile = tiles.nth(70)
  const name = (await tile.getByRole('heading').textContent())!
  // In the middle, where a click need not scroll: no bar and no notice covers it.
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(tile.getByRole('link').first()).toBeInViewport()
  const readTop = () => tile.evaluate((element) => element.getBoundingClientRect().top)
  const before = await readTop()
  await tile.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(tiles).toHaveCount(100)
  await expect(tile.getByRole('link').first()).toBeInViewport()
  await expect.poll(async () => Math.abs((await readTop()) - before), { message: 'where it was' }).toBeLessThan(120)
})

test('a line shows that the next page is loading; a category of the menu needs one call besides its products', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/')
  const answered = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/api/{url,catalog}/**', async (route) => {
    asked.push(route.request().url())
    await answered.promise
    await route.continue()
  })
  await page.locator('#shop').getByRole('link', { name: 'Cats' }).click()
  const line = page.getByRole('progressbar', { name: 'Loading' })
  await expect(line).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything for animals' })).toBeAttached()
  answered.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Cats' })).toBeVisible()
  await expect(line).toBeHidden()
  // Each further one would take a second on a slow connection.
  expect(asked.filter((url) => /\/url\/map|\/category\//.test(url))).toHaveLength(1)
})

test('breadcrumbs link to the parent categories', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem').last()).toHaveText('Kopje & Kin Venison & Pumpkin')
  await crumbs.getByRole('link', { name: 'Dog Food' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Food' })).toBeVisible()
  await crumbs.getByRole('link', { name: 'Dogs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
})

const views = [
  { store: 'Deutschland', path: '/de', lang: 'de-DE', price: /^\d{1,3}(?:\.\d{3})*,\d\d €$/ },
  { store: 'Italia', path: '/it', lang: 'it-IT', price: /^€ \d{1,3}(?:\.\d{3})*,\d\d$/ },
  { store: 'South Africa', path: '/', lang: 'en-US', price: /^R\d{1,3}(?:,\d{3})*\.\d\d$/ },
]

for (const { store, path, lang, price } of views) {
  test(`the store view ${store} shows its own language, product names and currency`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path === '/' ? '/de' : '/')
    await page.getByRole('banner').getByRole('link', { name: store }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expectHydrated(page)
    const prices = await page.locator('.price-now').allTextContents()
    expect(prices.length).toBeGreaterThan(7)
    // Reduced prices start with a word for screen readers, those of the smallest of several sizes with "from".
    for (const text of prices) expect(text.replace(/^(?:(?:Now|Jetzt|Ora|from|ab|da) )+/, '')).toMatch(price)
    for (const link of await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      expect(link.startsWith(path === '/' ? '/' : `${path}/`), link).toBe(true)
  })
}

test('another store shows the same product and category, at their addresses there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html?childSku=KK-VENISON-PUMPKIN')
  await pressInFooter(page, 'link', 'Deutschland')
  await expect(page).toHaveURL('/de/hunde/hundefutter/kopje-kin-wild-kuerbis-4319.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Kopje & Kin Wild & Kürbis' })).toBeVisible()
  await expectHydrated(page)
  // The link follows navigation within the page.
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Hundefutter' }).click()
  await expect(page).toHaveURL('/de/hunde/hundefutter')
  await pressInFooter(page, 'link', 'Italia')
  await expect(page).toHaveURL('/it/cani/alimenti-per-cani')
  await expect(page.getByRole('heading', { level: 1, name: 'Alimenti per cani' })).toBeVisible()
})

test('large amounts use the thousands separator of the store view', { tag: '@desktop' }, async ({ page }) => {
  const dearest = page
    .getByRole('list', { name: /^(Products|Produkte)$/ })
    .locator('.price-now')
    .first()
  await page.goto('/fish/aquarium?sort=final_price:desc')
  await expect(dearest).toHaveText(/R\d{1,2},\d{3}\.\d\d$/)
  await page.goto('/de/fische/aquarium?sort=final_price:desc')
  await expect(dearest).toHaveText(/\d{1,3},\d\d €$/)
})

test('the 404 page links to the home page @desktop', async ({ page, faults }) => {
  faults.expectFault(/404 \(Not Found\)/)
  const answer = await page.goto('/no-such-thing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
  const brands = await page.getByRole('list', { name: 'Worth a look' }).locator('.tile-brand').allTextContents()
  expect(brands).toHaveLength(8)
  expect(new Set(brands).size, 'different brands').toBeGreaterThan(5)
  await page.getByRole('main').getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('an empty cart suggests products, and recently viewed ones once there are some', async ({ page }) => {
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  // The lists of this device are read at the first movement of the pointer.
  await main.getByRole('heading', { name: 'Your cart is empty' }).hover()
  await main.getByRole('list', { name: 'Worth a look' }).getByRole('link').first().click()
  await expect(page.locator('.product-page')).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goBack()
  await expect(main.getByRole('list', { name: 'Recently viewed' }).getByRole('link', { name: name! }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Worth a look' }), 'one product does not fill a row').toBeVisible()
})

function isDescending(amounts: readonly number[]): boolean {
  return amounts.every((amount, at) => at === 0 || amounts[at - 1]! >= amount)
}
