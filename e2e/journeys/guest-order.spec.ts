import type { Page } from '@playwright/test'
import { fillAddress, fillPersonalDetails, orderButton, sendSection, shopper, submitFaults, termsBox, thanks } from '../shop/checkout.ts'
import { amountOf, cartButton, closeFilters, expectNotice, openCategory, openFilters, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'
import { call, countStock } from '../shop/wire.ts'

/** One product for each viewport, because the journey counts its stock; no other test orders them. */
const BAGS = { phone: 'Kopje & Kin Free-Range Chicken & Oats', desktop: 'Kopje & Kin Senior Duck & Quiet Herbs' }

test('a guest finds dry food, chooses a size and orders it', async ({ page, isMobile }) => {
  const bag = { name: isMobile ? BAGS.phone : BAGS.desktop, brand: 'Kopje & Kin', range: 'R250 - 400', size: '6 kg' }
  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await test.step('finds it by category, brand and price', () => findBag(page, bag))
  await test.step('puts two of the large one into the cart', () => addBag(page, bag))
  const sku = new URL(page.url()).searchParams.get('childSku')!
  const stockBefore = await countStock(page.request, sku)
  await test.step('changes the quantity, and removes the bag and brings it back', () => reviewCart(page, bag))

  const cartCalls = page.waitForRequest((request) => request.url().includes('/api/cart/shipping-information'), { timeout: 0 })
  await page.getByRole('main').getByRole('link', { name: 'Proceed to checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await test.step('says who buys, with a slip in the e-mail address', () => fillPersonal(page))
  await test.step('says where it goes, with a slip in the postal code', () => fillShipping(page))
  await test.step('says who pays, with a slip in the city', () => fillPayment(page))
  const cartId = new URL((await cartCalls).url()).searchParams.get('cartId')!
  await test.step('places the order', () => placeOrder(page, cartId))

  await expect.poll(() => countStock(page.request, sku), { message: 'two bags were taken from stock' }).toBe(stockBefore - 2)
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL('/')
})

interface Bag {
  name: string
  brand: string
  range: string
  size: string
}

async function findBag(page: Page, bag: Bag): Promise<void> {
  await openCategory(page, 'Dogs', 'Dog Food')
  const all = await countListed(page)
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: bag.brand }).click()
  await expect(page).toHaveURL(/[?&]brand=/)
  await expect(filters.getByRole('checkbox', { name: bag.brand })).toBeChecked()
  await filters.getByRole('checkbox', { name: bag.range }).click()
  await expect(page).toHaveURL(/[?&]price=/)
  await closeFilters(page)

  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toHaveText([bag.range, bag.brand, 'Clear all filters'])
  await expect.poll(() => countListed(page)).toBeLessThan(all)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/[?&]sort=final_price/)
  const prices = page.getByRole('list', { name: 'Products', exact: true }).locator('.price-now')
  await expect.poll(async () => isAscending((await prices.allTextContents()).map(amountOf))).toBe(true)
  const amounts = (await prices.allTextContents()).map(amountOf)
  expect(amounts.length).toBeGreaterThan(1)
  expect(amounts.filter((amount) => amount < 250 || amount > 400)).toEqual([])
}

async function addBag(page: Page, bag: Bag): Promise<void> {
  await page.getByRole('link', { name: bag.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: bag.name })).toBeVisible()
  const price = page.locator('.product-price .price-now')
  const before = await price.innerText()
  const size = page.getByRole('group', { name: 'Pack size' }).getByRole('link', { name: bag.size })
  await size.click()
  await expect(size).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/childSku=/)
  await expect(price).not.toHaveText(before)
  await expect(page.getByText(/^With you /)).toBeVisible()
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('2')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 2)).toBeVisible()
}

