import { orderButton, shopper, termsBox } from '../shop/checkout.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const CARD = '4200 0000 0000 0000'
const TEXT_FIELDS = 'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])), textarea'
const REFUSED = 'Please leave out the number of a payment card.'

/** docs/payments.md: no number of a card reaches this shop, not even by mistake. */
test('@desktop a card number typed into a field of the checkout is refused there and never sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await fillCart(page, { at: 10 })
  await openPage(page, '/checkout')
  const details = page.getByRole('region', { name: /Personal details/ })
  await details.getByLabel('E-mail address').fill(shopper.email)
  for (const name of ['First name', 'Last name']) {
    await details.getByLabel('First name').fill(shopper.firstName)
    await details.getByLabel('Last name').fill(shopper.lastName)
    await details.getByLabel(name).fill(`Thandi ${CARD}`)
    await details.getByLabel(name).blur()
    await expect(details.getByLabel(name)).toHaveAccessibleDescription(new RegExp(REFUSED))
  }
  await details.getByLabel('Last name').fill(shopper.lastName)

  const address = page.getByRole('region', { name: /Shipping/ })
  await address.getByRole('button', { name: 'Add a flat, unit or floor' }).click()
  const fields = ['Street and number', 'Flat, unit or floor', 'Suburb', 'City or town', 'Postal code', 'Phone number']
  for (const name of fields) await address.getByLabel(name).fill(name === 'City or town' ? `Pretoria ${CARD}` : CARD)
  await termsBox(page).check()
  await orderButton(page).click()
  for (const name of fields) await expect(address.getByLabel(name)).toHaveAccessibleDescription(new RegExp(REFUSED))
  expect(sent.filter((text) => text.replaceAll(/%20|[ +-]/g, '').includes('4200000000000000'))).toEqual([])
})

/** Other pages with fields, and the control that opens a hidden form. */
const PAGES = [
  { path: '/', open: [] },
  { path: '/cart', open: ['Do you have a coupon?'] },
  { path: '/contact', open: [] },
  { path: '/my-account', open: [] },
  { path: '/search', open: [] },
]

test('@desktop a card number typed into any other field is never sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const product = await fillCart(page, { at: 10 })
  let fields = 0
  for (const { path, open } of [...PAGES, { path: `/${product.url_path}#review`, open: [] }]) {
    await openPage(page, path)
    for (const name of open) await page.getByText(name).first().click()
    await expect(page.locator(TEXT_FIELDS).first()).toBeVisible()
    for (const field of await page.locator(TEXT_FIELDS).all()) {
      if (!(await field.isVisible())) continue
      fields += 1
      await field.fill(CARD)
      await field.press('Enter')
    }
  }
  expect(fields).toBeGreaterThan(12)
  expect(sent.filter((text) => text.replaceAll(/%20|[ +-]/g, '').includes('4200000000000000'))).toEqual([])
})
