import { expect, type Page } from '@playwright/test'
import { expectStored } from '../shop/device.ts'
import { openFilters } from '../shop/frame.ts'

// Each function brings a page that has just been opened into a state to be checked.

export async function openLanguages(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'English, Language' }).click()
  await expect(page.locator('#languages')).toBeVisible()
}

export async function openSubmenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await menu.getByRole('button', { name: 'Show categories of Dogs' }).click()
  await expect(menu.getByRole('link', { name: 'Dog Food', exact: true })).toBeVisible()
}

export async function openShopMenu(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page.getByRole('dialog', { name: 'Shop' })).toBeVisible()
}

export async function openFilterGroup(page: Page): Promise<void> {
  const filters = await openFilters(page)
  const group = filters.locator('details').filter({ hasText: 'Ingredients: without' })
  await group.locator('summary').click()
  await group.getByRole('checkbox', { name: 'Without chicken' }).check()
  // On a phone the list is behind the sheet, so it is attached but not visible.
  await expect(page.locator('#list').getByText('Without chicken', { exact: true })).toBeAttached()
}

export async function sendEmptyReview(page: Page): Promise<void> {
  const reviews = page.locator('#reviews')
  await reviews.locator('summary').click()
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByText('Field is required')).toHaveCount(4)
}

export async function chooseAPastDay(page: Page): Promise<void> {
  await page.getByLabel('Wunschtag').fill('2020-01-31')
  await page.locator('.buy-button').click()
  await expect(page.getByText(/^Bitte wählen Sie einen Tag ab dem/)).toBeVisible()
}

export async function openResults(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products' }).fill('chicken')
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(/chicken/i)
}

export async function openSearchSheet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await sheet.getByRole('combobox', { name: 'Search products' }).fill('urinary')
  await expect(sheet.getByRole('option').first()).toBeVisible()
}

export async function openRecentSearches(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
  await expectStored(page, 'shop/searches', 'salmon')
  await page.keyboard.press('/')
  await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible()
}

export async function subscribeWithAnError(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Our newsletter brings you 10% off').fill('reader@example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const fault = footer.getByRole('status')
  await expect(fault).toHaveText('Please enter a valid e-mail address.')
  // Scroll to a fixed place: axe reports a link as too small when a bar covers half of it.
  await fault.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

export async function waitForLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.locator('.auth-dialog')).toBeVisible()
}

export async function saveEmptyCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit: Company details' }).click()
  await page.getByRole('checkbox', { name: 'I have a company' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'things are missing' })).toBeFocused()
}

export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account …' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible()
}

export async function joinLoyalty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get my card' }).click()
  await expect(page.getByRole('heading', { name: 'Points history' })).toBeVisible()
}

export async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'things are missing' })).toBeVisible()
}

/** The sizes of a product in a list, in a sheet on a phone. */
export async function openSizes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose options: Kopje & Kin Venison & Pumpkin', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Choose options' }).getByRole('listitem').first()).toBeVisible()
}

export async function openViewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enlarge picture 1' }).click()
  const viewer = page.getByRole('dialog', { name: 'Kopje & Kin Venison & Pumpkin' })
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(viewer.locator('[data-zoomed]')).toBeVisible()
}

export async function openCalculator(page: Page): Promise<void> {
  // Its code loads when the section comes near.
  await page.locator('.product-sections').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Weight (kg)')).toBeVisible()
}
