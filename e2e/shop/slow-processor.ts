import type { Page } from '@playwright/test'

/** A phone's processor: a quarter of this one's speed. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
