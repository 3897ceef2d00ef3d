import type { CDPSession, Page } from '@playwright/test'
import { expectStored } from '../shop/device.ts'
import { cartButton, expectHydrated, expectNotice, openPage } from '../shop/frame.ts'
import { expectNoShift, recordShifts } from '../shop/layout-shift.ts'
import { expect, test } from '../shop/test.ts'

const BAG = '/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html'
const pages = ['/', '/dogs', BAG, '/search?q=chicken', '/cart', '/about-us', '/error', '/no-such-thing']
/** 640 px is a 1280 px window at 200 % zoom. */
const WIDTHS = [320, 390, 640, 768, 1024, 1440]
const softly = expect.configure({ soft: true })
/** The shop loads what it needs offline once it has been idle for this long: `shell/page-load/use-page-settled.ts`. */
const SETTLED_AFTER_MS = 3000

test('the buttons of the header keep their size on a phone', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/about-us')
    for (const control of await page.locator('.header-bar').locator('button, a').filter({ visible: true }).all())
      expect((await control.boundingBox())!.width, `${await control.getAttribute('aria-label')} at ${width} px`).toBeGreaterThanOrEqual(44)
  }
})

test('no page scrolls sideways, and touch targets are large enough', { tag: '@desktop' }, async ({ page, faults }) => {
  test.slow()
  faults.expectFault(/404 \(Not Found\)/)
  await openPage(page, BAG)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  // The count is shown before the cart is stored; without a stored one the checkout would be the home page.
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  for (const path of [...pages, '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      // Elements that slide to their new place take a moment.
      await softly.poll(() => page.evaluate(findWider), { message: `${path} at ${width} px` }).toEqual([])
      await softly.poll(() => page.evaluate(findSmall), { message: `small targets of ${path} at ${width} px` }).toEqual([])
    }
  }
})

for (const path of ['/', '/dogs', BAG]) {
  test(`${path} has no layout shift, and every image reserves its space`, async ({ page }) => {
    await recordShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(countLoading), { message: 'the pictures on the screen have loaded' }).toBe(0)
    await expectNoShift(page)
    const unsized = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
          .map(({ src }) => src),
      )
    expect(unsized).toEqual([])
  })
}

for (const what of ['products that were viewed', 'a selection']) {
  test(`${what} below an empty cart moves no footer that the shopper has scrolled to`, { tag: '@phone' }, async ({ page }) => {
    await recordShifts(page)
    if (what === 'products that were viewed') {
      await openPage(page, BAG)
      await page.mouse.move(100, 300)
      await expectStored(page, 'shop/lists', 'kopje-kin-venison')
    }
    const rails = page.locator('main .rail')
    const footer = page.getByRole('contentinfo')
    // The products arrive after the shopper has scrolled.
    const scrolled = Promise.withResolvers<void>()
    await page.route(/\/api\//, async (route) => {
      await scrolled.promise
      await route.continue()
    })
    await openPage(page, '/cart')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await footer.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' })
      dispatchEvent(new PointerEvent('pointerdown'))
    })
    scrolled.resolve()
    await page.waitForLoadState('networkidle')
    await expect(footer).toBeInViewport()
    await expect(rails).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(rails.first()).toBeVisible()
    await expectNoShift(page)
  })
}

for (const { what, path, mostBytes } of [
  { what: 'a category', path: '/dogs/dog-food', mostBytes: 302_000 },
  { what: 'a product', path: BAG, mostBytes: 316_000 },
]) {
  test(`the first visit to ${what} stays within its byte budget`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(stayCalm, SETTLED_AFTER_MS)
    const readTransfers = await recordTransfers(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectHydrated(page)
    const transfers = readTransfers()
    const sum = (kinds: readonly string[]) =>
      transfers.filter(({ kind }) => kinds.includes(kind)).reduce((total, { size }) => total + size, 0)
    const told = transfers
      .toSorted((a, b) => b.size - a.size)
      .map(({ kind, size, url }) => `${kind} ${size} ${url}`)
      .join('\n')
    expect.soft(sum(['Font']), told).toBeLessThanOrEqual(44_000)
    expect(sum(['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'XHR', 'Other']), told).toBeLessThanOrEqual(mostBytes)
  })
}

interface Transfer {
  kind: string
  url: string
  /** Transferred bytes, compressed. */
  size: number
}

/**
 * Runs in the page: disables everything that an idle pause or the first interaction starts. Otherwise, on a slow machine, the pause could end
 * before the first load does, and a stray event could count as the first interaction: the browser takes even a script of Playwright for one,
 * such as the one that waits for hydration.
 */
function stayCalm(calmMs: number): void {
  const { setTimeout } = window
  const wait = (act: TimerHandler, ms?: number, ...given: unknown[]) => ((ms ?? 0) < calmMs ? setTimeout(act, ms, ...given) : 0)
  Object.assign(window, { setTimeout: wait })
  Object.defineProperty(navigator, 'userActivation', { value: undefined })
  for (const kind of ['pointerdown', 'pointermove', 'keydown']) addEventListener(kind, (event) => event.stopImmediatePropagation(), true)
}

/** Returns a function that lists the requested URLs. */
async function recordTransfers(page: Page): Promise<() => Transfer[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url } }) =>
    transfers.set(requestId, { kind: type, url, size: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.size = encodedDataLength
  })
  return () => [...transfers.values()]
}

/** Runs in the page: pictures on the screen that are still loading. */
function countLoading(): number {
  return [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return !image.complete && image.checkVisibility() && bottom > 0 && top < innerHeight
  }).length
}

/** Runs in the page: the elements that make it scroll sideways. */
function findWider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 8).map((element) => `${element.tagName}.${element.getAttribute('class')}`)]
}

/**
 * Runs in the page: controls smaller than 24 px other than links in a sentence, and primary actions smaller than 44 px. A label counts
 * as part of its control; so does an undisturbed circle of 24 px around it. WCAG 2.5.8.
 */
function findSmall(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  )
  const boxes = controls.map((control) => {
    const own = control.getBoundingClientRect()
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.getBoundingClientRect() : undefined
    return label && label.height > own.height ? label : own
  })
  return controls.flatMap((control, at) => {
    const box = boxes[at]!
    if (box.width === 0 || box.height === 0 || control.classList.contains('skip-link')) return []
    const isInText = control.matches('p a, .rich-text a')
    const isMain = control.matches('.button-large, .buy-button, .mobile-bar a, .checkout-body button[type=submit]')
    const floor = isMain ? 44 : 24
    if (isInText || (box.width >= floor && box.height >= floor)) return []
    const alone = boxes.every(
      (other, index) => index === at || Math.hypot(middle(other, 'x') - middle(box, 'x'), middle(other, 'y') - middle(box, 'y')) >= 24,
    )
    return alone && !isMain
      ? []
      : [`${control.tagName}.${control.className} "${control.innerText}" ${Math.round(box.width)}×${Math.round(box.height)}`]
  })

  function middle(box: DOMRect, axis: 'x' | 'y'): number {
    return axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2
  }
}
