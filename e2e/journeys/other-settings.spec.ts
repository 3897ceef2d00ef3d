import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import { placeOrder, thanks, walk } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { amountOf, cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { CUT, countOrders, openCheckout, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { cardForm, expectPaid, payByCard } from '../shop/pay.ts'
import { lookOf, readEvents, readNames, serveTagManager, TAGS } from '../shop/tag-manager.ts'
import { expect, test } from '../shop/test.ts'
import { openV1Server, type V1Server } from '../shop/v1-server.ts'
import { findSimpleProducts } from '../shop/wire.ts'

// One build for all of them, and one port.
test.describe.configure({ mode: 'default' })

const root = join(import.meta.dirname, '..', '..')
const storefront = join(root, 'apps', 'storefront')
/** Below `dist`, so that Git ignores it and its imports resolve. */
const build = join(storefront, 'dist', 'other')
const settings = { SHOP_CONFIG: join(root, 'e2e', 'shop', 'other-settings.json') }

/** A shop with settings that are compiled in. */
function openOther(own: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const hooks = join(root, 'e2e', 'shop', 'other-build.ts')
  return openOwnShop({ ...settings, E2E_OTHER_BUILD: build, NODE_OPTIONS: `--import=${hooks}`, ...own })
}

test.beforeAll(async () => {
  const vite = join(storefront, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, ...settings }
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', join(build, 'dist')], { cwd: storefront, env })
})

test.describe('on a server of the old protocol', { tag: '@desktop' }, () => {
  let v1: V1Server
  let shop: OwnShop

  test.beforeAll(async ({ baseURL }) => {
    v1 = await openV1Server(baseURL!)
    shop = await openOther({ API_URL: v1.url })
  })

  test.afterAll(async () => {
    await shop?.end()
    await v1?.close()
  })

  /** Decisions 0047, 0072 and 0098, docs/wire.md §18. */
  test('a guest orders from a category', async ({ page }) => {
    const countLoads = await serveTagManager(page)
    const consent = page.getByRole('region', { name: 'Your privacy' })
    const product = (await findSimpleProducts(page.request)).find(({ url_path: path }) => path.startsWith('dogs/'))!
    const [, category = ''] = /^(.*)\//.exec(product.url_path)!
    await page.goto(shop.url)
    await expect(page.getByText('Our newsletter', { exact: true })).toHaveCount(2)
    await page.goto(`${shop.url}/${category}`)
    await page.getByRole('list', { name: 'Products', exact: true }).getByRole('link', { name: product.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    const buy = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
    await expect(consent).toBeVisible()
    for (const viewport of [{ width: 390, height: 844 }, page.viewportSize()!]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => isOnTop(buy), 'the question about consent is beside the button').toBe(true)
    }
    await buy.click()
    await expectNotice(page, 'Product has been added to the cart!')
    await expect(cartButton(page, 1)).toBeVisible()

    await page.goto(`${shop.url}/checkout`)
    await walk(page, { method: /Cash on delivery/ })
    await placeOrder(page)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText(/Your order number is \d{9}/)).toBeVisible()
    expect(v1.refused).toEqual([])

    expect(countLoads()).toBe(0)
    await consent.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(countLoads).toBe(1)
  })
})

test.describe('in a shop with settings of its own', { tag: '@desktop' }, () => {
  let shop: OwnShop
  test.use({ baseURL: ownUrl })

  test.beforeAll(async () => {
    shop = await openOther()
  })

  test.afterAll(() => shop?.end())

  test('its logo takes the place of mark and name, in its colours', async ({ page }) => {
    await serveTagManager(page)
    await openPage(page, '/')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Meerkat, to the home page' })
    const logo = brand.locator('img')
    await expect(logo).toHaveAttribute('src', /\/other-logo[^/]*\.svg$/)
    await expect(brand, 'no name beside the logo').toHaveText('')
    const { width, height, left } = await logo.evaluate((element: HTMLImageElement) => ({
      width: element.naturalWidth,
      height: element.naturalHeight,
      left: element.getBoundingClientRect().left,
    }))
    expect([width, height], 'loaded').toEqual([300, 60])
    expect(left).toBeGreaterThanOrEqual(0)
    await expect(page.getByRole('contentinfo').locator('img.shop-logo')).toHaveCount(1)
    await expect(page.locator('.header-bar')).toHaveCSS('background-color', 'rgb(75, 46, 131)')
    await expectAccessible(page)

    const src = (await logo.getAttribute('src'))!
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', src)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(facts.join()).toContain(`"logo":"${ownUrl}${src}"`)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(address!)).json()) as { theme_color: string; icons: { src: string }[] }
    expect(manifest.theme_color).toBe('#4b2e83')
    for (const { src: icon } of manifest.icons) expect((await page.request.get(icon)).headers()['content-type']).toMatch(/^image\//)
  })

  /** Decisions 0047 and 0098. */
  test('a tag manager is loaded after consent only, and never in the checkout', async ({ page }) => {
    const countLoads = await serveTagManager(page)
    await openPage(page, '/dogs/dog-food')
    const bar = page.getByRole('region', { name: 'Your privacy' })
    await expect(bar).toBeVisible()
    await expectAccessible(page)
    expect(new Set(await bar.getByRole('button').evaluateAll(lookOf)).size, 'three choices look the same').toBe(1)
    await expect(bar.getByRole('button')).toHaveText(['Accept all', 'Reject all', 'Save my choice'])
    await expect(bar.getByRole('checkbox')).not.toBeChecked()
    expect([await readEvents(page), countLoads()], 'nothing before consent').toEqual([null, 0])

    await bar.getByRole('button', { name: 'Accept all' }).click()
    await expect(bar).toBeHidden()
    const first = ['gtm.js', 'page_view', 'tag manager ran', 'view_item_list']
    await expect.poll(async () => (await readNames(page)).toSorted()).toEqual(first)
    const [tile] = (await findSimpleProducts(page.request)).filter(({ url_path: path }) => path.startsWith('dogs/dog-food/'))
    await page.getByRole('list', { name: 'Products', exact: true }).getByRole('link', { name: tile!.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: tile!.name })).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expect(cartButton(page, 1)).toBeVisible()
    await expect.poll(() => readNames(page)).toEqual(expect.arrayContaining(['view_item', 'add_to_cart']))
    const [added] = (await readEvents(page))!.filter(({ event }) => event === 'add_to_cart')
    const price = amountOf(tile!.price_incl_tax.toFixed(2))
    const item = { item_id: tile!.sku, item_name: tile!.name, item_category: tile!.category.at(-1)!.name, price, quantity: 1 }
    expect(added).toMatchObject({ ecommerce: { currency: 'ZAR', value: price, items: [item] } })
    expect(countLoads()).toBe(1)

    // The checkout is another document, whose policy allows no third-party scripts.
    await cartButton(page, 1).press('Enter')
    await page.getByRole('link', { name: 'Proceed to checkout' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await walk(page, { method: /Cash on delivery/ })
    expect([await readEvents(page), countLoads()], 'nothing in the checkout').toEqual([null, 1])
    expect((await page.request.get('/checkout')).headers()['content-security-policy']).not.toContain(TAGS)
    expect((await page.request.get('/')).headers()['content-security-policy']!.split(TAGS)).toHaveLength(2)

    await placeOrder(page)
    await expect(page.getByText(/Your order number is \d{9}/)).toBeVisible()
    // The page reloads itself once: evaluating in a document that is being replaced would throw.
    await expect(async () => expect(await readNames(page)).toEqual(expect.arrayContaining(['purchase', 'tag manager ran']))).toPass()
    const told = (await readEvents(page))!
    const steps = ['begin_checkout', 'checkout_shipping', 'add_shipping_info', 'add_payment_info', 'purchase']
    expect(told.map(({ event }) => event).filter((name) => steps.includes(name))).toEqual(steps)
    const purchase = told.find(({ event }) => event === 'purchase')
    const backendOrderId = expect.stringMatching(/^\d+$/)
    const totals = { base_grand_total: expect.any(Number), base_tax_amount: expect.any(Number), base_shipping_amount: expect.any(Number) }
    expect(purchase).toMatchObject({
      purchase: { backendOrderId, products: [item], totals },
      ecommerce: { transaction_id: backendOrderId },
    })
    expect(countLoads()).toBe(2)

    // The thank-you page has no footer.
    await page.getByRole('main').getByRole('button', { name: 'Privacy choices' }).press('Enter')
    await expect(bar.getByRole('heading', { name: 'Your privacy' })).toBeFocused()
    await expect(bar.getByRole('checkbox')).toBeChecked()
    await bar.getByRole('button', { name: 'Reject all' }).press('Enter')
    await expect(async () => expect(await readEvents(page)).toBeNull()).toPass()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tracked')))).toEqual([])
    await openPage(page, '/')
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await expect(bar).toBeHidden()
    expect([await readEvents(page), countLoads()], 'nothing after the consent was withdrawn').toEqual([null, 2])
  })

  /** docs/settings.md, "Payment"; decision 0051. */
  test('without a network an order by a card entry with `offline: true` waits unpaid, is placed once, and leads to its payment', async ({
    page,
    context,
    faults,
  }) => {
    faults.expectFault(CUT)
    await fillCart(page)
    await openCheckout(page)
    await walk(page, { to: 'payment' })
    const before = await countOrders(shop)
    const methods = page.getByRole('group', { name: 'How would you like to pay?' }).getByRole('radio')
    await expect(methods).toHaveCount(5)
    await context.setOffline(true)
    // Methods without `offline: true` need their provider.
    await expect(methods).toHaveCount(2)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await walk(page, { from: 'payment' })
    await placeOrder(page)
    const main = page.getByRole('main')
    await expect(savedHere(page)).toBeVisible()
    await expect(main.getByText('You pay once the order has reached the shop; until then nothing is charged.')).toBeVisible()
    expect(await countOrders(shop)).toBe(before)

    await context.setOffline(false)
    await expect(thanks(page)).toBeVisible({ timeout: 90_000 })
    await expect(main.getByText('This order is not paid yet.')).toBeVisible()
    await main.getByRole('button', { name: 'Pay now' }).press('Enter')
    await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
    await payByCard(page, 'Payment succeeds')
    await expectPaid(page, 'Card')
    expect(await countOrders(shop)).toBe(before + 1)
  })
})

/** Whether nothing covers the middle of the button. */
function isOnTop(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
