import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { expectNotice, openPage } from '../shop/frame.ts'
import { findMail, linkTo } from '../shop/mailbox.ts'
import { runTool } from '../shop/run-tool.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { anOrder, call, findProducts, findSimpleProducts } from '../shop/wire.ts'

test('a guest downloads a file, registers a return and cancels it', { tag: '@desktop' }, async ({ page, request, faults }) => {
  faults.expectFault(/api\/guest-order/)
  const { number, link } = await placeSentOrder(request)

  await openPage(page, link)
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
  await test.step('downloads what was paid for', async () => {
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Download .*\(PDF\)$/ })
      .first()
      .click()
    const download = await downloading
    expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  })

  await test.step('announces a return', async () => {
    await page.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return items' })
    await dialog.getByRole('button', { name: /^One more/ }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too small')
    await dialog.getByRole('button', { name: 'Register the return' }).click()
    const title = page.getByRole('heading', { name: 'Returns', exact: true })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Registered on/)).toBeVisible()
  })

  await test.step('calls it off', async () => {
    await page.getByRole('button', { name: 'Cancel the return' }).click()
    const question = page.getByRole('dialog', { name: /^Cancel return \d+\?$/ })
    await question.getByRole('button', { name: 'Cancel the return' }).click()
    await expect(page.getByText(/^Closed on .* without goods\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel the return' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Return items' })).toBeVisible()
  })

  await test.step('is told where to go when the link has been cut off', async () => {
    await openPage(page, link.slice(0, -1))
    const main = page.getByRole('main')
    await expect(main.getByText('This link does not open an order')).toBeVisible()
    await expect(main.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/my-account/orders')
  })
})

test('ordering again says why the shop refuses it, and stays on the page', { tag: '@desktop' }, async ({ page, request, faults }) => {
  faults.expectFault(/api\/cart\/update/)
  const { number, link } = await placeSentOrder(request)
  await page.route('**/api/cart/update*', (route) =>
    route.fulfill({ status: 400, json: { code: 400, result: 'The last ones have just been sold.' } }),
  )
  await openPage(page, link)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expectNotice(page, 'The last ones have just been sold.')
  await expect(page.getByRole('button', { name: 'Order again' })).toBeEnabled()
  await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
})

/** An order with goods to ship and files to download, paid and shipped by the operator. */
async function placeSentOrder(request: APIRequestContext): Promise<{ number: string; link: string }> {
  const email = uniqueEmail('sender')
  const [goods] = await findSimpleProducts(request)
  const [files] = await findProducts(request, [{ attribute: 'type_id', value: { eq: 'downloadable' } }], 1)
  const address = {
    firstname: 'Thandi',
    lastname: 'Mokoena',
    street: ['14 Acacia Road', '3'],
    city: 'Pretoria',
    postcode: '0181',
    country_id: 'ZA',
    email,
  }
  const order = anOrder(goods!, address, { user_id: '' })
  const { orderNumber: number } = await call<{ orderNumber: string }>(request, 'POST', '/api/order', {
    ...order,
    products: [...order.products, { ...files, qty: 1 }],
  })
  for (const step of ['pay', 'ship']) await runTool(['orders', step, number], { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] })
  return { number, link: linkTo(await findMail(email, 'Your order'), 'guest-order') }
}
