import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { fillAddress, fillPersonalDetails, isOnePage } from './checkout.ts'
import { openPage } from './frame.ts'
import type { OwnShop } from './own-shop.ts'
import { NO_ANSWER } from './test.ts'

/** What the browser says about calls that a journey cuts off on purpose. */
export const CUT = new RegExp(`${NO_ANSWER.source}|409|502|503`)

/** Name prefixes of the files that the checkout loads in the background of its first step, and without which it would stop offline. */
const LATER_FILES = ['ZA-', 'ship-', 'paym-', 'revi-', '-pla-', '-wai-', 'diff-', 'post-', '-off-', 'offl-']

/** The same for the notice that the server is unreachable: every page loads these files some time after it has been shown. */
export const OFFLINE_FILES = ['-off-', 'offl-', 'post-']

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

/** The steps of the checkout, in order: what is filled in, and the button that leads on. */
export const STEPS = [
  { name: 'personal details', fill: fillPersonalDetails, next: 'Continue to shipping' },
  { name: 'shipping', fill: fillAddress, next: 'Continue to payment' },
  { name: 'payment', fill: async () => {}, next: 'Go to the order review' },
  {
    name: 'review',
    fill: async (page: Page) => page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).press('Space'),
    next: null,
  },
] as const
export type StepName = (typeof STEPS)[number]['name']

interface Walk {
  readonly from?: StepName
  /** Stops at this step without filling it in. When not given, stops where the order can be placed. */
  readonly to?: StepName
  /** Another page of this device has already filled in everything. */
  readonly isFilledIn?: boolean
}

/** Goes through the steps of an open checkout, with the keyboard. */
export async function walk(page: Page, { from = 'personal details', to, isFilledIn = false }: Walk = {}): Promise<void> {
  const indexOf = (name: StepName) => STEPS.findIndex((step) => step.name === name)
  for (const { name, fill, next } of STEPS.slice(indexOf(from), to ? indexOf(to) : STEPS.length)) {
    // What was filled in before needs no further button.
    if (isFilledIn && name !== 'review') continue
    await fill(page)
    if (next && !isOnePage(page)) await pressEnter(page.getByRole('button', { name: next }))
  }
}

export async function placeOrder(page: Page): Promise<void> {
  await pressEnter(orderButton(page))
}

/** Unlike a click, a key does not wait for a button that is disabled, for example while the delivery methods are loading. */
async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place the order' })
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
