import { expect, type Locator, type Page } from '@playwright/test'
import { takeNotice } from './notices.ts'

/** Opens a top-level category menu: a panel on a desktop, a drawer on a phone. */
export async function openCategory(page: Page, top: string, child: string): Promise<void> {
  const isPhone = await page.getByRole('navigation', { name: 'Quick links' }).isVisible()
  if (isPhone) {
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Shop' }).click()
    await page
      .getByRole('dialog', { name: 'Shop' })
      .getByRole('button', { name: `Show categories of ${top}` })
      .click()
    await page.getByRole('dialog', { name: 'Shop' }).getByRole('link', { name: child, exact: true }).click()
  } else {
    const menu = page.getByRole('navigation', { name: 'Categories' })
    await menu.getByRole('button', { name: `Show categories of ${top}` }).click()
    await menu.getByRole('link', { name: child, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible()
}

/** The filters of a list: beside it on a desktop, in a sheet on a phone. */
export async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole('link', { name: /^(Filter|\d+ filters?)$/ })
  if (await opener.isVisible()) {
    await opener.click()
    return page.getByRole('dialog', { name: 'Filters' })
  }
  return page.getByRole('form', { name: 'Filters' })
}

/** Closes the filter sheet on a phone; does nothing on a desktop. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (!(await sheet.isVisible())) return
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(sheet).toBeHidden()
}

/** The cart button in the header; its accessible name contains the quantity. */
export function cartButton(page: Page, pieces: number): Locator {
  const name = pieces === 0 ? 'Cart empty' : `Cart ${pieces} ${pieces === 1 ? 'item' : 'items'}`
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/**
 * Extends a list, with the keyboard: tiles that come into view take their real height, which may move the link below them away from the
 * pointer between press and release.
 */
export async function showMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Show more products' }).press('Enter')
}

/** Follows a link or opens the menu of a button in the footer, with the keyboard: tiles move it as well. */
export async function pressInFooter(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole(role, { name }).press('Enter')
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

/**
 * Waits until the title and every control of the page are hydrated, recognised by the property that React sets on their elements: some
 * parts of a page are hydrated after its title. Filters are left out, because they wait for the first interaction.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const title = document.querySelector('main h1')
    const controls = document.querySelectorAll('main :is(button, input, select, textarea):not(#filters *)')
    return title !== null && [title, ...controls].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  })
}

/** Wishlist and comparison load at the first interaction, so they are on a product page only after the pointer has moved. */
export async function findToggle(page: Page, name: 'Wishlist' | 'Compare'): Promise<Locator> {
  const toggle = page.locator('.product-facts').getByRole('button', { name, exact: true })
  await moveUntilVisible(page, toggle)
  return toggle
}

/**
 * Moves the pointer until the code that loads at the first interaction is there: the page may have no listener yet at the first movement.
 */
export async function moveUntilVisible(page: Page, target: Locator): Promise<void> {
  let x = 10
  await expect(async () => {
    x += 5
    await page.mouse.move(x, 300)
    await expect(target).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Waits until a notice is on the screen, or has been since the page was loaded. One that has gone is found only once. */
export async function expectNotice(page: Page, message: string, region = 'Notices'): Promise<void> {
  const notice = page.getByRole('region', { name: region }).getByText(message, { exact: true })
  // A page that is being left cannot be evaluated: retry on the next one.
  await expect(async () => {
    if (!(await page.evaluate(takeNotice, message))) await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 30_000 })
}

/** Parses a displayed price: "R1,249.00" and "2.750,40 EUR" alike. */
export function amountOf(text: string): number {
  const [, digits = ''] = /([\d.,]*\d)/.exec(text) ?? []
  const cents = digits.replace(/[.,]/g, '')
  return Number(cents) / 100
}
