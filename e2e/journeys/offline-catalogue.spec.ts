import type { Page } from '@playwright/test'
import { amountOf, expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { expectPacks } from '../shop/kept-pages.ts'
import { expectLoaded, OFFLINE_FILES } from '../shop/offline-checkout.ts'
import { ENGLISH, GERMAN, type ShopTexts } from '../shop/shop-texts.ts'
import { expect, NO_ANSWER, test } from '../shop/test.ts'

const TEXTS = {
  [ENGLISH.prefix]: {
    products: 'Products',
    search: 'Search products',
    results: 'Results',
    fromDevice: 'Results from this device',
    word: 'salmon',
    unseen: 'chicken',
    stock: 'In stock at the last check',
  },
  [GERMAN.prefix]: {
    products: 'Produkte',
    search: 'Produkte suchen',
    results: 'Ergebnisse',
    fromDevice: 'Ergebnisse von diesem Gerät',
    word: 'lachs',
    unseen: 'huhn',
    stock: 'Bei der letzten Prüfung vorrätig',
  },
} as const

/** Links of the top categories. */
async function findDepartments(page: Page): Promise<string[]> {
  const links = page.locator('header nav a[href]')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.includes('?')))
}

/** Opens a category, and waits for its list: the former one stays on screen until the new one is here. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.getByRole('banner').locator(`nav a[href="${href}"]:visible`).first()
  const name = ((await link.textContent()) ?? '').trim()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('#list h2').first()).toBeVisible()
}

/** Shows each kind of page once, so that its code is on the device. */
async function showOnce(page: Page, shop: ShopTexts, departments: readonly string[]): Promise<void> {
  const { word, search } = TEXTS[shop.prefix]!
  const { added, notices } = shop.texts
  await openPage(page, departments[0]!)
  const filters = page.locator('#filters summary').first()
  await filters.click()
  await filters.click()
  // Wait until the filters are hydrated: while another list is opening, React may find that their text has changed (#418).
  await expect.poll(() => filters.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
  await follow(page, departments[1]!)
  await page.locator('button[data-add]').first().click()
  // The code of notices loads with the first one.
  await expectNotice(page, added, notices)
  await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toContainText('1')
  await page.locator('#list h2 a').first().click()
  await expect(page.locator('.buy-box, [class*=buy]').first()).toBeVisible()
  const field = page.getByRole('combobox', { name: search })
  await field.fill(word)
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.locator('.listing-count')).toBeVisible()
}

function countOf(text: string): number {
  return Number.parseInt(text, 10)
}

