import { placeOrder, thanks, walk } from '../shop/checkout.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { amountOf } from '../shop/frame.ts'
import { CUT, countOrders, openCheckout, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { expect, test } from '../shop/test.ts'

test.describe('a fee of cash on delivery', { tag: '@desktop' }, () => {
  let shop: OwnShop
  test.use({ baseURL: ownUrl })
  test.beforeAll(async () => {
    shop = await openOwnShop({ COD_FEE_CENTS: '2500' })
  })
  test.afterAll(() => shop.end())

  test('is in the total while cash is chosen; one that changes while the order waits is shown before it is charged', async ({
    page,
    context,
    faults,
  }) => {
    faults.expectFault(CUT)
    await fillCart(page, { at: 1 })
    await openCheckout(page)
    const summary = page.getByRole('complementary', { name: 'Your order' })
    const fee = (of = summary) => of.locator('dl > div').filter({ hasText: 'Cash on delivery fee' })
    const total = async () => amountOf(await summary.locator('.totals-grand dd').innerText())
    await expect(page.getByText('+ R25.00')).toBeVisible()
    await expect(fee()).toHaveText(/R25\.00$/)
    const withFee = await total()
    await page.getByRole('radio', { name: /^Yoco/ }).check()
    await expect(fee()).toHaveCount(0)
    expect(Math.round((withFee - (await total())) * 100)).toBe(2500)

    await context.setOffline(true)
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await expect(fee()).toHaveText(/R25\.00$/)
    expect(await total()).toBe(withFee)
    await walk(page)
    await placeOrder(page)
    const main = page.getByRole('main')
    await expect(savedHere(page)).toBeVisible()
    const before = await countOrders(shop)
    await shop.kill()
    await shop.start({ COD_FEE_CENTS: '4000' })
    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: 'The amounts have changed' })).toBeVisible({ timeout: 60_000 })
    await expect(fee(main)).toHaveText([/R25\.00$/, /R40\.00$/])
    expect(await countOrders(shop)).toBe(before)
    await page
      .getByRole('button', { name: /^Order for R/ })
      .first()
      .click()
    await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
    await expect(fee(main)).toHaveText(/R40\.00$/)
    expect(await countOrders(shop)).toBe(before + 1)
  })
})
