import { expect, it } from 'vitest'
import { signYoco } from '../engine/signatures.ts'
import { TEST_KEYS } from '../testing/keys.ts'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

interface Body {
  readonly id: string
  readonly redirectUrl: string
  readonly status: string
  readonly amount: number
  readonly paymentId: string | null
}

async function start() {
  const started = await startTestSimulators()
  const { apiUrl } = started.simulators
  const { url } = started.shop
  const call = async (method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) => {
    const headers = { authorization: 'Bearer sk_test_sim', 'content-type': 'application/json', ...more }
    const response = await fetch(`${apiUrl}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    return { status: response.status, body: (await response.json().catch(() => null)) as Body }
  }
  const create = (key: string, change: object = {}) => {
    const body = {
      amount: 9200,
      currency: 'ZAR',
      successUrl: `${url}/yes`,
      cancelUrl: `${url}/back`,
      failureUrl: `${url}/no`,
      metadata: { reference: 'PVA1B2C3D4E5' },
      ...change,
    }
    return call('POST', '/api/checkouts', body, { 'idempotency-key': key })
  }
  const choose = async (page: string, outcome: string) => {
    const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    return response.headers.get('location')
  }
  return { ...started, call, create, choose, url }
}

it('gives the same checkout for the same key, and a conflict for another body', async () => {
  const { create } = await start()
  const first = await create('k1')
  expect(first.body.id).toMatch(/^ch_\w{24}$/)
  expect((await create('k1')).body).toEqual(first.body)
  expect((await create('k1', { amount: 9300 })).status).toBe(409)
  expect((await create('k2')).body.id).not.toBe(first.body.id)
})

it.each([
  ['another currency', { currency: 'EUR' }],
  ['cents with decimals', { amount: 92.5 }],
  ['a return address without a scheme', { successUrl: '/yes' }],
  ['metadata that are not text', { metadata: { attempt: 1 } }],
])('refuses %s', async (_why, change) => {
  const { create } = await start()
  expect((await create('k', change)).status).toBe(422)
})

it.each([
  ['pay', '/yes', 'completed'],
  ['decline', '/no', 'started'],
  ['wait', '/yes', 'processing'],
  ['cancel', '/back', 'created'],
])('leads the browser on after %s', async (outcome, path, status) => {
  const { create, choose, call, url } = await start()
  const { id, redirectUrl } = (await create('k')).body
  expect(await choose(redirectUrl, outcome)).toBe(`${url}${path}`)
  expect((await call('GET', `/api/checkouts/${id}`)).body.status).toBe(status)
})

it('leads over the bank, which may refuse', async () => {
  const { create, choose, url } = await start()
  const { redirectUrl } = (await create('k')).body
  const bank = await choose(redirectUrl, 'challenge')
  expect(bank).toContain('/3ds/')
  const response = await fetch(bank ?? '', { method: 'POST', body: 'answer=refuse', redirect: 'manual' })
  expect(response.headers.get('location')).toBe(`${url}/no`)
})

it('signs its events and delivers them again until the shop accepts, each time with a new timestamp', async () => {
  const { create, choose, shop } = await start()
  shop.refuseNext(503, 500)
  const { id, redirectUrl } = (await create('k')).body
  await choose(redirectUrl, 'pay')
  const events = (await shop.receive(3)).filter(({ path }) => path === '/yoco')
  expect(new Set(events.map(({ body }) => body)).size).toBe(1)
  for (const { headers, body } of events) {
    const parts = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body }
    expect(headers['webhook-signature']).toBe(signYoco(parts, TEST_KEYS.yocoWebhookSecret))
  }
  expect(JSON.parse(events[0]?.body ?? '')).toMatchObject({
    type: 'payment.succeeded',
    payload: { amount: 9200, currency: 'ZAR', mode: 'test', metadata: { checkoutId: id, reference: 'PVA1B2C3D4E5' } },
  })
})

it('registers, lists and forgets webhook addresses, and shows the secret once', async () => {
  const { call, url } = await start()
  const made = (await call('POST', '/api/webhooks', { name: 'shop', url: `${url}/other` })).body as unknown as {
    id: string
    secret: string
  }
  expect(made.secret).toMatch(/^whsec_/)
  const listed = (await call('GET', '/api/webhooks')).body as unknown as { subscriptions: { id: string }[] }
  expect(JSON.stringify(listed)).not.toContain('whsec_')
  expect(listed.subscriptions.map(({ id }) => id)).toEqual(['sub_start', made.id])
  expect((await call('DELETE', `/api/webhooks/${made.id}`)).status).toBe(204)
})

it('refunds once for one key', async () => {
  const { create, choose, call, control } = await start()
  const { id, redirectUrl } = (await create('k')).body
  await choose(redirectUrl, 'pay')
  const refund = () => call('POST', `/api/checkouts/${id}/refund`, { amount: 5000 }, { 'idempotency-key': 'r1' })
  expect((await refund()).body).toEqual((await refund()).body)
  const { refunds } = (await control('GET', 'ledger')) as unknown as { refunds: Record<string, { cents: number }> }
  expect(Object.values(refunds).map(({ cents }) => cents)).toEqual([5000])
  expect((await call('POST', `/api/checkouts/${id}/refund`, { amount: 4201 })).status).toBe(409)
})
