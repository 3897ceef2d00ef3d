import { expect, type Page } from '@playwright/test'

/** Measurements differ by fractions of a pixel. */
const NOTICEABLE = 0.02

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Element | null }[]
}

/** Call it before the first page: from then on every page records what moves without an action of the shopper. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push(`${value} ${sources.map(({ node }) => node?.className).join(', ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that nothing has moved on this page since it was opened. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect(sum, shifts.join('\n')).toBeLessThan(NOTICEABLE)
}
