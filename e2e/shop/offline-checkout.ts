import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { openPage } from './frame.ts'
import type { OwnShop } from './own-shop.ts'
import { NO_ANSWER } from './test.ts'

/** What the browser says about calls that a journey cuts off on purpose. */
export const CUT = new RegExp(`${NO_ANSWER.source}|409|502|503`)

/** Name prefixes of the files that the checkout loads in the background of its first step, and without which it would stop offline. */
const LATER_FILES = ['ZA-', 'ship-', 'paym-', 'revi-', '-pla-', '-wai-', 'diff-', 'sett-', 'outb-', 'offl-']

/** The same for the notice that the server is unreachable: every page loads these files some time after it has been shown. */
export const OFFLINE_FILES = ['sett-', 'outb-', 'offl-']

/** Waits until the page has loaded a file for each of these name prefixes. */
export async function expectLoaded(page: Page, names: readonly string[]): Promise<void> {
  const missing = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return names.filter((name) => !loaded.some((url) => url.includes(`/assets/${name}`)))
  }
  await expect.poll(missing, { message: 'files that are still to come' }).toEqual([])
}

/** Opens the checkout, and waits until all of its files are here: from then on the network may be cut. */
export async function openCheckout(page: Page): Promise<void> {
  const running = new Set<Request>()
  const loaded: string[] = []
  const isScript = (request: Request) => request.resourceType() === 'script'
  const note = (request: Request) => isScript(request) && running.add(request)
  const settle = (request: Request) => {
    if (running.delete(request)) loaded.push(request.url())
  }
  page.on('request', note)
  // Requests of the page that is being left.
  const drop = (request: Request) => running.delete(request)
  page.on('requestfinished', settle)
  page.on('requestfailed', drop)
  await openPage(page, '/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Personal details/ })).toBeVisible()
  await expect.poll(() => LATER_FILES.filter((name) => !loaded.some((url) => url.includes(`/assets/${name}`)))).toEqual([])
  await expect.poll(() => running.size).toBe(0)
  page.off('request', note)
  page.off('requestfinished', settle)
  page.off('requestfailed', drop)
}

export function savedHere(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: 'Your order is saved on this device' })
}

/** The total that the review shows. */
export async function grandTotal(page: Page): Promise<string> {
  return page.locator('.totals-grand dd').filter({ visible: true }).first().innerText()
}

/** The orders that the shop has, from the operator's tool. */
export async function countOrders(shop: OwnShop): Promise<number> {
  const listed = await shop.operate('orders')
  return listed.split('\n').filter((line) => /\b\d{9}\b/.test(line)).length
}
