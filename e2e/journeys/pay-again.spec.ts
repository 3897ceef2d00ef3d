import { fillAddress, fillPersonalDetails, placeOrder, sendSection, walk } from '../shop/checkout.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { expectPaid, payByCard, reviewOrder } from '../shop/pay.ts'
import { expect, test } from '../shop/test.ts'

test.describe.configure({ timeout: 240_000 })

test('@desktop an expired QR code is replaced when the shopper asks, and nothing is lost', async ({ page }) => {
  await reviewOrder(page, /^Zapper/, 9)
  // The code itself is valid for an hour; only the page is told a shorter time.
  await page.route(
    '**/api/payment/execute',
    async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { code: number; result: object }
      await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, expiresAt: new Date().toISOString() } } })
    },
    { times: 1 },
  )
  await placeOrder(page)
  const over = page.getByRole('alert').filter({ hasText: 'The time to pay has run out' })
  await expect(over).toContainText('Your cart and everything you entered are still there.')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await expect(page.getByRole('img', { name: /^QR code: pay R/ })).toBeVisible()
  await expect(over).toHaveCount(0)
  await page.goto('/')
  await expect(cartButton(page, 1)).toBeVisible()
})

test('@desktop a cart with only a service is paid by card: nothing is shipped and no cash is offered', async ({ page }) => {
  await openPage(page, '/advice-kits/tele-vet/meerkat-basics-tele-vet-consult-15-minutes-5051.html')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await page.goto('/checkout')
  await fillPersonalDetails(page)
  await sendSection(page, 'Continue to payment')
  const step = page.getByRole('region', { name: /Payment/ })
  await fillAddress(page, /Payment/)
  await expect(step.getByRole('radio', { name: /^Cash/ })).toHaveCount(0)
  await walk(page, { from: 'payment', method: /^Card/ })
  await placeOrder(page)
  await payByCard(page, 'Payment succeeds')
  await expectPaid(page, 'Card')
  await expect(page.getByText('We will be in touch about when and how.')).toBeVisible()
})
