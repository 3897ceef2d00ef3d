import type { Locator, Page } from '@playwright/test'
import { expectStored } from '../shop/device.ts'
import { cartButton, expectHydrated, expectNotice, findToggle, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const SALMON = { name: 'Veldtrail Small Breed Salmon', path: '/dogs/dog-food/veldtrail-small-breed-salmon-4337.html' }
const LAMB = { name: 'Kopje & Kin Giant Breed Lamb', path: '/dogs/dog-food/kopje-kin-giant-breed-lamb-4338.html' }
/** In several sizes. */
const VENISON = { name: 'Kopje & Kin Venison & Pumpkin', path: '/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html' }
const TRACHEA = { name: 'Kopje & Kin Beef Trachea', path: '/dogs/dog-treats/kopje-kin-beef-trachea-4425.html' }

/** In the bottom bar on a phone, in the header on a desktop. */
function wishlistButton(page: Page, { isMobile, count }: { isMobile: boolean; count: number }): Locator {
  const place = isMobile ? page.getByRole('navigation', { name: 'Quick links' }) : page.getByRole('banner')
  return place.getByRole('button', { name: count === 0 ? 'Wishlist' : `Wishlist ${count} on the wishlist`, exact: true })
}

test('a wishlist item is stored, moves to the cart and leaves the wishlist empty', async ({ page, isMobile }) => {
  await openPage(page, SALMON.path)
  const heart = await findToggle(page, 'Wishlist')
  await heart.click()
  await expectNotice(page, `Product ${SALMON.name} has been added to wishlist!`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expectHydrated(page)
  await findToggle(page, 'Wishlist')
  await wishlistButton(page, { isMobile, count: 1 }).click()
  const panel = page.getByRole('dialog', { name: 'Wishlist' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText('In stock, ready to go')).toBeVisible()
  await panel.getByRole('button', { name: `Move to cart: ${SALMON.name}` }).click()
  await expect(panel.getByText('Your wishlist is empty.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Wishlist', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cartButton(page, 1)).toBeVisible()
})

test('comparing two products marks their differences, and the header links to the comparison', async ({ page, isMobile }) => {
  for (const [at, { path }] of [SALMON, VENISON].entries()) {
    await openPage(page, path)
    await (await findToggle(page, 'Compare')).click()
    await expectNotice(page, `Added to compare (${at + 1})`)
  }
  if (isMobile) {
    await wishlistButton(page, { isMobile, count: 0 }).click()
    await page.getByRole('dialog', { name: 'Wishlist' }).getByRole('link', { name: 'Compare Products (2)' }).click()
  } else {
    await page.getByRole('link', { name: 'Compare Products 2 to compare' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Products' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: SALMON.name })).toBeVisible()
  await expect(table.getByRole('link', { name: VENISON.name, exact: true }), 'names the size whose price is shown').toHaveAttribute(
    'href',
    `${VENISON.path}?childSku=KK-VENISON-PUMPKIN-2KG`,
  )
  await expect(table.locator('[data-differs]').filter({ hasText: 'Brand' })).toBeVisible()
  await expect(table.getByText('Best price')).toHaveCount(1)
  // A product with several sizes costs what its cheapest one costs, or more.
  await expect(table.getByRole('row', { name: /^Price/ }).getByText('from ')).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${SALMON.name} from compare` }).click()
  await page.getByRole('button', { name: `Remove ${VENISON.name} from compare` }).click()
  await expect(page.getByText('You have no items to compare.')).toBeVisible()
})

test('a sold-out product is compared as such', { tag: '@desktop' }, async ({ page }) => {
  for (const [at, { path }] of [SALMON, TRACHEA].entries()) {
    await openPage(page, path)
    await (await findToggle(page, 'Compare')).click()
    await expectNotice(page, `Added to compare (${at + 1})`)
  }
  await page.goto('/compare')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: TRACHEA.name }).getByText('Out of stock')).toBeVisible()
  await expect(table.getByRole('link', { name: `Show details: ${TRACHEA.name}` })).toBeVisible()
  await expect(table.getByRole('button', { name: `Add to cart: ${SALMON.name}` })).toBeVisible()
  await expect(table.getByText('Best price')).toHaveCount(0)
})

test('recently viewed products are listed, the latest first', async ({ page }) => {
  for (const { path, name } of [SALMON, LAMB]) {
    await openPage(page, path)
    // The interaction that the list waits for.
    await findToggle(page, 'Compare')
    await expectStored(page, 'shop/lists', JSON.stringify(name))
  }
  await openPage(page, VENISON.path)
  await findToggle(page, 'Compare')
  const rail = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(rail.getByRole('heading', { level: 3 })).toHaveText([LAMB.name, SALMON.name])
})

test('the wishlist has a page of its own; a sold-out product leads to its page instead of the cart', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, TRACHEA.path)
  await page.getByRole('link', { name: 'Similar products in stock' }).click()
  await expect(page.getByRole('heading', { name: 'Similar products in stock' })).toBeInViewport()
  await (await findToggle(page, 'Wishlist')).click()
  await expectNotice(page, `Product ${TRACHEA.name} has been added to wishlist!`)
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/shar-*.js', async (route) => {
    await late
    await route.continue()
  })
  await openPage(page, '/wishlist')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  const wish = main.getByRole('listitem').filter({ hasText: TRACHEA.name })
  await expect(wish.getByText('Out of stock')).toBeVisible()
  await expect(wish.getByRole('link', { name: `Show details: ${TRACHEA.name}` })).toHaveAttribute('href', TRACHEA.path)
  const clear = main.getByRole('button', { name: 'Clear wishlist' })
  const place = await clear.boundingBox()
  arrive()
  await expect(main.getByRole('button', { name: 'Share this list' })).toBeVisible()
  expect(await clear.boundingBox(), 'does not move when the rest arrives').toEqual(place)
  await clear.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear wishlist' }).click()
  await expect(main.getByText('Your wishlist is empty.')).toBeVisible()
})
