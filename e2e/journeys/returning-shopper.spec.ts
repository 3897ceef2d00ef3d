import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { authDialog, expectNoticeIn, type Login, logIn, openAccountPage } from '../shop/account.ts'
import { shopper } from '../shop/checkout.ts'
import { openPage } from '../shop/frame.ts'
import { findMail, linkTo, readMails } from '../shop/mailbox.ts'
import { recordNotices } from '../shop/notices.ts'
import { ENGLISH, GERMAN, type Speech } from '../shop/speech.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { findSimpleProducts, type WireProduct } from '../shop/wire.ts'

// This journey opens a phone and a desktop browser itself, so one project is enough.
for (const [language, speech] of [
  ['English', ENGLISH],
  ['German', GERMAN],
] as const) {
  test(`a guest registers, returns on another device and deletes the account, in ${language}`, { tag: '@phone' }, async ({
    page,
    browser,
    faults,
  }) => {
    const { words, prefix } = speech
    const login: Login = { email: uniqueEmail('naledi'), password: 'Kopjes and 9 kin' }
    const renewed = { ...login, password: 'Dassies & 7 otters' }
    // Expired sessions answer 401 and a wrong password 500; the browser logs both.
    faults.expectFault(/(?:401|500).*\/api\/(?:de\/)?(?:user|cart)\//)
    const [first, second] = await findSimpleProducts(page.request, speech.index)

    await test.step('shops as a guest on a phone and registers during the checkout', async () => {
      await addToCart(page, first!, speech)
      await checkOut(page, login, speech)
      await expectNoticeIn(page, words.loggedIn, speech)
      await addToCart(page, second!, speech)
      await expect(cartCount(page)).toHaveText('1')
    })
    await test.step('has mails in the language of the store', async () => {
      expect((await findMail(login.email, words.mailWelcome)).text).toContain(`${prefix}/my-account`)
      expect((await findMail(login.email, words.mailOrder)).text).toContain(first!.name)
    })

    const desktop = await openDesktop(browser, page)
    faults.watch(desktop)
    await test.step('logs in on a second browser: the same cart, and the order', async () => {
      await openPage(desktop, prefix || '/')
      await desktop.getByRole('banner').getByRole('link', { name: words.logIn, exact: true }).click()
      await logIn(desktop, login, speech)
      await expectNoticeIn(desktop, words.loggedIn, speech)
      await expect(cartCount(desktop)).toHaveText('1')
      await desktop.goto(`${prefix}/my-account/orders`)
      await desktop.locator('.order-row').click()
      await expect(desktop.getByText(`1 × ${first!.name}`)).toBeVisible()
    })

    await test.step('changes the password: the first browser is logged out, and loses nothing', async () => {
      await openAccountPage(desktop, words.profile, speech)
      await changePassword(desktop, login.password, renewed.password, speech)
      await page.goto(`${prefix}/my-account/orders`)
      await expect(authDialog(page)).toBeVisible()
      await authDialog(page).getByRole('textbox', { name: /mail/i }).fill(login.email)
      await authDialog(page).locator('input[type=password]').fill(login.password)
      await authDialog(page).getByRole('button', { name: words.logIn, exact: true }).click()
      await expect(authDialog(page).getByText(words.loginRefused)).toBeVisible()
      await logIn(page, renewed, speech)
      await expect(page).toHaveURL(new RegExp(`${prefix}/my-account/orders$`))
      await expect(page.locator('.order-row')).toHaveCount(1)
      await expect(cartCount(page)).toHaveText('1')
    })

    await test.step('orders the same again', async () => {
      await desktop.goto(`${prefix}/my-account/orders`)
      await desktop.getByRole('button', { name: words.again }).click()
      await expect(desktop.getByRole('heading', { level: 1, name: words.checkout })).toBeVisible()
      await expect(desktop.getByText(first!.name).filter({ visible: true }).first()).toBeVisible()
    })
    await test.step('asks for an invoice to a company', () => askForInvoice(desktop, speech))
    await test.step('orders the newsletter and ends it', async () => {
      await openAccountPage(desktop, words.newsletter, speech)
      await desktop.getByRole('main').getByRole('button', { name: words.subscribe }).click()
      await desktop.goto(linkTo(await findMail(login.email, words.confirmMail), 'newsletter/confirm'))
      await expect(desktop.getByRole('main').getByRole('status')).toContainText('PAWS-')
      await desktop.goto(`${prefix}/my-account/newsletter`)
      await expect(desktop.getByText(words.subscribed)).toBeVisible()
      await desktop.getByRole('main').getByRole('button', { name: words.unsubscribe }).click()
      await expectNoticeIn(desktop, words.unsubscribed, speech)
    })
    await test.step('deletes the account, and is logged out everywhere', async () => {
      await openAccountPage(desktop, words.data, speech)
      await deleteAccount(desktop, renewed, speech)
      await page.goto(`${prefix}/my-account`)
      await expect(authDialog(page)).toBeVisible()
      const count = readMails(login.email).length
      expect(count, 'no mail was sent twice').toBe(new Set(readMails(login.email).map(({ subject }) => subject)).size)
    })
    await desktop.context().close()
  })
}

async function addToCart(page: Page, product: WireProduct, speech: Speech): Promise<void> {
  const { prefix, words } = speech
  await openPage(page, `${prefix}/${product.url_path}`)
  await page.getByRole('button', { name: words.addToCart, exact: true }).click()
  await expectNoticeIn(page, words.added, speech)
}

async function checkOut(page: Page, login: Login, { prefix, words }: Speech): Promise<void> {
  await page.goto(`${prefix}/checkout`)
  const personal = page.getByRole('region', { name: new RegExp(words.personal) })
  await fill(personal, { firstName: shopper.firstName, lastName: shopper.lastName, emailAddress: login.email })
  await personal.getByRole('checkbox', { name: words.wantsAccount }).check()
  await fill(personal, { password: login.password, repeated: login.password })
  await personal.getByRole('checkbox', { name: words.terms }).check()
  await personal.getByRole('button', { name: words.toShipping }).click()

  const shipping = page.getByRole('region', { name: new RegExp(words.shipping) })
  const { street, apartment, city, zip, phone } = shopper
  await shipping.getByRole('button', { name: words.addFlat }).click()
  await fill(shipping, { streetAddress: street, apartmentNumber: apartment, city, zipCode: zip, phoneNumber: phone })
  await shipping.getByRole('button', { name: words.toPayment }).click()
  await page
    .getByRole('region', { name: new RegExp(words.payment) })
    .getByRole('button', { name: words.toReview })
    .click()

  const review = page.getByRole('region', { name: new RegExp(words.review) })
  await review.getByRole('checkbox', { name: words.terms }).check()
  await review.getByRole('button', { name: words.place }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible()
}

async function fill(step: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await step.locator(`input[name="${name}"]`).fill(value)
}

/** A desktop browser that shares no storage with the phone. */
async function openDesktop(browser: Browser, page: Page): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  await context.addInitScript(recordNotices)
  return context.newPage()
}

/** The quantity in the cart badge. */
function cartCount(page: Page): Locator {
  return page.locator('.header .cart-count')
}

async function changePassword(page: Page, from: string, to: string, speech: Speech): Promise<void> {
  await page.getByRole('button', { name: speech.words.changePassword }).click()
  await page.locator('#password-current').fill(from)
  await page.locator('#password-password').fill(to)
  await page.locator('#password-repeated').fill(to)
  await page.getByRole('button', { name: speech.words.changePassword }).click()
  await expectNoticeIn(page, speech.words.passwordChanged, speech)
  await expectNoticeIn(page, speech.words.loggedIn, speech)
}

async function askForInvoice(page: Page, { prefix, words }: Speech): Promise<void> {
  await page.goto(`${prefix}/my-account/orders`)
  await page.locator('.order-row').click()
  await page.getByRole('button', { name: words.companyInvoice }).click()
  const dialog = page.getByRole('dialog', { name: words.companyInvoice })
  await dialog.locator('#invoice-company').fill('Acacia Vets')
  await dialog.locator('#invoice-taxId').fill('ZA 4711')
  await dialog.getByRole('button', { name: words.companyInvoice }).click()
  await expect(page.getByText('Acacia Vets')).toBeVisible()
  await expect(page.getByRole('button', { name: words.companyInvoice })).toBeHidden()
  // The order was not sent yet, so there is no invoice.
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.confirmation }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^order-confirmation-\d{9}\.pdf$/)
  expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
}

async function deleteAccount(page: Page, { password }: Login, speech: Speech): Promise<void> {
  const { words } = speech
  await page.getByRole('button', { name: words.delete }).click()
  const dialog = page.getByRole('dialog', { name: words.deleteTitle })
  await dialog.locator('#delete-password').fill('not the password')
  await dialog.getByRole('button', { name: words.deleteForGood }).click()
  await expect(dialog.getByText(words.passwordWrong)).toBeVisible()
  await dialog.locator('#delete-password').fill(password)
  await dialog.getByRole('button', { name: words.deleteForGood }).click()
  await expectNoticeIn(page, words.deleted, speech)
  await expect(page).toHaveURL(new RegExp(`${speech.prefix}/?$`))
  await expect(page.getByRole('banner').getByRole('link', { name: words.logIn, exact: true })).toBeVisible()
}
