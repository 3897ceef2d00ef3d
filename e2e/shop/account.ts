import { expect, type Locator, type Page } from '@playwright/test'
import { expectNotice } from './frame.ts'
import type { ShopTexts } from './shop-texts.ts'

export interface Login {
  readonly email: string
  readonly password: string
}

/** The log-in dialog. */
export function authDialog(page: Page): Locator {
  return page.locator('.auth-dialog')
}

/** Fills in the dialog that is open. */
export async function logIn(page: Page, { email, password }: Login, { texts }: ShopTexts): Promise<void> {
  const dialog = authDialog(page)
  await dialog.getByRole('textbox', { name: /mail/i }).fill(email)
  await dialog.locator('input[autocomplete="current-password"]').fill(password)
  await dialog.getByRole('button', { name: texts.logIn, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Waits for a notice in the shopper's language. */
export async function expectNoticeIn(page: Page, message: string, { texts }: ShopTexts): Promise<void> {
  await expectNotice(page, message, texts.notices)
}

/** Opens an account page by its name in the account navigation. */
export async function openAccountPage(page: Page, name: string, { texts }: ShopTexts): Promise<void> {
  const link = page.getByRole('navigation', { name: texts.account }).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  // The page may have been scrolled so that the edge of the screen cuts off a pixel of the strip's height.
  await expect(link, 'in the strip of a phone too').toBeInViewport({ ratio: 0.9 })
}
