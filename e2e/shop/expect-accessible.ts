import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no axe violations on the current page: all rules in the light theme, the contrast rule in the dark one as well. */
export async function expectAccessible(page: Page): Promise<void> {
  // A message that fades away while axe looks would fail the contrast rule.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectSettled(page)
  expect.soft(await findViolations(page, WCAG), `axe on ${page.url()}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSettled(page)
  expect.soft(await findViolations(page, ['color-contrast']), `axe on ${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** Waits for running transitions and loading states: both show intermediate colours that would fail the contrast rule. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .account .skeleton')).toHaveCount(0)
  // Endless and off-screen animations never finish and are ignored.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
}

/** Runs in the page. */
function countMoving(): number {
  return document.getAnimations().filter(({ playState, effect }) => {
    const { endTime = 0, progress } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && progress !== null && Number(endTime) < 2000
  }).length
}

/** Runs axe inside the page, without the frame of a payment provider: its Playwright adapter takes four times as long. */
async function findViolations(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, runOnly)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}

/** Runs in the page. */
async function runAxe(runOnly: string[]): Promise<axe.Result[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'], iframes: false })
  return violations
}
