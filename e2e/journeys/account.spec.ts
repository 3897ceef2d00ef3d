import type { APIRequestContext, Page } from '@playwright/test'
import { authDialog, expectNoticeIn, type Login, logIn, openAccountPage } from '../shop/account.ts'
import { readDevice } from '../shop/device.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { tabTo, typeInto } from '../shop/keyboard.ts'
import { findMail, linkTo, readMails } from '../shop/mailbox.ts'
import { ENGLISH, GERMAN } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { call } from '../shop/wire.ts'

const password = 'Kopjes and 9 kin'
const person = { firstname: 'Naledi', lastname: 'Dlamini' }

async function register(request: APIRequestContext): Promise<Login> {
  const email = uniqueEmail('naledi')
  await call(request, 'POST', '/api/user/create', { customer: { email, ...person }, password })
  return { email, password }
}

test('a guest who opens an account page logs in and lands there; the navigation leads to every account page', {
  tag: '@phone',
}, async ({ page, request }) => {
  const login = await register(request)
  await page.goto('/my-account/personal-data')
  await expect(page).toHaveURL('/')
  await expect(authDialog(page).getByText('You need to be logged in to see this page')).toBeInViewport()
  await expect(authDialog(page)).toHaveAccessibleDescription('You need to be logged in to see this page')
  await expect(page.locator('.toast'), 'would cover a label of the form').toHaveCount(0)
  await logIn(page, login, ENGLISH)
  await expect(page).toHaveURL('/my-account/personal-data')

  const pages = [
    'My profile',
    'My shipping details',
    'My orders',
    'Recently viewed',
    'My newsletter',
    'My product reviews',
    'My loyalty card',
  ]
  for (const name of [...pages, 'My data']) {
    await openAccountPage(page, name, ENGLISH)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})

test('account forms show errors beside their fields and save names, address and company', { tag: '@desktop' }, async ({
  page,
  request,
  faults,
}) => {
  faults.expectFault(/500.*(?:change-password|user\/me)/)
  await page.goto('/my-account')
  const login = await register(request)
  await logIn(page, login, ENGLISH)

  await test.step('the profile', async () => {
    await page.getByRole('button', { name: 'Edit: My profile' }).click()
    await page.getByLabel('First name').fill('N')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/at least 2 characters/)
    await page.getByLabel('First name').fill('Naledi Grace')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectNotice(page, 'Account data has successfully been updated')
    await expect(page.getByText('Naledi Grace')).toBeVisible()
  })

  await test.step('the password, for people and for password managers', async () => {
    await page.getByRole('button', { name: 'Change password' }).click()
    const form = page.locator('form').filter({ has: page.getByLabel('Current password') })
    await expect(form.locator('input[autocomplete="username"]')).toHaveValue(login.email)
    await expect(form.locator('input[autocomplete="new-password"]')).toHaveCount(2)
    await form.getByLabel('Current password').fill('not this one')
    await form.getByLabel('New password').fill('short')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByLabel('New password')).toBeFocused()
    await form.getByLabel('New password').fill('Dassies & 7 otters')
    await form.getByLabel('Repeat password').fill('Dassies & 7 otters')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByLabel('Current password')).toBeFocused()
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('The current password is wrong')
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the company', async () => {
    await page.getByRole('button', { name: 'Edit: Company details' }).click()
    await page.getByRole('checkbox', { name: 'I have a company' }).check()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'things are missing' })).toBeFocused()
    await fill(page, 'billing', { company: 'Acacia Vets', taxId: 'ZA 4711', streetAddress: '1 Kloof Street' })
    await fill(page, 'billing', { city: 'Cape Town', zipCode: '8001' })
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Acacia Vets')).toBeVisible()
  })

  await test.step('the address, taken from the company', async () => {
    await openAccountPage(page, 'My shipping details', ENGLISH)
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByRole('checkbox', { name: "Use my company's address" }).check()
    await expect(page.locator('#shipping-streetAddress')).toHaveValue('1 Kloof Street')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await expect(page.getByText('Cape Town, Western Cape, 8001')).toHaveCount(2)
    await expect(page.getByText('Default delivery address')).toHaveCount(1)
  })

  await test.step('an address that only the server refuses', async () => {
    await page.getByRole('button', { name: 'Edit: 1 Kloof Street, Cape Town' }).last().click()
    await page.route('**/api/user/me*', (route) => {
      // The form has the same rules as the server, so send what the form would not.
      const sent = route.request().postData()?.replaceAll('"Cape Town"', '"8001"')
      return sent === undefined ? route.continue() : route.continue({ postData: sent })
    })
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByLabel('City')).toBeFocused()
    await expect(page.getByLabel('City')).toHaveAccessibleDescription(/cannot use it as it is/)
    await expect(page.getByRole('alert').filter({ hasText: 'City' })).toBeVisible()
    await page.unroute('**/api/user/me*')
    await page.getByLabel('City').fill('Paarl')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Paarl, Western Cape, 8001')).toBeVisible()
  })

  await test.step('the default of deliveries', async () => {
    await page.getByRole('button', { name: 'Deliver here by default: 1 Kloof Street, Cape Town' }).click()
    await expect(page.getByRole('button', { name: 'Deliver here by default: 1 Kloof Street, Paarl' })).toBeVisible()
    await page.getByRole('button', { name: 'Deliver here by default: 1 Kloof Street, Paarl' }).click()
    await expect(page.getByRole('button', { name: 'Deliver here by default: 1 Kloof Street, Cape Town' })).toBeVisible()
  })
  const token = await call<string>(request, 'POST', '/api/user/login', { username: login.email, password })
  const readProfile = () => call<object>(request, 'GET', `/api/user/me?token=${token}`)
  await expect.poll(readProfile).toMatchObject({
    firstname: 'Naledi Grace',
    addresses: [{ company: 'Acacia Vets', vat_id: 'ZA 4711' }, { city: 'Paarl' }],
  })
})

