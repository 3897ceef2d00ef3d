import { expectHydrated } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

test('when the server cannot deliver a product page, the shopper stays in the list and gets a notice @desktop', async ({
  page,
  faults,
}) => {
  faults.expectFault(/500|CallFailed/)
  await page.goto('/dogs/dog-food')
  await expectHydrated(page)
  const search = /\/api\/catalog\//
  await page.route(search, (route) => route.fulfill({ status: 500, json: { code: 500, result: 'Something went wrong' } }))
  const products = page.getByRole('list', { name: 'Products', exact: true })
  await products.getByRole('link', { name: 'Kopje & Kin Venison & Pumpkin', exact: true }).click()
  // A notice stays while the pointer is over it.
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByText('Something went wrong, try again in a few seconds').hover()
  await expect(page).toHaveURL('/dogs/dog-food')
  await expect(products).toBeVisible()
  await page.unroute(search)
  await notices.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kopje & Kin Venison & Pumpkin' })).toBeVisible()
})
