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

/** Step one of the checkout, up to its button. */
export async function fillPersonalDetails(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Personal details/ })
  await step.getByLabel('First name').fill(shopper.firstName)
  await step.getByLabel('Last name').fill(shopper.lastName)
  await step.getByLabel('E-mail address').fill(shopper.email)
}

/** Step two; the names are prefilled from step one. */
export async function fillAddress(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Shipping/ })
  await expect(step.getByLabel('First name')).toHaveValue(shopper.firstName)
  await step.getByLabel('Street').fill(shopper.street)
  await step.getByLabel('House, flat or unit number').fill(shopper.apartment)
  await step.getByLabel('City or town').fill(shopper.city)
  await step.getByLabel('Postal code').fill(shopper.zip)
  await step.getByLabel('Phone number').fill(shopper.phone)
}
