import type { Page } from '@playwright/test'
import { logIn } from '../shop/account.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { expectHydrated } from '../shop/frame.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { createCustomer, createGuestOrder, findSlugs, requestNewsletter } from './create-data.ts'
import { ACCOUNT_ROWS, CATALOGUE_ROWS, GUEST_ROWS, type Row } from './rows.ts'

test('lists, products and search are accessible', async ({ page }, { project }) => {
  await checkRows(page, CATALOGUE_ROWS, { viewport: project.name, data: await findSlugs(page.request) })
})

test('content, errors and forms are accessible', async ({ page, faults }, { project }) => {
  faults.expectFault(/404 \(Not Found\)|guest-order/)
  const data = { newsletterToken: await requestNewsletter(page.request), guestOrderToken: await createGuestOrder(page.request) }
  await checkRows(page, GUEST_ROWS, { viewport: project.name, data })
})

test('the account is accessible', async ({ page }, { project }) => {
  const { login, orderId, wishlistKey } = await createCustomer(page.request)
  await page.goto('/my-account')
  await logIn(page, login, ENGLISH)
  await checkRows(page, ACCOUNT_ROWS, { viewport: project.name, data: { orderId, wishlistKey } })
})

interface Visit {
  readonly viewport: string
  readonly data: Readonly<Record<string, string>>
}

/** Runs axe on every row; a violation does not hide those of the rows after it. */
async function checkRows(page: Page, rows: readonly Row[], { viewport, data }: Visit): Promise<void> {
  // Up to 26 states of pages, each checked twice.
  test.slow()
  /** The path of a page that is still as it loaded. */
  let untouched = ''
  for (const { path, state, open, only } of rows) {
    if (only && only !== viewport) continue
    await test.step(state ? `${path}: ${state}` : path, async () => {
      if (path !== untouched) await page.goto(path.replace(/:([a-z]+)/gi, (_, name: string) => data[name]!))
      await expectHydrated(page)
      await open?.(page)
      await expectAccessible(page)
    })
    untouched = open ? '' : path
  }
  expect(rows.length).toBeGreaterThan(0)
}
