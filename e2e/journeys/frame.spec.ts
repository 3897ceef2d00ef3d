import type { CDPSession, Page } from '@playwright/test'
import { cartButton, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const BAG = '/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html'
const pages = ['/', '/dogs', BAG, '/search?q=chicken', '/cart', '/about-us', '/error', '/no-such-thing']
/** 640 px is a 1280 px window at 200 % zoom. */
const WIDTHS = [320, 390, 640, 768, 1024, 1440]

test('no page scrolls sideways, and touch targets are large enough', { tag: '@desktop' }, async ({ page, faults }) => {
  test.slow()
  faults.expectFault(/404 \(Not Found\)/)
  await openPage(page, BAG)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(cartButton(page, 1)).toBeVisible()
  for (const path of [...pages, '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(findWider), `${path} at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(findSmall), `small targets of ${path} at ${width} px`).toEqual([])
    }
  }
})

for (const path of ['/', '/dogs', BAG]) {
  test(`${path} has no layout shift, and every image reserves its space`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Element | null }[]
        })[]) {
          if (!entry.hadRecentInput) shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.className).join(', ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 1500)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
    expect(sum, shifts.join('\n')).toBeLessThan(0.02)
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

test('the first visit to a category stays within its byte budget', { tag: '@phone' }, async ({ page }) => {
  const bytes = await countBytes(page)
  await page.goto('/dogs/dog-food', { waitUntil: 'networkidle' })
  const sum = (kinds: readonly string[]) =>
    [...bytes.values()].filter(({ kind }) => kinds.includes(kind)).reduce((total, { size }) => total + size, 0)
  const told = [...bytes.values()]
    .toSorted((a, b) => b.size - a.size)
    .map(({ kind, size, url }) => `${kind} ${size} ${url}`)
    .join('\n')
  expect.soft(sum(['Font']), told).toBeLessThanOrEqual(44_000)
  expect(sum(['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'XHR', 'Other']), told).toBeLessThanOrEqual(350_000)
})

interface Transfer {
  kind: string
  url: string
  size: number
}

/** Transferred bytes, compressed. */
async function countBytes(page: Page): Promise<Map<string, Transfer>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const bytes = new Map<string, Transfer>()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    bytes.set(requestId, { kind: type, url: response.url, size: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = bytes.get(requestId)
    if (transfer) transfer.size = encodedDataLength
  })
  return bytes
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
