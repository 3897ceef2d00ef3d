import { expect, it } from 'vitest'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

/** docs/decisions/0044-simulators-run-beside-the-demo-shop.md */
it('gives every page an origin of its own, and allows no other script than its own', async () => {
  const { simulators, prepareCard } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const pages = [
    `${simulators.framesUrl}/v1/checkouts/${id}/card-form`,
    `${simulators.pagesUrl}/checkout/none`,
    `${simulators.pagesUrl}/zapper/none`,
  ]
  for (const address of pages) {
    const response = await fetch(address)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms;/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toMatch(/script-src 'nonce-[^']+';/)
    expect(await response.text()).toContain('Test mode')
  }
})

it('serves the card form on another origin than the hosted pages and the API', async () => {
  const { simulators } = await startTestSimulators()
  expect(new Set([simulators.apiUrl, simulators.framesUrl, simulators.pagesUrl]).size).toBe(3)
  expect((await fetch(`${simulators.apiUrl}/v1/checkouts/x/card-form`)).status).toBe(404)
})

it('uses the public addresses of a server in front in everything that browsers get', async () => {
  const front = { frames: 'https://shop.example/test-payments/frames', pages: 'https://shop.example/test-payments/pages' }
  const { simulators, prepareCard } = await startTestSimulators({ browserUrls: front })
  const { id } = (await prepareCard('92.00')).body
  const script = await (await fetch(`${simulators.apiUrl}/v1/paymentWidgets.js?checkoutId=${id}`)).text()
  expect(script).toContain(`${front.frames}/v1/checkouts/${id}/card-form`)
  expect(script).not.toContain('127.0.0.1')
  expect(simulators.environment['PAYMENT_SIM_BROWSER_URL']).toBe(front.pages)
  expect(simulators.environment['PEACH_BASE_URL']).toBe(simulators.apiUrl)
})
