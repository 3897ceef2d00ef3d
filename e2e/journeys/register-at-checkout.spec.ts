import {
  fillAddress,
  fillPersonalDetails,
  orderButton,
  placeOrder,
  sendSection,
  shopper,
  submitFaults,
  termsBox,
  thanks,
  walk,
} from '../shop/checkout.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call } from '../shop/wire.ts'

const password = 'Kopjes and 9 kin'

test('a guest creates an account while ordering; an e-mail address in use is reported at its field', async ({ page, request, faults }) => {
  // An e-mail address in use is refused with 400 or 500, as old clients expect.
  faults.expectFault(/api\/user\/create/)
  const taken = uniqueEmail('taken')
  const free = uniqueEmail('free')
  await call(request, 'POST', '/api/user/create', { customer: { email: taken, firstname: 'Naledi', lastname: 'Dlamini' }, password })

  await fillCart(page)
  await page.goto('/checkout')
  await fillPersonalDetails(page)
  const personal = page.getByRole('region', { name: /Personal details/ })
  await personal.getByLabel('E-mail address').fill(taken)
  await personal.getByRole('checkbox', { name: 'I want to create an account' }).check()
  await personal.getByLabel('Password', { exact: true }).fill(password)
  await personal.getByLabel('Repeat password').fill('something else')
  await submitFaults(page, 'Continue to shipping')
  await expect(personal.getByRole('alert').filter({ hasText: '2 things are missing or not right' })).toBeFocused()
  await expect(personal.getByLabel('Repeat password')).toHaveAccessibleDescription(/The passwords must be the same\./)
  await personal.getByLabel('Repeat password').fill(password)
  await personal.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  await sendSection(page, 'Continue to shipping')
  await fillAddress(page)
  await sendSection(page, 'Continue to payment')
  const payment = page.getByRole('region', { name: /Payment/ })
  await payment.getByRole('checkbox', { name: 'I want an invoice for my company' }).check()
  await payment.getByLabel('Company name').fill('Acacia Vets')
  await payment.getByLabel('Tax ID').fill('ZA 4711')
  await sendSection(page, 'Go to the order review')

  await termsBox(page).check()
  await orderButton(page).click()
  await expect(personal.getByLabel('E-mail address')).toBeFocused()
  await expect(personal.getByLabel('E-mail address')).toHaveAccessibleDescription(/already exists/)
  await personal.getByLabel('E-mail address').fill(free)
  await sendSection(page, 'Continue to shipping')
  await sendSection(page, 'Continue to payment')
  await sendSection(page, 'Go to the order review')

  const sending = page.waitForRequest((sent) => sent.url().includes('/api/order') && sent.method() === 'POST')
  await termsBox(page).check()
  await orderButton(page).click()
  const order = (await sending).postDataJSON() as { user_id: string; addressInformation: { billingAddress: object } }
  expect(order.user_id, 'the order is the new customer’s').toMatch(/^\d+$/)
  expect(order.addressInformation.billingAddress).toMatchObject({ company: 'Acacia Vets', vat_id: 'ZA 4711' })
  await expect(thanks(page)).toBeVisible()
  await expectNotice(page, 'You are logged in!')

  await page.goto('/my-account/orders')
  await expect(page.getByRole('link', { name: /Order #/ })).toBeVisible()
  await expect(cartButton(page, 0)).toBeVisible()
  const token = await call<string>(request, 'POST', '/api/user/login', { username: free, password })
  const profile = await call<{ addresses: { city: string; default_shipping?: boolean }[] }>(request, 'GET', `/api/user/me?token=${token}`)
  expect(profile.addresses).toMatchObject([{ city: shopper.city, default_shipping: true }])
})

test('a guest who has ordered becomes a customer with one password', { tag: '@phone' }, async ({ page, faults }) => {
  // A weak password is refused with 400.
  faults.expectFault(/400.*api\/guest-order\/account/)
  const email = uniqueEmail('guest')
  await fillCart(page, { at: 11 })
  await page.goto('/checkout')
  await fillPersonalDetails(page)
  await page.getByLabel('E-mail address').fill(email)
  await sendSection(page, 'Continue to shipping')
  await walk(page, { from: 'shipping' })
  await placeOrder(page)

  const offer = page.getByRole('region', { name: 'Keep this order in an account' })
  await offer.getByLabel('Password').fill('password1')
  await offer.getByRole('button', { name: 'Create account' }).click()
  await expect(offer.getByLabel('Password')).toHaveAccessibleDescription(/too common/)
  await offer.getByLabel('Password').fill(password)
  await offer.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Your account is ready, and this order is in it.')).toBeVisible()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(/\/my-account\/orders\/\d+$/)
  await expect(page.getByText(shopper.street).first()).toBeVisible()
})
