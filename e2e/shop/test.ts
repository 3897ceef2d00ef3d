import { test as base, expect, type Page } from '@playwright/test'
import { recordNotices } from './notices.ts'

export { expect }

/** What Chromium says about a request that a cut network or a stopped server has left without an answer. */
export const NO_ANSWER = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)/

export interface FaultWatch {
  /** Console messages that this journey provokes on purpose, such as the browser's message about a 404. */
  expectFault(pattern: RegExp): void
  /** Watches a further tab or window. */
  watch(page: Page): void
}

/** Fails the journey on console errors, failed requests and content security policy violations. */
export const test = base.extend<{ faults: FaultWatch }>({
  context: async ({ context }, use) => {
    await context.addInitScript(recordNotices)
    await use(context)
  },
  faults: [
    async ({ page }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const note = (fault: string) => seen.push(fault)
      const watch = (tab: Page) => watchPage(tab, note)
      watch(page)
      await use({ expectFault: (pattern) => expected.push(pattern), watch })
      const faults = seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
      expect(faults, 'nothing complains in the console or on the network').toEqual([])
    },
    { auto: true },
  ],
})

/** Logged by Playwright in journeys that run with `serviceWorkers: 'block'`; not a fault of the shop. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

function watchPage(page: Page, note: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.text().startsWith(BLOCKED)) return
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`thrown: ${error.stack ?? error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation aborts open requests; content policy violations are reported through the console.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`${reason}: ${request.url()}`)
  })
}
