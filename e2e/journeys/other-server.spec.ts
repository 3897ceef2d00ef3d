import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import { fillAddress, fillPersonalDetails, sendSection } from '../shop/checkout.ts'
import { cartButton, expectNotice } from '../shop/frame.ts'
import { type OwnShop, openOwnShop } from '../shop/own-shop.ts'
import { choosePayment, placeOrder } from '../shop/pay.ts'
import { expect, test } from '../shop/test.ts'
import { openV1Server, type V1Server } from '../shop/v1-server.ts'
import { findSimpleProducts } from '../shop/wire.ts'

const root = join(import.meta.dirname, '..', '..')
const storefront = join(root, 'apps', 'storefront')
/** Below `dist`, so that Git ignores it and its imports resolve. */
const build = join(storefront, 'dist', 'v1')
const settings = { SHOP_CONFIG: join(root, 'e2e', 'shop', 'v1-settings.json') }

let v1: V1Server
let shop: OwnShop

test.beforeAll(async ({ baseURL }) => {
  const vite = join(storefront, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, ...settings }
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', join(build, 'dist')], { cwd: storefront, env })
  v1 = await openV1Server(baseURL!)
  shop = await openOwnShop({
    ...settings,
    API_URL: v1.url,
    E2E_OTHER_BUILD: build,
    NODE_OPTIONS: `--import=${join(root, 'e2e', 'shop', 'other-build.ts')}`,
  })
})

test.afterAll(async () => {
  await shop?.end()
  await v1?.close()
})

/** Decisions 0047, 0072 and 0098, docs/wire.md §18. */
test('on a server of the old protocol a guest orders from a category @desktop', async ({ page }) => {
  const scripts: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
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
  await fillPersonalDetails(page)
  await sendSection(page, 'Continue to shipping')
  await fillAddress(page)
  await sendSection(page, 'Continue to payment')
  await choosePayment(page, /Cash on delivery/)
  await placeOrder(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeVisible()
  await expect(page.getByText(/Your order number is \d{9}/)).toBeVisible()
  expect(v1.refused).toEqual([])

  expect(scripts).toEqual([])
  await consent.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY'])
})

/** Nothing covers the middle of it. */
function isOnTop(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
