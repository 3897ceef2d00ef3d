import { pressInFooter, showMore } from '../shop/frame.ts'
import { findMail, linkTo } from '../shop/mailbox.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'

test.use({ javaScriptEnabled: false })

test('a category can be read, filtered and paged', async ({ page, isMobile }) => {
  await page.goto('/dogs')
  await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
  await expect(page.getByText('You have seen 50 of')).toBeVisible()
  await showMore(page)
  await expect(page.getByText(/You have seen 100 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Show previous products' }).click()
  await expect(page.getByText(/You have seen 50 of/)).toBeVisible()

  if (isMobile) await page.getByRole('link', { name: 'Filter', exact: true }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Veldtrail' }).check()
  await filters.getByRole('checkbox', { name: 'R100 - 250' }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/brand=.*/)
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveText(['R100 - 250', 'Veldtrail', 'Clear all filters'])
  // The list follows the chips in the document, which may still be arriving.
  const brands = page.getByRole('list', { name: 'Products', exact: true }).locator('.tile-brand')
  await expect.poll(async () => [...new Set(await brands.allTextContents())]).toEqual(['Veldtrail'])

  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' })
  await page.getByRole('button', { name: 'Apply' }).and(page.locator('.sort button')).click()
  await expect(page).toHaveURL(/sort=final_price%3Adesc/)
  await expect(chips.getByRole('link')).toHaveText(['R100 - 250', 'Veldtrail', 'Clear all filters'])
  await chips.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(chips).toBeHidden()
})

test('a product page shows its variants', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'New collection' })).toBeVisible()
  await page.goto('/dogs/dog-food')
  await page.getByRole('link', { name: 'Kopje & Kin Venison & Pumpkin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kopje & Kin Venison & Pumpkin' })).toBeVisible()
  const price = page.locator('.product-price .price-now')
  const before = await price.innerText()
  await page.getByRole('link', { name: '6 kg' }).press('Enter')
  await expect(page.getByRole('link', { name: '6 kg' })).toHaveAttribute('aria-current', 'true')
  await expect(price).not.toHaveText(before)
  await page.getByText('Ingredients').click()
  await expect(page.locator('noscript p')).toHaveText('Adding to the cart needs JavaScript.')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dog Food' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Food' })).toBeVisible()
})

test('search works as a plain form', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const form = page.getByRole(isMobile ? 'main' : 'banner')
  await form.getByLabel('Search products').fill('salmon')
  await form.getByLabel('Search products').press('Enter')
  await expect(page).toHaveURL('/search?q=salmon')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “salmon”' })).toBeVisible()
})

test('a line divides results with all words from those with some', { tag: '@desktop' }, async ({ page }) => {
  const line = 'Similar results'
  const headings = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading')
  await page.goto('/search?q=dog+salmon')
  const shown = await headings.allTextContents()
  expect(shown.filter((text) => text === line)).toHaveLength(1)
  const [all, some] = [shown.slice(0, shown.indexOf(line)), shown.slice(shown.indexOf(line) + 1)]
  expect(all.length).toBeGreaterThan(0)
  expect(some.length).toBeGreaterThan(0)
  expect(all.filter((name) => !/salmon/i.test(name)).length, 'the name or the ingredients say so').toBeLessThan(all.length)

  await page.goto('/search?q=dog+hoverboard')
  await showMore(page)
  await expect(page).toHaveURL('/search?q=dog%20hoverboard&page=2')
  await expect(headings.first(), 'a page of its own says what it lists').toHaveText(line)
  await page.goto('/search?q=dog+salmon&sort=final_price:asc')
  await expect(headings.first()).toBeVisible()
  await expect(headings.filter({ hasText: line })).toHaveCount(0)
})

test('the language can be changed', async ({ page }) => {
  await page.goto('/search?q=salmon')
  await pressInFooter(page, 'button', 'English, Language')
  await page.getByRole('button', { name: 'Polski' }).click()
  await expect(page).toHaveURL('/search?q=salmon')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await expect(page.getByRole('button', { name: 'Polski, Język' }).first()).toBeVisible()
})

test('cart and checkout say that they need JavaScript', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.locator('noscript p')).toHaveText('The cart is kept by your browser and needs JavaScript.')
  await page.goto('/checkout')
  await expect(page.locator('noscript p')).toContainText('The checkout needs JavaScript.')
})

test('newsletter subscription and cancellation work as plain forms @phone', async ({ page }) => {
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const email = uniqueEmail('plain')
  await footer.getByLabel('Our newsletter brings you 10% off').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').getByText('Almost done')).toBeVisible()
  await page.goto(linkTo(await findMail(email, 'Please confirm'), 'newsletter/confirm'))
  await page.getByRole('button', { name: 'Yes, I want the newsletter' }).click()
  await expect(page.getByRole('main').getByText('You have been successfully subscribed to our newsletter!')).toBeVisible()
  await page.goto(linkTo(await findMail(email, 'Your 10% off'), 'newsletter'))
  await page.getByRole('region', { name: 'Unsubscribe' }).getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You have been successfully unsubscribed from our newsletter!')).toBeVisible()
})

test('the contact form is sent, and keeps the message when the address is wrong @desktop', async ({ page, faults }) => {
  faults.expectFault(/422/)
  const email = uniqueEmail('writes')
  await page.goto('/contact')
  // The form is above the text of the page.
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText('Write to us')
  const form = page.getByRole('region', { name: 'Write to us' })
  await form.getByLabel('Your e-mail address').fill('writes@')
  await form.getByLabel('Your message').fill('Which food?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Please enter a valid e-mail address')).toBeVisible()
  await expect(form.getByLabel('Your message')).toHaveValue('Which food?')
  await form.getByLabel('Your e-mail address').fill(email)
  await form.getByLabel('Subject').fill(email)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('status')).toHaveText('Thank you, your message has been sent.')
  await findMail('hello@meerkat.example', email)
})
