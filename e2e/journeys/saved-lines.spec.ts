import type { Page } from '@playwright/test'
import { type Login, logIn } from '../shop/account.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, openPage } from '../shop/frame.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call } from '../shop/wire.ts'

const password = 'Kopjes and 9 kin'

async function logInOnAccountPage(page: Page, login: Login): Promise<void> {
  await page.goto('/my-account')
  await logIn(page, login, ENGLISH)
}

test('a line that is saved for later follows the account to another device and back', { tag: '@desktop' }, async ({
  page,
  browser,
  faults,
}) => {
  const email = uniqueEmail('naledi')
  await call(page.request, 'POST', '/api/user/create', { customer: { email, firstname: 'Naledi', lastname: 'Dlamini' }, password })

  // Saved as a guest: it joins the account at the login.
  const { name } = await fillCart(page)
  await openPage(page, '/cart')
  await page.getByRole('button', { name: `Save for later: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible()
  await logInOnAccountPage(page, { email, password })

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })).newPage()
  faults.watch(other)
  await logInOnAccountPage(other, { email, password })
  await expect(async () => {
    await openPage(other, '/cart')
    await expect(other.getByRole('button', { name: `Move to cart: ${name}` })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await other.getByRole('button', { name: `Move to cart: ${name}` }).click()
  await expect(cartButton(other, 1)).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()

  await expect(async () => {
    await openPage(page, '/cart')
    await expect(page.getByRole('button', { name: `Save for later: ${name}` })).toBeVisible({ timeout: 5000 })
    await expect(page.getByRole('heading', { name: /^Saved for later/ })).toBeHidden({ timeout: 5000 })
  }).toPass()
  await other.context().close()
})
