import type { BrowserContext } from '@playwright/test'
import { placeOrder, STEPS, thanks, walk } from '../shop/checkout.ts'
import { expectAccessible } from '../shop/expect-accessible.ts'
import { fillCart } from '../shop/fill-cart.ts'
import { CUT, countOrders, grandTotal, openCheckout, savedHere } from '../shop/offline-checkout.ts'
import { type OwnShop, openOwnShop, ownUrl } from '../shop/own-shop.ts'
import { expect, test } from '../shop/test.ts'

// The texts of a browser without a service worker.
const OFFLINE = 'You are offline. What you do on this page is saved on this device; other pages open when you are back.'
const UNREACHABLE =
  'The shop cannot be reached at the moment. What you do on this page is saved on this device; other pages open when it answers.'

interface Outage {
  readonly name: string
  begin(shop: OwnShop, context: BrowserContext): Promise<void>
  end(shop: OwnShop, context: BrowserContext): Promise<void>
  /** The line below the header, once the page knows. */
  readonly line: string
  /** What is true of an order that this outage held up. */
  readonly state: string
  /** Whether the order may have arrived: then no text may say that nothing was ordered. */
  readonly mayHaveArrived: boolean
}

const KILLED = 'the server is killed'
const SENT_LATER = 'Saved on this device. It is sent as soon as the shop can be reached.'
const UNANSWERED = 'The shop has not confirmed this order yet. We keep trying until an answer comes; the order is placed only once.'

const OUTAGES: readonly Outage[] = [
  {
    name: 'the network is cut',
    begin: (_shop, context) => context.setOffline(true),
    end: (_shop, context) => context.setOffline(false),
    line: OFFLINE,
    state: SENT_LATER,
    mayHaveArrived: false,
  },
  // It refuses every call at once, so the order is not sent.
  { name: KILLED, begin: (shop) => shop.kill(), end: (shop) => shop.start(), line: UNREACHABLE, state: SENT_LATER, mayHaveArrived: false },
  {
    name: 'the server is frozen',
    begin: async (shop) => shop.freeze(),
    end: async (shop) => shop.thaw(),
    line: UNREACHABLE,
    state: UNANSWERED,
    mayHaveArrived: true,
  },
]

// In one worker, one after another: they share a shop.
test.describe.configure({ mode: 'default' })

// On a phone, where each step has its own button.
test.describe('the checkout continues without a server, at whichever step it becomes unreachable', { tag: '@phone' }, () => {
  let shop: OwnShop
  let orders = 0
  test.use({ baseURL: ownUrl })
  test.beforeAll(async () => {
    shop = await openOwnShop()
  })
  test.afterAll(() => shop.end())

  for (const [row, outage] of OUTAGES.entries())
    for (const [column, step] of STEPS.entries()) {
      test(`${outage.name} at the step ${step.name}: the order waits, and arrives once`, async ({ page, context, faults }) => {
        faults.expectFault(CUT)
        faults.expectFault(/TimeoutError|ERR_ABORTED|Failed to load resource/)
        // Another product each time, to tell an order from the one before. No other test uses the stock of this shop.
        await fillCart(page, { at: row * STEPS.length + column })
        await openCheckout(page)
        await walk(page, { to: step.name })
        await outage.begin(shop, context)
        await walk(page, { from: step.name })
        const total = await grandTotal(page)
        await placeOrder(page)

        const main = page.getByRole('main')
        await expect(savedHere(page)).toBeVisible({ timeout: 60_000 })
        await expect(main.getByText(outage.state)).toBeVisible()
        await expect(main.getByText('Nothing has been ordered yet.', { exact: false })).toBeVisible({ visible: !outage.mayHaveArrived })
        await expect(main.getByText(total, { exact: true })).toBeVisible()
        await expect(page.getByText(outage.line)).toBeVisible()
        // The page says more about it than the strip of other pages.
        await expect(page.getByText('not placed yet', { exact: false })).toBeHidden()
        if (column === 0) await expectAccessible(page)

        await outage.end(shop, context)
        // A killed server is noticed only by the retry timer: wait for it once, and press the button in the other rows.
        if (outage.name === KILLED && step.name !== 'review') await main.getByRole('button', { name: 'Send now' }).press('Enter')
        await expect(thanks(page)).toBeVisible({ timeout: 90_000 })
        await expect(page.getByText('not placed yet', { exact: false })).toBeHidden()
        expect(await countOrders(shop), 'orders of the shop').toBe(++orders)
      })
    }
})
