import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { authDialog, expectNoticeIn, type Login, logIn, openAccountPage } from '../shop/account.ts'
import { shopper } from '../shop/checkout.ts'
import { openPage } from '../shop/frame.ts'
import { findMail, linkTo, readMails } from '../shop/mailbox.ts'
import { recordNotices } from '../shop/notices.ts'
import { ENGLISH, GERMAN, type ShopTexts } from '../shop/shop-texts.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { findSimpleProducts, type WireProduct } from '../shop/wire.ts'

// This journey opens a phone and a desktop browser itself, so one project is enough.
for (const [language, shop] of [
  ['English', ENGLISH],
  ['German', GERMAN],
] as const) {
  test(`a guest registers, returns on another device and deletes the account, in ${language}`, { tag: '@phone' }, async ({
    page,
    browser,
    faults,
  }) => {
    const { texts, prefix } = shop
    const login: Login = { email: uniqueEmail('naledi'), password: 'Kopjes and 9 kin' }
    const renewed = { ...login, password: 'Dassies & 7 otters' }
    // Expired sessions answer 401 and a wrong password 500; the browser logs both.
    faults.expectFault(/(?:401|500).*\/api\/(?:de\/)?(?:user|cart)\//)
    const [first, second] = await findSimpleProducts(page.request, shop.index)

    await test.step('shops as a guest on a phone and registers during the checkout', async () => {
      await addToCart(page, first!, shop)
      await checkOut(page, login, shop)
      await expectNoticeIn(page, texts.loggedIn, shop)
      await addToCart(page, second!, shop)
      await expect(cartCount(page)).toHaveText('1')
    })
    await test.step('has mails in the language of the store', async () => {
      expect((await findMail(login.email, texts.mailWelcome)).text).toContain(`${prefix}/my-account`)
      expect((await findMail(login.email, texts.mailOrder)).text).toContain(first!.name)
    })

    const desktop = await openDesktop(browser, page)
    faults.watch(desktop)
    await test.step('logs in on a second browser: the same cart, and the order', async () => {
      await openPage(desktop, prefix || '/')
      await desktop.getByRole('banner').getByRole('link', { name: texts.logIn, exact: true }).click()
      await logIn(desktop, login, shop)
      await expectNoticeIn(desktop, texts.loggedIn, shop)
      await expect(cartCount(desktop)).toHaveText('1')
      await desktop.goto(`${prefix}/my-account/orders`)
      await desktop.locator('.order-row').click()
      await expect(desktop.getByText(`1 × ${first!.name}`)).toBeVisible()
    })

    await test.step('changes the password: the first browser is logged out, and loses nothing', async () => {
      await openAccountPage(desktop, texts.profile, shop)
      await changePassword(desktop, login.password, renewed.password, shop)
      await page.goto(`${prefix}/my-account/orders`)
      await expect(authDialog(page)).toBeVisible()
      await authDialog(page).getByRole('textbox', { name: /mail/i }).fill(login.email)
      await authDialog(page).locator('input[type=password]').fill(login.password)
      await authDialog(page).getByRole('button', { name: texts.logIn, exact: true }).click()
      await expect(authDialog(page).getByText(texts.loginRefused)).toBeVisible()
      await logIn(page, renewed, shop)
      await expect(page).toHaveURL(new RegExp(`${prefix}/my-account/orders$`))
      await expect(page.locator('.order-row')).toHaveCount(1)
      await expect(cartCount(page)).toHaveText('1')
    })

    await test.step('orders the same again', async () => {
      await desktop.goto(`${prefix}/my-account/orders`)
      await desktop.getByRole('button', { name: texts.again }).click()
      await expect(desktop.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible()
      await expect(desktop.getByText(first!.name).filter({ visible: true }).first()).toBeVisible()
    })
    await test.step('asks for an invoice to a company', () => askForInvoice(desktop, shop))
    await test.step('orders the newsletter and ends it', async () => {
      await openAccountPage(desktop, texts.newsletter, shop)
      await desktop.getByRole('main').getByRole('button', { name: texts.subscribe }).click()
      await desktop.goto(linkTo(await findMail(login.email, texts.confirmMail), 'newsletter/confirm'))
      await expect(desktop.getByRole('main').getByRole('status')).toContainText('PAWS-')
      await desktop.goto(`${prefix}/my-account/newsletter`)
      await expect(desktop.getByText(texts.subscribed)).toBeVisible()
      await desktop.getByRole('main').getByRole('button', { name: texts.unsubscribe }).click()
      await expectNoticeIn(desktop, texts.unsubscribed, shop)
    })
    await test.step('deletes the account, and is logged out everywhere', async () => {
      await openAccountPage(desktop, texts.data, shop)
      await deleteAccount(desktop, renewed, shop)
      await page.goto(`${prefix}/my-account`)
      await expect(authDialog(page)).toBeVisible()
      const count = readMails(login.email).length
      expect(count, 'no mail was sent twice').toBe(new Set(readMails(login.email).map(({ subject }) => subject)).size)
    })
    await desktop.context().close()
  })
}

async function addToCart(page: Page, product: WireProduct, shop: ShopTexts): Promise<void> {
  const { prefix, texts } = shop
  await openPage(page, `${prefix}/${product.url_path}`)
  await page.getByRole('button', { name: texts.addToCart, exact: true }).click()
  await expectNoticeIn(page, texts.added, shop)
}

async function checkOut(page: Page, login: Login, { prefix, texts }: ShopTexts): Promise<void> {
  await page.goto(`${prefix}/checkout`)
  const personal = page.getByRole('region', { name: new RegExp(texts.personal) })
  await fill(personal, { firstName: shopper.firstName, lastName: shopper.lastName, emailAddress: login.email })
  await personal.getByRole('checkbox', { name: texts.wantsAccount }).check()
  await fill(personal, { password: login.password, repeated: login.password })
  await personal.getByRole('checkbox', { name: texts.terms }).check()
  await personal.getByRole('button', { name: texts.toShipping }).click()

  const shipping = page.getByRole('region', { name: new RegExp(texts.shipping) })
  const { street, apartment, city, zip, phone } = shopper
  await shipping.getByRole('button', { name: texts.addFlat }).click()
  await fill(shipping, { streetAddress: street, apartmentNumber: apartment, city, zipCode: zip, phoneNumber: phone })
  await shipping.getByRole('button', { name: texts.toPayment }).click()
  await page
    .getByRole('region', { name: new RegExp(texts.payment) })
    .getByRole('button', { name: texts.toReview })
    .click()

  const review = page.getByRole('region', { name: new RegExp(texts.review) })
  await review.getByRole('checkbox', { name: texts.terms }).check()
  await review.getByRole('button', { name: texts.place }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
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
  return page.locator('.header .counted-icon-number')
}

async function changePassword(page: Page, from: string, to: string, shop: ShopTexts): Promise<void> {
  await page.getByRole('button', { name: shop.texts.changePassword }).click()
  await page.locator('#password-current').fill(from)
  await page.locator('#password-password').fill(to)
  await page.locator('#password-repeated').fill(to)
  await page.getByRole('button', { name: shop.texts.changePassword }).click()
  await expectNoticeIn(page, shop.texts.passwordChanged, shop)
  await expectNoticeIn(page, shop.texts.loggedIn, shop)
}

async function askForInvoice(page: Page, { prefix, texts }: ShopTexts): Promise<void> {
  await page.goto(`${prefix}/my-account/orders`)
  await page.locator('.order-row').click()
  await page.getByRole('button', { name: texts.companyInvoice }).click()
  const dialog = page.getByRole('dialog', { name: texts.companyInvoice })
  await dialog.locator('#invoice-company').fill('Acacia Vets')
  await dialog.locator('#invoice-taxId').fill('ZA 4711')
  await dialog.getByRole('button', { name: texts.companyInvoice }).click()
  await expect(page.getByText('Acacia Vets')).toBeVisible()
  await expect(page.getByRole('button', { name: texts.companyInvoice })).toBeHidden()
  // The order was not sent yet, so there is no invoice.
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.confirmation }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^order-confirmation-\d{9}\.pdf$/)
  expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
}

async function deleteAccount(page: Page, { password }: Login, shop: ShopTexts): Promise<void> {
  const { texts } = shop
  await page.getByRole('button', { name: texts.delete }).click()
  const dialog = page.getByRole('dialog', { name: texts.deleteTitle })
  await dialog.locator('#delete-password').fill('not the password')
  await dialog.getByRole('button', { name: texts.deleteForGood }).click()
  await expect(dialog.getByText(texts.passwordWrong)).toBeVisible()
  await dialog.locator('#delete-password').fill(password)
  await dialog.getByRole('button', { name: texts.deleteForGood }).click()
  await expectNoticeIn(page, texts.deleted, shop)
  await expect(page).toHaveURL(new RegExp(`${shop.prefix}/?$`))
  await expect(page.getByRole('banner').getByRole('link', { name: texts.logIn, exact: true })).toBeVisible()
}
