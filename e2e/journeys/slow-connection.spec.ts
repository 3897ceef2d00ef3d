import { orderButton, thanks, walk } from '../shop/checkout.ts'
import { expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { openSlowConnection, type SlowConnection } from '../shop/slow-connection.ts'
import { slowProcessor } from '../shop/slow-processor.ts'
import { expect, test } from '../shop/test.ts'

const TIN = '/dogs/dog-food/meerkat-basics-chicken-tin-4356.html'
const port = Number(process.env['E2E_PORT'] ?? 3210) + 20 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Runs in the page: reports each line that says that the network or the shop is unreachable or back. */
function reportStrips(): void {
  const { noteStrip } = window as unknown as { noteStrip: (text: string) => void }
  new MutationObserver(() => {
    for (const strip of document.querySelectorAll('.connection-strip:is([data-kind="gone"], [data-kind="back"])'))
      noteStrip(strip.textContent)
  }).observe(document, { childList: true, subtree: true })
}

test.describe('over a slow line, on a slow phone, with the service worker', { tag: '@phone' }, () => {
  let line: SlowConnection
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(async ({ baseURL }) => {
    line = await openSlowConnection({ to: baseURL!, port, kilobitsPerSecond: 400, delayMs: 200 })
  })
  test.afterEach(() => line.end())

  test('a page can be read and used before it is complete, typing is answered, nothing is doubled, and nobody is offline', async ({
    page,
    faults,
  }) => {
    // Calls for a cart that has just become an order. The page shows nothing of these errors.
    faults.expectFault(/404 .*\/api\/cart\//)
    const posted: string[] = []
    const answered: unknown[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname === '/api/order') posted.push((request.postDataJSON() as { order_id: string }).order_id)
    })
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname === '/api/order') answered.push(await response.json().catch(() => null))
    })

    const strips = new Set<string>()
    await page.exposeFunction('noteStrip', (text: string) => strips.add(text))
    await page.addInitScript(reportStrips)
    await slowProcessor(page)

    await page.goto(line.url + TIN, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
    await expect(add).toBeVisible()
    const isAlive = () => add.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))
    expect(await isAlive(), 'its JavaScript is still on the way').toBe(false)
    await add.click()
    await expectNotice(page, 'Product has been added to the cart!')
    await expectHydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 1 item' })).toBeVisible()

    await openPage(page, `${line.url}/search`)
    const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).first()
    await field.pressSequentially('salmon')
    await expect(field).toHaveValue('salmon')
    await field.press('Enter')
    await expect(page.locator('#list h2').first()).toContainText(/salmon/i)

    await openPage(page, `${line.url}/checkout`)
    await walk(page)
    await orderButton(page).dblclick()
    await expect(thanks(page)).toBeVisible({ timeout: 60_000 })
    await expect(
      page
        .getByRole('main')
        .getByText(/\b1 ×|1 piece/)
        .first(),
    ).toBeVisible()
    expect(new Set(posted).size, 'orders that were sent').toBe(1)
    expect(new Set(answered.map((answer) => JSON.stringify(answer))).size, 'different answers').toBe(1)
    await openPage(page, `${line.url}/cart`)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect([...strips], 'lines about the connection').toEqual([])
  })
})
