import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the control has the focus; each focused element on the way must have a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Tab passes over what is disabled, such as the button of a step whose methods are still loading.
  await expect(target).toBeEnabled()
  // Looked up once, because that takes as long as all the rest, and again when React has replaced it.
  let element = await target.elementHandle()
  for (let stops = 0; stops < 140; stops++) {
    const place = await element?.evaluate((at) => (at === document.activeElement ? 'here' : at.isConnected ? 'elsewhere' : 'gone'))
    if (place === 'here') return expect.poll(() => page.evaluate(isFocusSeen), { message: 'the focus is seen' }).toBe(true)
    if (place === 'gone') element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target.toString()}`)
}

/** Replaces the value of a field. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Runs in the page: whether the focused element is in the viewport and has a focus ring. */
function isFocusSeen(): boolean {
  const element = document.activeElement
  if (!element || element === document.body) return false
  const box = element.getBoundingClientRect()
  const drawn = [
    ...[element, element.parentElement, element.closest('article, label, .stepper'), element.closest('.tile')?.firstElementChild].map(
      (drawer) => getComputedStyle(drawer ?? element),
    ),
    getComputedStyle(element, '::after'),
  ]
  const ringed = drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
  return ringed && box.bottom > 0 && box.top < innerHeight
}

/** Expects Tab to stay within the dialog (or the browser's own controls). */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (let stops = 0; stops < 14; stops++) {
    await page.keyboard.press(stops < 7 ? 'Tab' : 'Shift+Tab')
    expect(await dialog.evaluate((box) => document.activeElement === document.body || box.contains(document.activeElement))).toBe(true)
  }
}
