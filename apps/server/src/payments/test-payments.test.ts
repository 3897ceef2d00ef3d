import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createHost } from '../host/create-host.ts'
import { mountTestPayments } from './mount-test-payments.ts'
import { startTestPayments } from './start-test-payments.ts'

const CASH = { minCents: 100, maxCents: 90_000, openPerDay: 3, confirmAboveCents: 50_000, confirmMs: 1000, feeCents: 0 }

async function openDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-payments-'))
  const { simulators, config } = await startTestPayments({ publicUrl: 'http://shop.example', dataDir, payments: { cash: CASH } })
  const host = createHost({ log: pino({ level: 'silent' }), hsts: null, trustedProxies: 0 })
  mountTestPayments(host, simulators)
  onTestFinished(async () => {
    await host.close()
    await simulators.close()
    rmSync(dataDir, { recursive: true })
  })
  return { host, config, variables: simulators.environment, simulators }
}

async function prepare({ variables }: Awaited<ReturnType<typeof openDemo>>): Promise<string> {
  const response = await fetch(`${variables['PEACH_BASE_URL']}/v1/checkouts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables['PEACH_ACCESS_TOKEN']}` },
    body: new URLSearchParams({
      entityId: variables['PEACH_ENTITY_ID_ZAR'] ?? '',
      amount: '92.00',
      currency: 'ZAR',
      paymentType: 'DB',
      merchantTransactionId: 'PVA1B2C3D4E5',
    }),
  })
  return ((await response.json()) as { id: string }).id
}

it('keeps the limits of the amount for cash on delivery, and lets everybody order with the same address', async () => {
  expect((await openDemo()).config.cash).toEqual({ ...CASH, openPerDay: null })
})

it('gives the card form a separate origin, although its address is below that of the shop', async () => {
  const demo = await openDemo()
  const url = `/test-payments/frames/v1/checkouts/${await prepare(demo)}/card-form`
  const page = await demo.host.inject({ url, headers: { cookie: 'session=secret' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms;/)
  // Browsers refuse a sandboxed document with an opener policy, and a sandboxed page is never of the same origin as its frames.
  expect(page.headers).not.toHaveProperty('cross-origin-opener-policy')
  expect(page.headers).not.toHaveProperty('x-frame-options')
})

it('forwards the fields of a form, and the answer that leads to the next page', async () => {
  const demo = await openDemo()
  const url = `/test-payments/frames/v1/checkouts/${await prepare(demo)}/card-form`
  const typed = new URLSearchParams({ number: '4200000000000042', expiry: '12/40', cvv: '123', holder: 'Test', do: 'pay' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await demo.host.inject({ method: 'POST', url, headers, payload: typed.toString() })
  expect(answer.body).toContain('"challenge"')
})

it('shows the pages of the simulators in the language of the browser', async () => {
  const { host } = await openDemo()
  const page = await host.inject({ url: '/test-payments/pages/3ds/none', headers: { 'accept-language': 'de-DE,de;q=0.9' } })
  expect(page.body).toContain('Unbekannte Zahlung')
})

it('serves the widget script with the addresses that the browser can reach, and no control call', async () => {
  const demo = await openDemo()
  const script = await demo.host.inject({ url: `/test-payments/pages/v1/paymentWidgets.js?checkoutId=${await prepare(demo)}` })
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('http://shop.example/test-payments/frames/')
  for (const part of ['pages', 'frames']) expect((await demo.host.inject(`/test-payments/${part}/_control/ledger`)).statusCode).toBe(404)
})

it('makes new credentials at each start', async () => {
  const [first, second] = [await openDemo(), await openDemo()]
  for (const name of ['PEACH_ACCESS_TOKEN', 'YOCO_SECRET_KEY', 'SNAPSCAN_API_KEY', 'ZAPPER_API_TOKEN'])
    expect(first.variables[name]).not.toBe(second.variables[name])
  expect(first.config.webhookSecrets).not.toEqual(second.config.webhookSecrets)
})

it('configures every provider, in a mode in which no money moves', async () => {
  const { config } = await openDemo()
  expect(config.mode).toBe('sim')
  expect(config.providers.map(({ definition }) => definition.name).toSorted()).toEqual(['peach', 'snapscan', 'yoco', 'zapper'])
})
