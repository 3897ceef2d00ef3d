import { expect, type FrameLocator, type Page } from '@playwright/test'
import { fillAddress, fillPersonalDetails, sendSection } from './checkout.ts'
import { fillCart } from './fill-cart.ts'

/** A cart with one product, up to the button that places the order. */
export async function reviewOrder(page: Page, method: RegExp, at: number): Promise<void> {
  await fillCart(page, { at })
  await page.goto('/checkout')
  await fillPersonalDetails(page)
  await sendSection(page, 'Continue to shipping')
  await fillAddress(page)
  await sendSection(page, 'Continue to payment')
  await choosePayment(page, method)
}

/** The payment step and the terms. */
export async function choosePayment(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await sendSection(page, 'Go to the order review')
  await page.getByRole('checkbox', { name: /terms/ }).check()
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place the order' }).click()
}

/** The provider's form, which has an origin of its own. */
export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card details (test mode)"]')
}

/** Chooses in the simulator's card form the outcome, and pays. */
export async function payByCard(page: Page, outcome: string): Promise<void> {
  const form = cardForm(page)
  // A script of the form fills in the card number; the select may be visible before that script listens, so choose until it has.
  await expect(async () => {
    const [number = ''] = await form.getByLabel('Choose the outcome').selectOption({ label: outcome })
    await expect(form.getByLabel('Card number')).toHaveValue(number.replace(/(.{4})(?=.)/g, '$1 '), { timeout: 1000 })
  }).toPass()
  await form.getByRole('button', { name: /^Pay / }).click()
}

/** The thank-you page of a paid order. */
export async function expectPaid(page: Page, method: string, timeout = 30_000): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible({ timeout })
  await expect(page.getByText(new RegExp(`^Paid: R[\\d ,.]+ \\(${method}\\)$`))).toBeVisible()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
}
