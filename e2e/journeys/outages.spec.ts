import { expectAccessible } from '../shop/expect-accessible.ts'
import { expectHydrated, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

// The network is there, and calls fail one by one: what a shopper without a worker and without the device's catalogue sees.
const PACKS = '**/api/catalog/*/pack**'
/** The script of the home page alone. */
const HOME = '**/assets/rout-*.js'

const rows = [
  { what: 'a page that was not seen, while no call is answered', from: '/', cut: '**/api/**', status: 0, to: 'Dogs' },
  {
    what: 'a page that was not seen, while a proxy says that the shop is unreachable',
    from: '/',
    cut: '**/api/**',
    status: 502,
    to: 'Dogs',
  },
  { what: 'the home page, while its script cannot be loaded', from: '/about-us', cut: HOME, status: 0, to: 'Meerkat, to the home page' },
]

for (const { what, from, cut, status, to } of rows) {
  test(`${what}: the shop says that it cannot be reached, and loads it again`, { tag: '@desktop' }, async ({ page, faults }) => {
    faults.expectFault(/ERR_|Failed to|no-answer|malformed|refused|50[234]/)
    await page.route(PACKS, (route) => route.abort())
    // The number of requests varies: a script may be fetched before the click on the link, and the page retries its calls.
    if (cut === HOME) await page.route(cut, (route) => route.abort('connectionrefused'))
    await openPage(page, from)
    if (cut !== HOME)
      await page.route(cut, (route) => (status === 0 ? route.abort('connectionrefused') : route.fulfill({ status, body: '' })))
    await page.getByRole('banner').getByRole('link', { name: to, exact: true }).first().click()
    const away = page.getByRole('main').getByRole('heading', { level: 1, name: 'The shop cannot be reached at the moment' })
    await expect(away).toBeVisible()
    await expectAccessible(page)
    await page.unroute(cut)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(away).toBeHidden()
    await expectHydrated(page)
  })
}