async function reviewCart(page: Page, bag: Bag): Promise<void> {
  await cartButton(page, 2).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const drawn = drawer.getByRole('article', { name: bag.name })
  const question = page.getByRole('dialog', { name: 'Are you sure you would like to remove this item' })
  await drawn.getByRole('button', { name: `Remove ${bag.name}` }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  // The notice is in the drawer, because nothing outside it can be clicked. It stays while the pointer is over it.
  const undoInDrawer = drawer.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })
  await undoInDrawer.hover()
  await undoInDrawer.click()
  await expect(drawn).toBeVisible()
  await expect(drawer.getByRole('textbox')).toHaveValue('2')
  // A notice may have the same link.
  await drawer.getByRole('link', { name: 'View the cart' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()

  await expect(page.getByText(/^With you /)).toBeVisible()
  const line = page.getByRole('main').getByRole('article', { name: bag.name })
  await line.getByRole('button', { name: `One more of ${bag.name}` }).click()
  await expect(cartButton(page, 3)).toBeVisible()
  await line.getByRole('button', { name: `Remove ${bag.name}` }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await line.getByRole('button', { name: `Remove ${bag.name}` }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  // A notice stays while the pointer is over it.
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await undo.click()
  await expect(line).toBeVisible()
  await expect(cartButton(page, 3)).toBeVisible()
  await line.getByRole('textbox').fill('2')
  await expect(cartButton(page, 2)).toBeVisible()
}

async function fillPersonal(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Personal details/ })
  await fillPersonalDetails(page)
  await step.getByLabel('E-mail address').fill('thandi@example')
  await submitFaults(page, 'Continue to shipping')
  await expect(step.getByRole('alert').filter({ hasText: 'Something is missing or not right' })).toBeFocused()
  await expect(step.getByLabel('E-mail address')).toHaveAccessibleDescription(/Please enter a valid e-mail address\./)
  await step.getByRole('link', { name: /E-mail address/ }).click()
  await expect(step.getByLabel('E-mail address')).toBeFocused()
  await step.getByLabel('E-mail address').fill(shopper.email)
  await sendSection(page, 'Continue to shipping')
}

async function fillShipping(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Shipping/ })
  await fillAddress(page)
  await step.getByLabel('Postal code').fill('18')
  await submitFaults(page, 'Continue to payment')
  await expect(step.getByLabel('Postal code')).toHaveAccessibleDescription(/The postal code must have at least 3 characters\./)
  await step.getByLabel('Postal code').fill(shopper.zip)
  const courier = step.getByRole('radio', { name: 'Courier, Standard, 2-4 days', exact: true })
  await expect(courier).toHaveAccessibleDescription(/With you /)
  await courier.check()
  await sendSection(page, 'Continue to payment')
}

async function fillPayment(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /Payment/ })
  await step.getByRole('checkbox', { name: 'Copy address data from shipping' }).uncheck()
  await step.getByLabel('City or town').fill('123')
  await submitFaults(page, 'Go to the order review')
  await expect(step.getByLabel('City or town')).toHaveAccessibleDescription(/Please enter at least one letter\./)
  await step.getByRole('checkbox', { name: 'Copy address data from shipping' }).check()
  await step.getByRole('radio', { name: 'Cash on delivery' }).check()
  await sendSection(page, 'Go to the order review')
}

/** The totals on screen equal the server's, and sending the placed order again answers the same order number. */
async function placeOrder(page: Page, cartId: string): Promise<void> {
  const terms = termsBox(page)
  await terms.uncheck()
  await expect(orderButton(page)).toBeDisabled()
  await terms.focus()
  await terms.blur()
  await expect(terms).toHaveAccessibleDescription(/Please accept the terms and conditions\./)
  await terms.check()

  const totals = page.locator('.totals')
  // The totals are requested again while the steps are filled in.
  await expect(async () => {
    const known = await call<ServerTotals>(page.request, 'GET', `/api/cart/totals?cartId=${cartId}`)
    const shown = await totals.locator('dl > div > dd').allTextContents()
    const expected = [known.subtotal_incl_tax, known.shipping_incl_tax, known.grand_total]
    expect(shown.map(amountOf), 'rows with tax, which add up').toEqual(expected)
    expect(amountOf(await totals.locator('.totals-tax').innerText())).toBe(known.tax_amount)
  }).toPass({ timeout: 30_000 })

  const sending = page.waitForRequest((request) => request.url().includes('/api/order') && request.method() === 'POST', { timeout: 0 })
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveTitle(/./)
  const order = (await sending).postDataJSON() as unknown
  const again = await call<{ orderNumber: string }>(page.request, 'POST', '/api/order', order)
  await expect(page.getByText(`Your order number is ${again.orderNumber}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Your order number is ${again.orderNumber}`)).toBeVisible()
  await expect(page.getByText(/^With you /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute('href', /\/guest-order\?token=\d+\./)
}

interface ServerTotals {
  subtotal_incl_tax: number
  shipping_incl_tax: number
  tax_amount: number
  grand_total: number
}

async function countListed(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('.listing-count').innerText(), 10)
}

function isAscending(amounts: readonly number[]): boolean {
  return amounts.every((amount, at) => at === 0 || amounts[at - 1]! <= amount)
}
