import { expect, type FrameLocator, type Page } from '@playwright/test'
import { thanks, walk } from './checkout.ts'
import { fillCart } from './fill-cart.ts'

/** A cart with one product, up to the button that places the order. */
export async function reviewOrder(page: Page, method: RegExp, at: number): Promise<void> {
  await fillCart(page, { at })
  await page.goto('/checkout')
  await walk(page, { method })
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
  await expect(thanks(page)).toBeVisible({ timeout })
  await expect(page.getByText(new RegExp(`^Paid: R[\\d ,.]+ \\(${method}\\)$`))).toBeVisible()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
}
