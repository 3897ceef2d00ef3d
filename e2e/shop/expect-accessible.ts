import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing on the page as it is, in light and in dark: everything in the first, then what colours decide in the second. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page)
  expect.soft(await findViolations(new AxeBuilder({ page }).withTags(WCAG)), `axe on ${page.url()}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSettled(page)
  const dark = new AxeBuilder({ page }).withRules(['color-contrast'])
  expect.soft(await findViolations(dark), `axe on ${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Colours on their way from one state to another are nobody's colours, and what is being asked for stands back until it is known. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // One that runs for ever, or off screen, has no end to wait for.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
}

/** Runs in the page. */
function countMoving(): number {
  return document.getAnimations().filter(({ playState, effect }) => {
    const { endTime = 0, progress } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && progress !== null && Number(endTime) < 2000
  }).length
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}
