import { expectHydrated } from '../shop/frame.ts'
import { expectPacks, visit } from '../shop/kept-pages.ts'
import { type OwnShop, openOwnShop } from '../shop/own-shop.ts'
import { expect, NO_ANSWER, test } from '../shop/test.ts'

const VISITED = '/dogs/dog-food'
const UNVISITED = '/cats/cat-food'

test.use({ serviceWorkers: 'allow' })

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
  } finally {
    shop.thaw()
  }
})
