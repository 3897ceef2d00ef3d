import type { Page } from '@playwright/test'

/** Where the tag manager of `other-settings.json` comes from. */
export const TAGS = 'https://www.googletagmanager.com'

export interface TrackedEvent {
  readonly event: string
}

/** Replaces the tag manager with a script that records in the data layer that it ran. Returns a function that counts its requests. */
export async function serveTagManager(page: Page): Promise<() => number> {
  let loads = 0
  await page.route(`${TAGS}/**`, (route) => {
    loads++
    return route.fulfill({ contentType: 'text/javascript', body: "dataLayer.push({ event: 'tag manager ran' })" })
  })
  return () => loads
}

/** What the data layer of the open document has; null when the document has none. */
export async function readEvents(page: Page): Promise<TrackedEvent[] | null> {
  return page.evaluate(() => (window as { dataLayer?: TrackedEvent[] }).dataLayer ?? null)
}

export async function readNames(page: Page): Promise<string[]> {
  return ((await readEvents(page)) ?? []).map(({ event }) => event)
}

/** Runs in the page: what makes a control stand out. */
export function lookOf(controls: Element[]): string[] {
  return controls.map((control) => {
    const { backgroundColor, color, border, fontSize, fontWeight, height } = getComputedStyle(control)
    return [backgroundColor, color, border, fontSize, fontWeight, height].join(' ')
  })
}
