import { expect, type Locator, type Page } from '@playwright/test'

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

/** The steps of the checkout, in order: what is filled in, and the button that leads on. */
export const STEPS = [
  { name: 'personal details', fill: fillPersonalDetails, next: 'Continue to shipping' },
  { name: 'shipping', fill: fillAddress, next: 'Continue to payment' },
  { name: 'payment', fill: async () => {}, next: 'Go to the order review' },
  { name: 'review', fill: acceptTerms, next: null },
] as const
export type StepName = (typeof STEPS)[number]['name']

interface Walk {
  readonly from?: StepName
  /** Stops at this step without filling it in. When not given, stops where the order can be placed. */
  readonly to?: StepName
  /** Another page of this device has already filled in everything. */
  readonly isFilledIn?: boolean
  /** The payment method. When not given, the one that is chosen already. */
  readonly method?: RegExp
}

/** Goes through the steps of an open checkout, with the keyboard. */
export async function walk(page: Page, { from = 'personal details', to, isFilledIn = false, method }: Walk = {}): Promise<void> {
  const indexOf = (name: StepName) => STEPS.findIndex((step) => step.name === name)
  for (const { name, fill, next } of STEPS.slice(indexOf(from), to ? indexOf(to) : STEPS.length)) {
    // What was filled in before needs no further button.
    if (isFilledIn && name !== 'review') continue
    await fill(page)
    if (name === 'payment' && method) await page.getByRole('radio', { name: method }).check()
    if (next && !isOnePage(page)) await pressEnter(page.getByRole('button', { name: next }))
  }
}

async function acceptTerms(page: Page): Promise<void> {
  const terms = termsBox(page)
  if (!(await terms.isChecked())) await terms.press('Space')
}

export function termsBox(page: Page): Locator {
  const review = page.getByRole('region', { name: /Order review/ })
  return review.getByRole('checkbox', { name: 'I accept the terms and conditions' })
}

export async function placeOrder(page: Page): Promise<void> {
  await pressEnter(orderButton(page))
}

/** Unlike a click, a key does not wait for a button that is disabled, for example while the delivery methods are loading. */
async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place the order' })
}

/** Submits a section that has errors: with its button or, where all sections are one page, with the one that places the order. */
export async function submitFaults(page: Page, button: string): Promise<void> {
  if (!isOnePage(page)) return sendSection(page, button)
  await termsBox(page).check()
  await orderButton(page).click()
}

export function thanks(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })
}
