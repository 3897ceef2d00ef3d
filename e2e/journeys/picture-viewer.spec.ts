import type { Locator, Page } from '@playwright/test'
import { openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const BAG = { name: 'Kopje & Kin Venison & Pumpkin', path: '/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html' }

async function openViewer(page: Page): Promise<{ opener: Locator; viewer: Locator; stage: Locator }> {
  await openPage(page, BAG.path)
  const opener = page.getByRole('button', { name: 'Enlarge picture 1' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: BAG.name })
  const stage = viewer.locator('.viewer-stage')
  await expect(stage).toBeFocused()
  return { opener, viewer, stage }
}

/** How many times wider the picture is than the box in which it scrolls. */
const scaleOf = (stage: Locator) => stage.evaluate((box) => Math.round((box.scrollWidth / box.clientWidth) * 10) / 10)

test('a picture is enlarged, moved and left with the keyboard', async ({ page }) => {
  const { opener, viewer, stage } = await openViewer(page)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(stage)).toBe(1.5)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(stage)).toBeGreaterThan(2)
  await expect(viewer.locator('img').first()).toHaveJSProperty('complete', true)
  const before = await stage.evaluate((box) => box.scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => stage.evaluate((box) => box.scrollLeft)).toBeGreaterThan(before)
  await expect(stage, 'arrows move an enlarged picture instead of turning to the next').toHaveAttribute('aria-label', BAG.name)
  await page.keyboard.press('Enter')
  await expect.poll(() => scaleOf(stage)).toBe(1)
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await viewer.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(() => scaleOf(stage)).toBe(1.5)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('arrows turn to the next picture while none is enlarged', async ({ page }) => {
  const { viewer, stage } = await openViewer(page)
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible()
  await expect(stage).not.toHaveAttribute('aria-label', BAG.name)
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible()
})

test('a double tap enlarges a picture, two fingers pinch it, and the page behind keeps its size', { tag: '@phone' }, async ({ page }) => {
  const { stage } = await openViewer(page)
  const { x, y } = await stage.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  // Send both taps without a pause, whatever the machine does: a late second tap would count as a new one and undo the first.
  await stage.evaluate((box) => {
    for (let tap = 1; tap <= 2; tap += 1) box.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect.poll(() => scaleOf(stage)).toBe(2.5)
  await page.keyboard.press('Enter')
  await expect.poll(() => scaleOf(stage)).toBe(1)

  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 30)
  await touch('touchMove', 60)
  await touch('touchMove', 90)
  await touch('touchEnd', null)
  await expect.poll(() => scaleOf(stage)).toBe(3)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})
