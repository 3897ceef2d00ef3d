import { expectStored } from '../shop/device.ts'
import { openPage, showMore } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

test('results appear while typing, and Enter opens the highlighted one', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/about-us')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  await page.keyboard.type('ch')
  await expect(page.getByText('Searched term should consist of at least 3 characters.')).toBeVisible()
  await page.keyboard.type('icken')
  const list = page.getByRole('listbox', { name: 'Results' })
  const options = list.getByRole('option')
  await expect(options.first()).toContainText(/chicken/i)
  await expect(options.first()).toContainText(/R[\d,]+\.\d\d/)
  await expect(options.last()).toContainText('Show all results')
  await expect(page.getByRole('search').getByRole('status'), 'announced: the focus stays in the field').toContainText(/^\d+ products/)
  await expect(field, 'knows its options').toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')

  // Results of one term are never shown for another one.
  const former = await options.allTextContents()
  await field.evaluate((input: HTMLInputElement) => {
    const drawn: string[] = ((window as unknown as { drawn: string[] }).drawn = [])
    new MutationObserver(() => {
      for (const option of document.querySelectorAll('.search-product')) drawn.push(`${input.value}: ${option.textContent}`)
    }).observe(input.form!, { childList: true, subtree: true })
    input.select()
  })
  await page.keyboard.type('salmon')
  await expect(options.first()).toContainText(/salmon/i)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  expect(drawn).toContainEqual(expect.stringMatching(/^sal.*: .*salmon/i))
  expect(drawn.filter((row) => former.some((text) => row === `sal: ${text}`))).toEqual([])

  await page.keyboard.press('ArrowDown')
  const href = (await options.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(list).toBeHidden()
})

test('search fills the screen on a phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search' })
  const field = sheet.getByRole('combobox', { name: 'Search products' })
  await expect(field).toBeFocused()
  await field.fill('urinary')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await sheet.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('the search results page has the filters of a category', async ({ page }) => {
  await page.goto('/search?q=chicken')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “chicken”' })).toBeVisible()
  const count = page.locator('.listing-count')
  await expect(count).toHaveText(/^\d+ products$/)
  const all = Number.parseInt(await count.innerText(), 10)
  await page.goto('/search?q=chicken&price=0.0-100.0')
  const few = Number.parseInt(await count.innerText(), 10)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(all)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: /R100/ })).toBeVisible()
})

const endings = [
  { why: 'nothing found', term: 'zzzyqx', says: 'No results were found.' },
  { why: 'too short', term: 'ab', says: 'Searched term should consist of at least 3 characters.' },
  { why: 'a typo', term: 'chiken', says: 'Results for “chiken”' },
]

for (const { why, term, says } of endings) {
  test(`the search results page for ${why}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/search?q=${term}`)
    await expect(page.getByText(says).first()).toBeVisible()
    if (term === 'chiken')
      await expect(
        page
          .getByRole('list', { name: 'Products', exact: true })
          .getByText(/chicken/i)
          .first(),
      ).toBeVisible()
  })
}

test('the search panel says when nothing is found', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/search')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('zzzyqx')
  await expect(page.locator('.search-results').getByText('No results were found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.search-results')).toBeHidden()
  await field.fill('zzzyqx')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=zzzyqx')
})

test('the search offers "did you mean" and recent searches', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await page.keyboard.press('/')
  await page.keyboard.type('salmn')
  const list = page.getByRole('listbox', { name: 'Results' })
  await expect(list.getByRole('option').first()).toHaveText('Did you mean “salmon”?')
  await expect(field, 'knows its options').toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('salmon')
  await expect(list.getByRole('option').first()).toContainText(/salmon/i)
  await expect(list.getByRole('option', { name: /Category$/ }).first()).toBeVisible()
  await expect(list.getByRole('option', { name: /Brand$/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('salmon')
  await page.keyboard.press('ArrowDown')
  await expect(list, 'down opens it again').toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /salmon/ })).toBeVisible()
  await field.blur()
  await field.fill('')
  const recent = list.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent, 'stored').toContainText(['salmon'])

  // The last term is prefilled on the next page; recent searches link to earlier terms until they are cleared.
  await openPage(page, '/search?q=chiken')
  await page.getByRole('link', { name: 'Did you mean “chicken”?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /chicken/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
  await expectStored(page, 'shop/searches', '"chicken"')
  await openPage(page, '/dogs')
  await page.keyboard.press('/')
  await expect(field).toHaveValue('chicken')
  await expect(recent).toContainText(['chicken', 'salmon'])
  await recent.filter({ hasText: 'salmon' }).click()
  await expect(field).toHaveValue('salmon')
  await field.fill('')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
})

test('"Show more products" does not repeat the line above results with some of the words', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/search?q=dog+hoverboard')
  const list = page.getByRole('list', { name: 'Products', exact: true })
  const line = list.getByRole('heading', { name: 'Similar results' })
  await expect(line).toHaveCount(1)
  await showMore(page)
  await expect(list.getByRole('article')).toHaveCount(100)
  await expect(line).toHaveCount(1)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sort=final_price(&|$)/)
  await expect(line).toHaveCount(0)
  await expect(list.getByRole('article').first()).toBeVisible()
})

test('an empty search results page offers categories and a hint', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?q=zzzyqx')
  await expect(page.getByRole('main').getByRole('link', { name: 'Dogs', exact: true })).toHaveAttribute('href', '/dogs')
  await page.goto('/de/search?q=futter')
  await expect(page.getByRole('list', { name: 'Produkte', exact: true }).getByText('Gartenvogelfutter').first()).toBeVisible()
})

test('an exact sku opens its product at once, however it is typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?q=vt-lamb-rice-adult')
  await expect(page.getByRole('heading', { level: 1, name: 'Veldtrail Lamb & Rice Adult' })).toBeVisible()
  await openPage(page, '/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('VT-LAMB-RICE-ADULT')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Veldtrail Lamb & Rice Adult' })).toBeVisible()
})