for (const shop of [ENGLISH, GERMAN]) {
  const { prefix } = shop
  test(`without a network, unseen categories, filters, orders, searches and products are shown in ${prefix || 'English'}`, {
    tag: '@desktop',
  }, async ({ page, context, faults }) => {
    faults.expectFault(NO_ANSWER)
    const { products, search, fromDevice, unseen, stock } = TEXTS[prefix]!
    await openPage(page, `${prefix}/`)
    const departments = await findDepartments(page)
    await showOnce(page, shop, departments)
    await expectPacks(page, shop.index)

    await context.setOffline(true)
    await follow(page, departments[2]!)
    const count = page.locator('.listing-count')
    await expect(page.getByText(fromDevice, { exact: true })).toBeVisible()
    await expect(count).toHaveText(/^\d+ /)
    const all = countOf(await count.innerText())
    expect(all).toBeGreaterThan(10)

    await page.locator('#filters input[name=brand]:visible').first().check()
    await expect(page).toHaveURL(/[?&]brand=\d+/)
    await expect.poll(async () => countOf(await count.innerText())).toBeLessThan(all)
    expect(countOf(await count.innerText())).toBeGreaterThan(0)

    const tiles = page.getByRole('list', { name: products, exact: true })
    // A tile off the screen has no inner text.
    const prices = async () => (await tiles.locator('.price-now').allTextContents()).map(amountOf)
    const ascending = (shown: readonly number[]) => shown.toSorted((a, b) => a - b)
    const before = await prices()
    expect(before, 'the default order is another one').not.toEqual(ascending(before))
    await page.locator('select[name=sort]').selectOption('final_price')
    await expect(page).toHaveURL(/sort=final_price/)
    // The URL changes first: the former list stays on screen until the device has answered.
    await expect.poll(prices).toEqual(ascending(before))

    await page.goBack()
    await page.goBack()
    await expect.poll(async () => countOf(await count.innerText())).toBe(all)
    await page.locator('button[data-add]').nth(1).click()
    await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toContainText('2')

    const name = (await page.locator('#list h2').nth(3).textContent())!
    await page.locator('#list h2 a').nth(3).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.locator('.stock-line').getByText(stock)).toBeVisible()

    const field = page.getByRole('combobox', { name: search })
    await field.click()
    await field.fill('')
    await field.pressSequentially(unseen)
    await expect(page.getByRole('option').first()).toContainText(new RegExp(unseen, 'i'))
    const note = await page.getByText(fromDevice, { exact: true }).elementHandle()
    await field.press('Backspace')
    await expect(field).toHaveValue(unseen.slice(0, -1))
    await field.press(unseen.at(-1)!)
    expect(await note!.evaluate(({ isConnected }) => isConnected), 'the note stays between two keys').toBe(true)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${unseen}`))
    await expect(count).toHaveText(/^\d+ /)
    expect(countOf(await count.innerText())).toBeGreaterThan(0)

    // Back online, what the device answered is fetched again.
    await context.setOffline(false)
    await expect(page.getByText(fromDevice, { exact: true })).toBeHidden()
    await expect(count).toHaveText(/^\d+ /)
  })
}

for (const { why, stop } of [
  { why: 'refuses connections', stop: (page: Page) => page.context().route('**/*', (route) => route.abort('connectionrefused')) },
  { why: 'does not answer', stop: (page: Page) => page.context().route('**/api/**', () => new Promise<void>(() => undefined)) },
]) {
  test(`while the server ${why}, a category is listed from the device`, { tag: '@desktop' }, async ({ page, faults }) => {
    faults.expectFault(NO_ANSWER)
    const { fromDevice } = TEXTS[ENGLISH.prefix]!
    await openPage(page, '/')
    const departments = await findDepartments(page)
    await showOnce(page, ENGLISH, departments)
    await expectPacks(page, ENGLISH.index)
    await stop(page)
    await follow(page, departments[3]!)
    await expect(page.getByText(fromDevice, { exact: true })).toBeVisible()
    await expect(page.locator('.listing-count')).toHaveText(/^\d+ /)
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('without a pack, a filter that has no answer keeps the list and says so', { tag: '@desktop' }, async ({ page, context, faults }) => {
  faults.expectFault(NO_ANSWER)
  faults.expectFault(/CallFailed/)
  let asked = 0
  await context.route('**/pack', (route) => {
    asked++
    return route.fulfill({ status: 404, json: { code: 404, result: 'Not found' } })
  })
  faults.expectFault(/404/)
  await openPage(page, '/')
  const departments = await findDepartments(page)
  await showOnce(page, ENGLISH, departments)
  await follow(page, departments[0]!)
  await expect.poll(() => asked).toBeGreaterThan(0)
  // The code that keeps a list unchanged loads together with these files.
  await expectLoaded(page, OFFLINE_FILES)
  await context.setOffline(true)
  await page.locator('#filters input[name=brand]:visible').first().click()
  await expectNotice(page, 'This cannot be loaded at the moment. The list is unchanged.')
  await expect(page).toHaveURL(new RegExp(`${departments[0]}$`))
  await expect(page.locator('#list h2').first()).toBeVisible()
  await context.setOffline(false)
})

test('results while typing come from the device at once, and then from the server', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/')
  await expectPacks(page, ENGLISH.index)
  let isReady = false
  await page.context().route('**/pack', (route) => {
    isReady = true
    return route.continue()
  })
  await page.reload()
  await expectHydrated(page)
  const field = page.getByRole('combobox', { name: 'Search products' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/product/_search?**', async (route) => {
    asked++
    await released
    const response = await route.fetch()
    const answer = (await response.json()) as { hits: { hits: { _source: object }[] } }
    const named = answer.hits.hits.map((hit) => ({ ...hit, _source: { ...hit._source, name: 'As the server says' } }))
    await route.fulfill({ json: { ...answer, hits: { ...answer.hits, hits: named } } })
  })
  // The device's catalogue starts a few seconds after the page, and asks for a newer one once it can answer.
  await expect.poll(() => isReady).toBe(true)
  await field.click()
  await field.pressSequentially('salmon')
  await expect(page.getByRole('option').first()).toContainText(/salmon/i)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('option').filter({ hasText: 'As the server says' })).toHaveCount(0)
  // If this took longer than the time limit of a call, the page considers the server unreachable, and asks again now.
  release()
  await expect(page.getByRole('option').filter({ hasText: 'As the server says' }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