async function fill(page: Page, kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${kind}-${name}`).fill(value)
}

test('logging in, editing the profile and logging out work with the keyboard alone', { tag: '@desktop' }, async ({ page, request }) => {
  const login = await register(request)
  await openPage(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = authDialog(page)
  await typeInto(page, dialog.getByLabel('E-mail address'), login.email)
  await typeInto(page, dialog.getByLabel('Password'), login.password)
  await page.keyboard.press('Enter')
  await expectNotice(page, 'You are logged in!')
  await page.goto('/my-account')
  await tabTo(page, page.getByRole('button', { name: 'Edit: My profile' }))
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Last name'), 'Dlamini-Botha')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dlamini-Botha')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'My data' }))
  await page.keyboard.press('Enter')
  const opener = page.getByRole('button', { name: 'Delete my account …' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Log out' }))
  await page.keyboard.press('Enter')
  await expectNotice(page, "You're logged out")
})

test('the link of a reset mail sets a new password once', { tag: '@phone' }, async ({ page, request, faults }) => {
  faults.expectFault(/500.*create-password/)
  const login = await register(request)
  const { texts, prefix } = GERMAN
  await openPage(page, prefix)
  await page.getByRole('banner').getByRole('link', { name: texts.logIn, exact: true }).click()
  const dialog = authDialog(page)
  for (const email of ['nobody-at-all@example.com', login.email]) {
    await dialog.getByRole('button', { name: texts.forgot }).click()
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: texts.sendReset }).click()
    await expect(dialog.getByText(texts.resetSent)).toBeVisible()
    await page.keyboard.press('Escape')
    if (email !== login.email) await page.getByRole('banner').getByRole('link', { name: texts.logIn, exact: true }).click()
  }
  const link = linkTo(await findMail(login.email, texts.mailReset), 'create-password')
  expect(link).toMatch(/^\/de\/create-password\?/)
  expect(readMails('nobody-at-all@example.com')).toEqual([])

  await openPage(page, link)
  await expect(page.getByRole('heading', { name: texts.resetTitle })).toBeVisible()
  await page.locator('#reset-password').fill('Dassies & 7 otters')
  await page.locator('#reset-repeated').fill('Dassies & 7 otters')
  await page.getByRole('button', { name: texts.update }).click()
  await expectNoticeIn(page, texts.resetDone, GERMAN)
  await expectNoticeIn(page, texts.loggedIn, GERMAN)
  await expect(page).toHaveURL(new RegExp(`${prefix}/?$`))

  await openPage(page, link)
  await page.locator('#reset-password').fill('Dassies & 8 otters')
  await page.locator('#reset-repeated').fill('Dassies & 8 otters')
  await page.getByRole('button', { name: texts.update }).click()
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible()
  await page.goto(`${prefix}/reset-password`)
  await expect(page).toHaveURL(new RegExp(`${prefix}/?$`))
})

test('after a logout no tab of this browser has data of the customer', { tag: '@desktop' }, async ({ page, context, request, faults }) => {
  // Calls in flight during the logout are answered with 401.
  faults.expectFault(/(?:401|404).*\/api\/cart\//)
  faults.expectFault(/401.*\/api\/user\/(?:wishlist|saved-lines)/)
  const login = await register(request)
  await openPage(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Our newsletter brings you 10% off').fill(login.email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toContainText('Almost done')
  await page.goto(linkTo(await findMail(login.email, 'Please confirm'), 'newsletter/confirm'))
  await expect(page.getByRole('main').getByRole('status')).toContainText('PAWS-')
  const product = await fillCart(page)
  await page.goto('/my-account')
  await logIn(page, login, ENGLISH)
  // The login leads back to the account, which must not happen while the next page is being opened.
  await expect(page.getByText(login.email)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const other = await context.newPage()
  faults.watch(other)
  await openPage(other, '/my-account')
  await expect(other.getByText(login.email)).toBeVisible()
  await page.goto('/my-account')
  await expect(page.getByText(login.email)).toBeVisible()
  const personal = new RegExp([login.email, 'Naledi', product.sku, 'PAWS-', product.name].join('|'))
  await expect.poll(async () => JSON.stringify(await readDevice(page))).toMatch(personal)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expectNotice(page, "You're logged out")
  await expect(page).toHaveURL('/')
  await expect(cartButton(page, 0)).toBeVisible()
  await expect(other, 'the other tab leaves the account as well').toHaveURL('/')
  await expect(cartButton(other, 0)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await readDevice(page))).not.toMatch(personal)
  await expect.poll(() => readRest(page)).toEqual({ entries: [], session: {}, local: {}, cookies: '', caches: [] })

  await page.goto('/my-account')
  await logIn(page, login, ENGLISH)
  await expect(cartButton(page, 1), 'the server has kept the cart').toBeVisible()
})

/** What a logout leaves on the device, without data that is the same for every visitor. */
async function readRest(page: Page): Promise<object> {
  const { local, cookies, ...left } = await readDevice(page)
  // The number of visits, stored for the offer to install the shop, is not personal data.
  const { 'shop/install': _visits, ...databases } = left.databases
  const entries = Object.values(databases).flatMap((collection) => Object.values(collection))
  const { 'tsr-scroll-restoration-v1_3': _, ...session } = left.session
  // The packs of the catalogue are the same for everybody.
  const caches = left.caches.filter((name) => !name.startsWith('pack-'))
  return { entries: entries.filter(({ value }) => !isEmpty(value)), session, local, cookies, caches }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
