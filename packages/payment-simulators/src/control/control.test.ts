import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startSimulators } from '../start.ts'
import { TEST_KEYS } from '../testing/keys.ts'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

it('is closed to callers without the token', async () => {
  const { simulators } = await startTestSimulators()
  for (const headers of [{}, { authorization: 'Bearer contro1' }])
    expect((await fetch(`${simulators.controlUrl}/ledger`, { headers })).status).toBe(401)
})

it.each(['http500', 'junk', 'reset', 'timeoutAfterCommit'])('injects %s once', async (kind) => {
  const { simulators, control, prepareCard } = await startTestSimulators()
  await control('POST', 'faults', { kind, provider: 'card' })
  // Only the answer that never arrives is given up.
  const limitMs = kind === 'timeoutAfterCommit' ? 300 : 20_000
  const call = fetch(`${simulators.apiUrl}/v1/resultcodes`, { signal: AbortSignal.timeout(limitMs) })
  const seen = await call.then(
    async (response) => `${response.status} ${(await response.text()).slice(0, 6)}`,
    () => 'no answer',
  )
  expect(seen).toBe({ http500: '500 <h1>In', junk: '200 <html>' }[kind] ?? 'no answer')
  expect((await prepareCard('92.00')).status).toBe(200)
})

it('keeps the effect of a call whose answer is lost', async () => {
  const { control, prepareCard } = await startTestSimulators()
  await control('POST', 'faults', { kind: 'timeoutAfterCommit', provider: 'card' })
  void prepareCard('92.00').catch(() => null)
  await expect.poll(async () => Object.keys((await control('GET', 'ledger'))['checkouts'] as object)).toHaveLength(1)
})

it('sends a notification several times, early, or not at all', async () => {
  const { control, prepareCard, shop } = await startTestSimulators()
  const payOne = async (kind: string, count?: number) => {
    await control('POST', 'faults', { kind, provider: 'card', count })
    const { id } = (await prepareCard('92.00')).body
    await control('POST', 'pay', { id, number: '4200000000000000' })
  }
  await payOne('dropWebhook')
  await payOne('earlyWebhook')
  // It had arrived before the payment was answered.
  expect(shop.received).toHaveLength(1)
  await payOne('duplicateWebhook', 4)
  expect(await shop.receive(6)).toHaveLength(6)
})

it('sends notifications that a shop must refuse', async () => {
  const { control, prepareCard, shop } = await startTestSimulators()
  await control('POST', 'faults', { kind: 'truncatedTag', provider: 'card' })
  const { id } = (await prepareCard('92.00')).body
  await control('POST', 'pay', { id, number: '4200000000000000' })
  const [notification] = await shop.receive(1)
  expect(notification?.headers['x-authentication-tag']).toHaveLength(8)
})

it('refuses a fault that it does not know', async () => {
  const { control } = await startTestSimulators()
  expect(String((await control('POST', 'faults', { kind: 'fire' }))['message'])).toContain('kind must be one of delay')
})

it('writes down what the shop called', async () => {
  const { control, prepareCard } = await startTestSimulators()
  await prepareCard('92.00')
  const { requests } = (await control('GET', 'log')) as unknown as { requests: { method: string; path: string; body: string }[] }
  expect(requests).toMatchObject([{ method: 'POST', path: '/v1/checkouts', status: 200 }])
})

it('keeps payments and pending notifications after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simulators-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledgerFile = join(folder, 'ledger.json')
  // Notifications wait long enough to be still due after the restart.
  const first = await startTestSimulators({ ledgerFile, timeScale: 1000 })
  const { id } = (await first.prepareCard('92.00')).body
  await first.control('POST', 'pay', { id, number: '4200000000000000' })
  await first.simulators.close()
  const again = await startSimulators({ shopUrl: first.shop.url, ledgerFile, keys: TEST_KEYS, timeScale: 0, controlToken: 'control' })
  const headers = { authorization: 'Bearer card-token' }
  const status = await fetch(`${again.apiUrl}/v1/checkouts/${id}/payment?entityId=${TEST_KEYS.entityZar}`, { headers })
  expect(((await status.json()) as { amount: string }).amount).toBe('92.00')
  const body = JSON.stringify({ advanceSeconds: 1001 })
  await fetch(`${again.controlUrl}/clock`, { method: 'POST', headers: { authorization: 'Bearer control' }, body })
  expect(await first.shop.receive(1)).toHaveLength(1)
  await again.close()
})

it('charges back a card payment', async () => {
  const { control, prepareCard, readCard } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const { payment } = (await control('POST', 'pay', { id, number: '4200000000000000' })) as { payment: { id: string } }
  await control('POST', 'chargeback', { payment: payment.id })
  expect((await readCard(id)).body.result.code).toMatch(/^000\.100\.2/)
})
