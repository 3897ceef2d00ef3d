import type { Page } from '@playwright/test'
import { amountOf, expectNotice, openPage, pressInFooter } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const TIN = '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html'
const price = (page: Page) => page.locator('.product-price .price-now')
const language = (page: Page) => page.locator('html')

/** The HTML that the server renders for this shopper's cookies. */
async function readHtml(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

test('switching to German translates the shop, and switching back restores English', async ({ page }) => {
  await openPage(page, `${TIN}?utm=1`)
  const amount = amountOf(await price(page).innerText())
  await page.getByRole('banner').getByRole('button', { name: 'English, Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(language(page)).toHaveAttribute('lang', 'de-DE')
  await expect(page).toHaveURL(`${TIN}?utm=1`)
  // The currency follows the store view, the texts follow the chosen language.
  await expect(price(page)).toContainText('R')
  await expect.poll(async () => amountOf(await price(page).innerText())).toBe(amount)

  await page.reload()
  await openPage(page, TIN)
  expect(await readHtml(page, TIN)).toMatch(/^<!DOCTYPE html><html lang="de-DE">[^]*>In den Warenkorb</)
  expect(await readHtml(page, '/de/hunde'), 'another store view speaks its own').toContain('<html lang="de-DE">')
  expect(await readHtml(page, '/it')).toContain('<html lang="it-IT">')
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expectNotice(page, 'Der Artikel liegt im Warenkorb!', 'Hinweise')

  await pressInFooter(page, 'button', 'Deutsch, Sprache')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(language(page)).toHaveAttribute('lang', 'en-US')
  await expect.poll(() => page.context().cookies(), { message: 'the default language needs no cookie' }).toEqual([])
})

test('reviews are marked with the language of their store view', { tag: '@desktop' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ja-JP', url: baseURL! }])
  await page.goto('/dogs/dog-food/kopje-kin-giant-breed-lamb-4338.html')
  await expect(language(page)).toHaveAttribute('lang', 'ja-JP')
  const first = page.locator('.review').first()
  await expect(first.getByRole('heading', { includeHidden: true })).toHaveAttribute('lang', 'en-US')
  await expect(first.locator('p').first()).toHaveAttribute('lang', 'en-US')
})

test('the language menu opens and closes with the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'English, Language' })
  const menu = page.locator('#languages')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('button', { name: 'English', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: 'Čeština' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(language(page)).toHaveAttribute('lang', 'cs-CZ')
})

test('the drawer of a phone offers the languages even when their bundle arrives late', { tag: '@phone' }, async ({ page }) => {
  const opened = Promise.withResolvers<void>()
  await page.route('**/assets/lang-*', async (route) => {
    await opened.promise
    await route.continue()
  })
  await openPage(page, '/dogs')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Shop' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shop' })
  await drawer.getByRole('button', { name: 'English, Language' }).click()
  opened.resolve()
  await drawer.getByRole('button', { name: '日本語' }).click()
  await expect(language(page)).toHaveAttribute('lang', 'ja-JP')
  await expect(page).toHaveURL('/dogs')
})
