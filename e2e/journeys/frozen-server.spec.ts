import { authDialog, logIn } from '../shop/account.ts'
import { placeOrder, shopper, thanks, walk } from '../shop/checkout.ts'
import { expectStored } from '../shop/device.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { expectPacks, visit } from '../shop/kept-pages.ts'
import { expectLoaded } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { ENGLISH } from '../shop/shop-texts.ts'
import { expect, NO_ANSWER, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'

const VISITED = '/dogs/dog-food'
const UNVISITED = '/cats/cat-food'

test.use({ baseURL: ownUrl, serviceWorkers: 'allow' })

// One after another: they share a shop.
test.describe.configure({ mode: 'default' })

let shop: OwnShop

test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.end())

test('with a server that keeps its connections and answers nothing, categories open, a tile adds, and the cart includes delivery', {
  tag: '@phone',
}, async ({ page, faults }) => {
  faults.expectFault(NO_ANSWER)
  await visit(page, shop.url + VISITED)
  await expectPacks(page, 'vue_storefront_catalog')
  const main = page.getByRole('main')
  // A file or call that hangs must not end the wait for the page.
  const open = async (path: string) => {
    await page.goto(shop.url + path, { waitUntil: 'commit' })
    await expectHydrated(page)
  }

  shop.freeze()
  try {
    await open(VISITED)
    await expect(main.getByRole('heading', { level: 1, name: 'Dog Food' })).toBeVisible()
    await expect(page.getByText('The shop cannot be reached at the moment.')).toBeVisible()

    await open(UNVISITED)
    await expect(main.getByRole('heading', { level: 1, name: 'Cat Food' })).toBeVisible()
    await expect(main.getByText('Results from this device')).toBeVisible()
    await main.locator('button[data-add]').first().click()
    // The notice appears only after the calls have been given up.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 1 item' })).toBeVisible()

    await open('/cart')
    await expect(main.getByText(/^Shipping/)).toBeVisible()
    await main
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    // Two actions must leave the message of a phone more than a few letters of each line.
    const message = page.getByRole('region', { name: 'Notices' }).getByText('Product quantity has been updated!')
    await expect(message).toBeVisible()
    expect((await message.boundingBox())!.height, 'height of one line').toBeLessThan(30)
  } finally {
    shop.thaw()
  }
})

test('forms say that the shop does not answer, and keep what was typed; a registration that arrives late makes one account', {
  tag: '@desktop',
}, async ({ page, faults }) => {
  faults.expectFault(NO_ANSWER)
  faults.expectFault(/TimeoutError|400/)
  const email = uniqueEmail('late')
  const NO_REPLY = 'The shop does not answer at the moment. Please try again in a few minutes.'
  await visit(page, `${shop.url}/contact`)
  const dialog = authDialog(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()

  shop.freeze()
  try {
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(NO_REPLY)
    await expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email)

    await dialog.getByRole('button', { name: 'Back to login' }).click()
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await dialog.getByLabel('First name').fill('Thandi')
    await dialog.getByLabel('Last name').fill('Mokoena')
    for (const field of await dialog.locator('input[autocomplete="new-password"]').all()) await field.fill('Kopjes and 9 kin')
    await dialog.getByRole('checkbox', { name: /I accept/ }).press('Space')
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(NO_REPLY)
  } finally {
    shop.thaw()
  }
  // The thawed server still reads the registration that the page has given up.
  await expect.poll(() => shop.operate('customers', email)).toContain(email)
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expectNotice(page, 'You are logged in!')
})

test('a customer sees the stored orders and loyalty card before the calls for them are given up, and else that the shop is silent', {
  tag: '@phone',
}, async ({ page, faults }) => {
  faults.expectFault(NO_ANSWER)
  faults.expectFault(/TimeoutError/)
  const login = { email: uniqueEmail('thandi'), password: 'Kopjes and 9 kin' }
  const customer = { email: login.email, firstname: shopper.firstName, lastname: shopper.lastName }
  const main = page.getByRole('main')
  const number = main.locator('.loyalty-card dd').first()

  await page.request.post(`${shop.url}/api/user/create`, { data: { customer, password: login.password } })
  await visit(page, `${shop.url}/contact`)
  await page.goto(`${shop.url}/my-account/loyalty-card`)
  await logIn(page, login, ENGLISH)
  await main.getByRole('button', { name: 'Get my card' }).press('Enter')
  await expect(number).toHaveText(/\d{4}/)
  const card = await number.innerText()
  const product = await fillCart(page)
  await openPage(page, `${shop.url}/checkout`)
  await page.getByRole('button', { name: 'Continue to shipping' }).press('Enter')
  await walk(page, { from: 'shipping' })
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
  await expectStored(page, 'shop/user', product.name)

  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname))
  const open = async (path: string) => page.goto(shop.url + path, { waitUntil: 'commit' })
  shop.freeze()
  try {
    await open('/my-account/orders')
    await expect(main.getByText(product.name)).toBeVisible()
    expect(givenUp).not.toContain('/api/user/order-history')
    await open('/my-account/loyalty-card')
    await expect(number).toHaveText(card)
    expect(givenUp).not.toContain('/api/user/loyalty')
    await open('/my-account/reviews')
    await expect(main.getByText('Your reviews cannot be shown right now')).toBeVisible()
    expect(givenUp).not.toContain('/api/user/reviews')
  } finally {
    shop.thaw()
  }
  await expect(main.getByText('No reviews yet')).toBeVisible()
})

test.describe('where the browser has no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('another category opens from the device', { tag: '@desktop' }, async ({ page, faults }) => {
    faults.expectFault(NO_ANSWER)
    faults.expectFault(/TimeoutError|ERR_/)
    await openPage(page, shop.url + VISITED)
    const main = page.getByRole('main')
    await page.mouse.move(300, 300)
    await expectPacks(page, 'vue_storefront_catalog')
    // The messages of lists are the last of what a navigation needs.
    await expectLoaded(page, ['sett-', 'find-'])

    shop.freeze()
    try {
      await page.locator('a[href="/cats"]').first().dispatchEvent('click')
      await expect(main.getByRole('heading', { level: 1, name: 'Cats' })).toBeVisible()
      await expect(main.getByText('Results from this device')).toBeVisible()
    } finally {
      shop.thaw()
    }
  })

  test('a product whose code is not loaded yet says that the shop is silent, and opens when it is back', { tag: '@desktop' }, async ({
    page,
    faults,
  }) => {
    faults.expectFault(NO_ANSWER)
    faults.expectFault(/TimeoutError|TimedOut|ERR_/)
    await openPage(page, shop.url + VISITED)
    const main = page.getByRole('main')
    await page.mouse.move(300, 300)
    await expectPacks(page, 'vue_storefront_catalog')
    await expectLoaded(page, ['sett-'])
    const product = main.locator('article a[href$=".html"]').first()
    const name = await product.innerText()

    shop.freeze()
    try {
      await product.dispatchEvent('click')
      await expect(main.getByRole('heading', { level: 1, name: 'The shop cannot be reached at the moment' })).toBeVisible()
    } finally {
      shop.thaw()
    }
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
