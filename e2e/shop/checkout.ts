import { expect, type Page } from '@playwright/test'

export const shopper = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.com',
  street: '14 Acacia Road',
  apartment: 'Unit 3',
  city: 'Pretoria',
  zip: '0181',
  phone: '0821234567',
}

/** On wide screens all sections are open, with one button; on phones each section has a button of its own. */
export function isOnePage(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024
}

/** Ends a section with its button, where it has one. */
export async function sendSection(page: Page, button: string): Promise<void> {
  if (!isOnePage(page)) await page.getByRole('button', { name: button }).click()
}

/** The personal details, up to their button. */
export async function fillPersonalDetails(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Personal details/ })
  await step.getByLabel('First name').fill(shopper.firstName)
  await step.getByLabel('Last name').fill(shopper.lastName)
  await step.getByLabel('E-mail address').fill(shopper.email)
}

/** The shipping address: the names are those of the buyer, and the postal code fills in the city. */
export async function fillAddress(page: Page, section = /Shipping/): Promise<void> {
  const step = page.getByRole('region', { name: section })
  await expect(step.getByText(`For ${shopper.firstName} ${shopper.lastName}`)).toBeVisible()
  await step.getByLabel('Street and number').fill(shopper.street)
  await step.getByRole('button', { name: 'Add a flat, unit or floor' }).press('Enter')
  await step.getByLabel('Flat, unit or floor').fill(shopper.apartment)
  await step.getByLabel('Postal code').fill(shopper.zip)
  await expect(step.getByLabel('City or town')).toHaveValue(shopper.city)
  await step.getByLabel('Phone number').fill(shopper.phone)
}
