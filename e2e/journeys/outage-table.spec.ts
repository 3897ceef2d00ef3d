import type { Locator, Page, Route } from '@playwright/test'
import { createCustomer } from '../accessibility/create-data.ts'
import { logIn } from '../shop/account.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { expectLoaded, OFFLINE_FILES } from '../shop/offline-checkout.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'

// docs/behaviour/offline.md §7.8: every screen while a part of the shop is unreachable, one outage for each test. The columns "server away" and
// "mail" are elsewhere: that page lists them. Without a worker and without the device's catalogue, which would hide what a screen does.

const LIST = '/dogs/dog-food'
const TIN = '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html'
const PACKS = '**/api/catalog/*/pack**'

interface Outage {
  readonly what: string
  /** The requests that are answered differently. */
  readonly cut: string | RegExp
  answer(route: Route): Promise<void>
  /** What happens to the list after a click on a filter. */
  readonly filter: 'unchanged' | 'works'
  readonly typing: 'failed' | 'works'
  readonly status: 'unreachable' | 'works'
  /** The message of a failed login; null: it works. */
  readonly login: string | null
}

const refuse = (route: Route) => route.abort('connectionrefused')
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '2' },
    json: { code: 503, result: 'The shop is busy, please try again in a moment' },
  })

const ALL_FINE = { filter: 'works', typing: 'works', status: 'works', login: null } as const
const OUTAGES: readonly Outage[] = [
  {
    what: 'no call of the API is answered',
    cut: '**/api/**',
    answer: refuse,
    filter: 'unchanged',
    typing: 'failed',
    status: 'unreachable',
    login: 'The shop does not answer at the moment. Please try again in a few minutes.',
  },
  {
    // What answers without a database: apps/api/src/app.pg.test.ts.
    what: 'the database is unreachable',
    cut: /\/api\/(?!catalog\/|url\/)/,
    answer: unavailable,
    filter: 'works',
    typing: 'works',
    status: 'unreachable',
    login: 'The shop is busy, please try again in a moment',
  },
  { what: 'the search fails', cut: '**/_search**', answer: unavailable, ...ALL_FINE, filter: 'unchanged', typing: 'failed' },
  { what: 'no picture can be loaded', cut: '**/img/**', answer: refuse, ...ALL_FINE },
]

for (const outage of OUTAGES) {
  test(`every screen while ${outage.what}`, { tag: '@desktop' }, async ({ page, request, faults }) => {
    faults.expectFault(/ERR_|Failed to|no-answer|malformed|refused|50[0234]|404|401/)
    const { login, orderId } = await createCustomer(request)
    await page.route(PACKS, refuse)
    await openPage(page, '/my-account')
    await logIn(page, login, ENGLISH)
    // The account opens with the newest order, and the device keeps the history that it has seen.
    await expect(orderLink(page, orderId)).toBeVisible()
    const product = await fillCart(page)
    await page.route(outage.cut, outage.answer)

    await test.step('home', async () => {
      await openPage(page, '/')
      await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
      await expectNoFault(page)
    })
    await test.step('category', async () => {
      await openPage(page, LIST)
      await expect(page.locator('#list h2').first()).toBeVisible()
      // The code that keeps a list unchanged loads some seconds after the page.
      await expectLoaded(page, OFFLINE_FILES)
      await page.locator('#filters input[name=brand]:visible').first().click()
      if (outage.filter === 'works') await expect(page).toHaveURL(/[?&]brand=\d+/)
      else {
        await expectNotice(page, 'This cannot be loaded at the moment. The list is unchanged.')
        await expect(page).toHaveURL(new RegExp(`${LIST}$`))
      }
      await expect(page.locator('#list h2').first()).toBeVisible()
      await expectNoFault(page)
    })
    await test.step('product', async () => {
      await openPage(page, TIN)
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expectNotice(page, 'Product has been added to the cart!')
      await expect(cartButton(page, 2)).toBeVisible()
      await expectNoFault(page)
    })
    await test.step('search', async () => {
      await openPage(page, '/search?q=salmon')
      await expect(page.locator('#list h2').first()).toBeVisible()
      await expectNoFault(page)
      const field = page.getByRole('combobox', { name: 'Search products' })
      await field.fill('chicken')
      if (outage.typing === 'works') await expect(page.getByRole('option').first()).toBeVisible()
      else await expect(page.getByText('Something went wrong, try again in a few seconds')).toBeVisible()
      await field.press('Escape')
    })
    await test.step('content', async () => {
      await openPage(page, '/about-us')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFault(page)
    })
    await test.step('cart', async () => {
      await openPage(page, '/cart')
      await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
      await expect(page.locator('.totals-grand dd').filter({ visible: true }).first()).toHaveText(/R\s?\d/)
      await expectNoFault(page)
    })
    await test.step('checkout', async () => {
      await openPage(page, '/checkout')
      await expect(page.getByRole('region', { name: /Personal details/ })).toBeVisible()
      await expect(page.locator('.totals-grand dd').filter({ visible: true }).first()).toHaveText(/R\s?\d/)
      await expectNoFault(page)
    })
    await test.step('account', async () => {
      await openPage(page, '/my-account/orders')
      await expect(orderLink(page, orderId)).toBeVisible()
      await openPage(page, '/my-account')
      await expect(page.getByRole('main').getByText(login.email).first()).toBeVisible()
      await expectNoFault(page)
    })
    await test.step('order status', async () => {
      await openPage(page, '/order/status?attempt=none')
      const title = outage.status === 'unreachable' ? 'The shop cannot be reached at the moment' : 'We cannot find this payment'
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (outage.status === 'unreachable') {
        await expectAccessible(page)
        await page.unroute(outage.cut)
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this payment' })).toBeVisible()
        await page.route(outage.cut, outage.answer)
      }
    })
    await test.step('login', async () => {
      await page.context().clearCookies()
      await page.evaluate(() => indexedDB.deleteDatabase('shop'))
      await openPage(page, '/about-us')
      await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
      if (outage.login === null) return logIn(page, login, ENGLISH)
      const dialog = page.locator('.auth-dialog')
      await dialog.getByRole('textbox', { name: /mail/i }).fill(login.email)
      await dialog.locator('input[autocomplete="current-password"]').fill(login.password)
      await dialog.getByRole('button', { name: ENGLISH.texts.logIn, exact: true }).click()
      await expect(dialog.getByText(outage.login)).toBeVisible()
      await expect(dialog.locator('input[autocomplete="current-password"]')).toHaveValue(login.password)
    })
  })
}

/** An order of the history. Its row shows the number of the order, which differs from the id in its address. */
function orderLink(page: Page, orderId: string): Locator {
  return page.getByRole('main').locator(`a[href$="/my-account/orders/${orderId}"]`)
}

/** The page itself, not one about a fault. */
async function expectNoFault(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/went wrong|cannot be reached|not available/i)
}
