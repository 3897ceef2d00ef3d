import { expect, it } from 'vitest'
import { signZapperCall } from '../engine/signatures.ts'
import { decodeQr } from '../testing/decode-qr.ts'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

const REFERENCE = 'PVA1B2C3D4E5'
const INVOICE = {
  externalReference: REFERENCE,
  siteReference: 'webshop',
  currencyISOCode: 'ZAR',
  amount: 9200,
  lineItems: [],
  origin: 'meerkat',
  createdUTCDate: '2026-01-01T00:00:00Z',
}

function callsOf(apiUrl: string) {
  const invoices = `${apiUrl}/business/api/v1/merchants/41001/sites/52001/invoices`
  const headers = { authorization: 'Bearer pos-token', 'content-type': 'application/json' }
  return {
    create: (accept: string, change: object = {}) =>
      fetch(invoices, { method: 'POST', headers: { ...headers, accept }, body: JSON.stringify({ ...INVOICE, ...change }) }),
    close: (path: string) => fetch(`${invoices}${path}`, { method: 'DELETE', headers }),
    readBack: async (id: string) => {
      const signature = signZapperCall('pos-token', 'pos-key')
      const response = await fetch(`${apiUrl}/zapperpointofsale/api/v2/merchants/41001/sites/52001/payments/${id}`, {
        headers: { siteid: '52001', poskey: 'pos-key', posid: 'shop', signature },
      })
      return (await response.json()) as { statusId: number; data: { ReceiptStatus: number; InvoiceAmount: string }[] }
    },
  }
}

it('draws an invoice as a QR code that a phone reads', async () => {
  const { simulators } = await startTestSimulators()
  const { create } = callsOf(simulators.apiUrl)
  const response = await create('image/svg+xml')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await decodeQr(await response.text())).toBe(`${simulators.pagesUrl}/zapper/${response.headers.get('reference')}`)
  expect(await (await create('text/plain')).text()).toContain(`${simulators.pagesUrl}/zapper/`)
})

it.each([
  ['another currency', { currencyISOCode: 'EUR' }],
  ['an amount in rand', { amount: 92.5 }],
  ['no reference', { externalReference: '' }],
  ['no date', { createdUTCDate: undefined }],
])('refuses %s', async (_why, change) => {
  const { simulators } = await startTestSimulators()
  expect((await callsOf(simulators.apiUrl).create('text/plain', change)).status).toBe(400)
})

it('pays an invoice on the phone and notifies the shop of amount and tip separately', async () => {
  const { simulators, shop } = await startTestSimulators()
  const { create, readBack } = callsOf(simulators.apiUrl)
  const page = await (await create('text/plain')).text()
  expect((await readBack(REFERENCE)).data).toEqual([])
  expect(await (await fetch(page)).text()).toContain('R 92.00')
  expect(await (await fetch(page, { method: 'POST', body: 'outcome=tip' })).text()).toContain('Paid')
  const [notification] = await shop.receive(1)
  expect(JSON.parse(notification?.body ?? '')).toMatchObject({
    status: 1,
    invoiceExternalReference: REFERENCE,
    invoicedAmount: 9200,
    tipAmount: 1000,
    tenderedAmount: 10200,
    siteId: 52001,
  })
  expect((await readBack(REFERENCE)).data).toMatchObject([{ ReceiptStatus: 2, InvoiceAmount: '92.00', TipAmount: '10.00' }])
})

it('reports a declined payment, and lets the shopper try again', async () => {
  const { simulators } = await startTestSimulators()
  const { create, readBack } = callsOf(simulators.apiUrl)
  const page = await (await create('text/plain')).text()
  await fetch(page, { method: 'POST', body: 'outcome=decline' })
  expect((await readBack(REFERENCE)).data).toMatchObject([{ ReceiptStatus: 5 }])
  await fetch(page, { method: 'POST', body: 'outcome=pay' })
  expect((await readBack(REFERENCE)).data).toMatchObject([{ ReceiptStatus: 2 }])
})

it('takes nothing for a closed or expired invoice', async () => {
  const { simulators, advance } = await startTestSimulators()
  const { create, close } = callsOf(simulators.apiUrl)
  const closed = await (await create('text/plain')).text()
  expect((await close(`?externalReference=${REFERENCE}`)).status).toBe(204)
  const late = await (await create('text/plain')).text()
  await advance(60 * 60)
  for (const page of [closed, late])
    expect(await (await fetch(page, { method: 'POST', body: 'outcome=pay' })).text()).toContain('This code has expired')
})

it('gives one session for one request id, and refuses it for another order', async () => {
  const { simulators, shop } = await startTestSimulators()
  const create = async (amount: number) => {
    const headers = { merchantid: '41001', merchantsiteid: '52001', 'x-api-key': 'pos-key', 'content-type': 'application/json' }
    const url = `${shop.url}/order/status`
    const session = {
      requestId: 'r1',
      merchantOrderId: REFERENCE,
      amount,
      currencyISOCode: 'ZAR',
      notificationUrl: url,
      returnUrl: url,
      cancelUrl: url,
      origin: 'meerkat',
    }
    const response = await fetch(`${simulators.apiUrl}/api/v3.1/sessions`, { method: 'POST', headers, body: JSON.stringify(session) })
    return { status: response.status, body: (await response.json()) as { sessionId: string; redirectUrl: string } }
  }
  const first = await create(9200)
  expect((await create(9200)).body).toEqual(first.body)
  expect((await create(9300)).status).toBe(409)
  const paid = await fetch(first.body.redirectUrl, { method: 'POST', body: 'outcome=pay', redirect: 'manual' })
  expect(paid.headers.get('location')).toBe(`${shop.url}/order/status`)
})
