import { placeOrder } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { cartButton } from '../shop/frame.ts'
import { cardForm, expectPaid, payByCard, reviewOrder } from '../shop/pay.ts'
import { expect, test } from '../shop/test.ts'

test.describe.configure({ timeout: 240_000 })

test('a guest pays by card: declined first, then paid, with nothing typed twice', async ({ page }) => {
  await reviewOrder(page, /^Card/, 0)
  await expect(page.getByText('You pay on the next page.')).toBeVisible()
  await placeOrder(page)
  await expect(page).toHaveURL('/order/pay')
  await expect(page.getByText('Test mode, no money moves').first()).toBeVisible()
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  await expectAccessible(page)

  await payByCard(page, 'Bank declines')
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByText('The bank declined the payment. Nothing was charged.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/order/pay')
  await payByCard(page, 'Payment succeeds')
  await expectPaid(page, 'Card')
  await page.reload()
  await expectPaid(page, 'Card')
  await page.goto('/')
  await expect(cartButton(page, 0)).toBeVisible()
})

test('@desktop the bank asks the shopper on its own page', async ({ page }) => {
  await reviewOrder(page, /^Card/, 1)
  await placeOrder(page)
  await payByCard(page, 'Bank asks for confirmation (3-D Secure)')
  await expect(page.getByRole('heading', { name: 'Your bank asks: do you want to pay?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page, 'Card')
})

test('@desktop closing the tab at the bank loses nothing', async ({ page, context, faults }) => {
  await reviewOrder(page, /^Card/, 2)
  await placeOrder(page)
  await payByCard(page, 'Bank asks for confirmation (3-D Secure)')
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  const bank = page.url()
  await page.close()
  // Approved elsewhere, as in the bank's app: no page leads back to the shop.
  const approved = await context.request.post(bank, { form: { answer: 'approve' }, maxRedirects: 0 })
  expect(approved.status()).toBe(303)

  const later = await context.newPage()
  faults.watch(later)
  await later.goto('/order/status')
  await expectPaid(later, 'Card')
})

/** docs/decisions/0045-the-payment-step-is-a-document.md */
test('@desktop the page with the card form runs only our scripts and the declared one of the provider', async ({ page }) => {
  await reviewOrder(page, /^Card/, 3)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(new URL(request.url()).pathname)
  })
  await placeOrder(page)
  await expect(page).toHaveURL('/order/pay')
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  const foreign = [...new Set(scripts)].filter((path) => !path.startsWith('/assets/'))
  expect(foreign).toEqual(['/test-payments/pages/v1/paymentWidgets.js'])
  const widget = page.locator('script[src*="paymentWidgets.js"]')
  await expect(widget).toHaveAttribute('integrity', /^sha384-/)
  const policy = (await page.request.get('/order/pay')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe/)
  // Every other page keeps the stricter policy.
  expect((await page.request.get('/checkout')).headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  // Our page cannot read the card form.
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).toBeNull()
})
