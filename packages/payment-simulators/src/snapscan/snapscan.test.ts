import { expect, it } from 'vitest'
import { signSnapScan } from '../engine/signatures.ts'
import { decodeQr } from '../testing/decode-qr.ts'
import { TEST_KEYS } from '../testing/keys.ts'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

const LINK = '/qr/SimShop1?id=PVA1B2C3D4E5&amount=9200&strict=true'
const AUTHORIZATION = { authorization: `Basic ${Buffer.from('snap-api-key:').toString('base64')}` }

it('draws a code that a phone reads, and refuses return links in the picture', async () => {
  const { simulators } = await startTestSimulators()
  const picture = LINK.replace('SimShop1', 'SimShop1.svg')
  const response = await fetch(`${simulators.apiUrl}${picture}`)
  expect(await decodeQr(await response.text())).toBe(`${simulators.apiUrl}${LINK}`)
  expect((await fetch(`${simulators.apiUrl}${picture}&s_url=https://shop.example`)).status).toBe(403)
  expect((await fetch(`${simulators.apiUrl}${picture}&snap_code_size=501`)).status).toBe(400)
})

it('pays a link once, signs the notification, and lists the payment by reference', async () => {
  const { simulators, shop } = await startTestSimulators()
  const link = `${simulators.apiUrl}${LINK}`
  await fetch(link, { method: 'POST', body: 'outcome=pay' })
  expect(await (await fetch(link, { method: 'POST', body: 'outcome=pay' })).text()).toContain('Already paid')
  const [notification] = await shop.receive(1)
  expect(notification?.headers.authorization).toBe(`SnapScan signature=${signSnapScan(notification?.body ?? '', TEST_KEYS.snapWebhookKey)}`)
  const payload = JSON.parse(new URLSearchParams(notification?.body).get('payload') ?? '')
  expect(payload).toMatchObject({ status: 'completed', requiredAmount: 9200, merchantReference: 'PVA1B2C3D4E5', snapCode: 'SimShop1' })
  const listed = await fetch(`${simulators.apiUrl}/merchant/api/v1/payments?merchantReference=PVA1B2C3D4E5`, { headers: AUTHORIZATION })
  expect(await listed.json()).toEqual([payload])
  const read = await fetch(`${simulators.apiUrl}/merchant/api/v1/payments/${payload.id}`, { headers: AUTHORIZATION })
  expect(await read.json()).toEqual(payload)
})

it('does not let the amount of a strict link be edited', async () => {
  const { simulators } = await startTestSimulators()
  await fetch(`${simulators.apiUrl}${LINK}`)
  expect(await (await fetch(`${simulators.apiUrl}${LINK.replace('9200', '1')}`)).text()).toContain('R 92.00')
})

it('refuses a wrong API key', async () => {
  const { simulators } = await startTestSimulators()
  const response = await fetch(`${simulators.apiUrl}/merchant/api/v1/payments`, { headers: { authorization: 'Basic eDo=' } })
  expect([response.status, await response.json()]).toEqual([401, { message: 'Invalid API key' }])
})
