import { createDecipheriv, createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { TEST_KEYS } from '../testing/keys.ts'
import { startTestSimulators } from '../testing/start-test-simulators.ts'

const FORM = { expiry: '12/40', cvv: '123', holder: 'Test Shopper', do: 'pay' }

it('prepares a checkout whose widget script has exactly the bytes of its integrity value', async () => {
  const { prepareCard, simulators } = await startTestSimulators()
  const { status, body } = await prepareCard('92.00')
  expect(status).toBe(200)
  expect(body.result.code).toBe('000.200.100')
  expect(body.id).toMatch(/^[A-Za-z0-9.-]{32,64}$/)
  const response = await fetch(`${simulators.apiUrl}/v1/paymentWidgets.js?checkoutId=${body.id}`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const script = await response.text()
  expect(body.integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`)
  expect(script).toContain(simulators.framesUrl)
})

it.each([
  ['no decimals', { amount: '92' }],
  ['a comma', { amount: '92,00' }],
  ['a currency that has no entity', { currency: 'USD' }],
  ['the entity of another currency', { entityId: TEST_KEYS.entityEur }],
  ['an unknown payment type', { paymentType: 'XX' }],
  ['a reference that is too long', { merchantTransactionId: 'A'.repeat(17) }],
])('refuses %s', async (_why, wrong) => {
  const { prepareCard } = await startTestSimulators()
  const { status, body } = await prepareCard('92.00', wrong)
  expect([status, body.result.code]).toEqual([400, '200.300.404'])
})

it('refuses a wrong token', async () => {
  const { simulators } = await startTestSimulators()
  const response = await fetch(`${simulators.apiUrl}/v1/checkouts`, { method: 'POST', headers: { authorization: 'Bearer wrong' } })
  expect(response.status).toBe(401)
})

it.each([
  ['4200000000000000', '000.100.110'],
  ['5454545454545454', '000.100.110'],
  ['377777777777770', '000.100.110'],
  ['4200000000000091', '000.100.112'],
  ['4200000000000002', '800.100.152'],
  ['4200000000000010', '000.200.000'],
  ['4200000000000028', '800.100.153'],
  ['4200000000000036', '000.400.010'],
  ['4111111111111112', '000.400.109'],
])('answers the card %s with %s', async (number, code) => {
  const { prepareCard, readCard, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const form = `${simulators.framesUrl}/v1/checkouts/${id}/card-form`
  const answer = await fetch(form, { method: 'POST', body: new URLSearchParams({ ...FORM, number }) })
  expect(await answer.text()).toContain('"finished"')
  expect((await readCard(id)).body.result.code).toBe(code)
})

it('shows what is wrong with a card, and pays nothing', async () => {
  const { prepareCard, readCard, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const typed = { ...FORM, number: '<script>', expiry: '13/40' }
  const page = await (
    await fetch(`${simulators.framesUrl}/v1/checkouts/${id}/card-form`, { method: 'POST', body: new URLSearchParams(typed) })
  ).text()
  expect(page).toContain('Enter a card number of 12 to 19 digits.')
  expect(page).toContain('Enter month and year, such as 12/30.')
  expect(page).toContain('value="&#60;script&#62;"')
  expect((await readCard(id)).body.result.code).toBe('000.200.000')
})

it('answers two status calls a minute and throttles the third', async () => {
  const { prepareCard, readCard, advance } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await readCard(id)
  await readCard(id)
  expect((await readCard(id)).body.result.code).toBe('800.120.100')
  await advance(61)
  expect((await readCard(id)).body.result.code).toBe('000.200.000')
})

it('keeps several transactions on one checkout and shows the last', async () => {
  const { prepareCard, readCard, control, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await control('POST', 'pay', { id, number: '4200000000000002' })
  expect((await readCard(id)).body.result.code).toBe('800.100.152')
  await control('POST', 'pay', { id, number: '4200000000000000' })
  expect((await readCard(id)).body.result.code).toBe('000.100.110')
  const url = `${simulators.apiUrl}/v1/payments?entityId=${TEST_KEYS.entityZar}&merchantTransactionId=PVA1B2C3D4E5`
  const found = (await (await fetch(url, { headers: { authorization: 'Bearer card-token' } })).json()) as {
    payments: { result: { code: string } }[]
  }
  expect(found.payments.map(({ result }) => result.code)).toEqual(['000.100.110', '800.100.152'])
})

it('does not charge a paid checkout again', async () => {
  const { prepareCard, control } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await control('POST', 'pay', { id, number: '4200000000000000' })
  expect(await control('POST', 'pay', { id, number: '4200000000000000' })).toEqual({ kind: 'already-paid' })
})

it('deletes a checkout after 30 minutes, but not its payment', async () => {
  const { prepareCard, readCard, control, advance, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const paid = (await control('POST', 'pay', { id, number: '4200000000000000' })) as unknown as { payment: { id: string } }
  await advance(30 * 60)
  expect((await readCard(id)).body.result.code).toBe('200.300.404')
  const url = `${simulators.apiUrl}/v1/query/${paid.payment.id}?entityId=${TEST_KEYS.entityZar}`
  const body = (await (await fetch(url, { headers: { authorization: 'Bearer card-token' } })).json()) as { amount: string }
  expect(body.amount).toBe('92.00')
})

it('lets a waiting payment go through after 20 seconds', async () => {
  const { prepareCard, readCard, control, advance } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await control('POST', 'pay', { id, number: '4200000000000010' })
  await advance(21)
  expect((await readCard(id)).body.result.code).toBe('000.100.110')
})

it('sends the browser to the bank and back to the shop, and nowhere else', async () => {
  const { prepareCard, readCard, simulators, shop } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const form = `${simulators.framesUrl}/v1/checkouts/${id}/card-form?result=${encodeURIComponent('https://elsewhere.example/de/order/status')}`
  await fetch(form)
  const page = await (await fetch(form, { method: 'POST', body: new URLSearchParams({ ...FORM, number: '4200000000000042' }) })).text()
  const payment = /"payment":"([A-Za-z0-9]+)"/.exec(page)?.[1]
  const bank = await fetch(`${simulators.pagesUrl}/3ds/${payment}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
    redirect: 'manual',
  })
  const target = new URL(bank.headers.get('location') ?? '')
  expect(target.origin + target.pathname).toBe(`${shop.url}/de/order/status`)
  expect(target.searchParams.get('id')).toBe(id)
  expect(target.searchParams.get('resourcePath')).toBe(`/v1/checkouts/${id}/payment`)
  expect((await readCard(id)).body.result.code).toBe('000.100.110')
})

it('calls the return address itself when the shopper left without paying', async () => {
  const { prepareCard, simulators, shop, advance } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await fetch(`${simulators.framesUrl}/v1/checkouts/${id}/card-form?result=${encodeURIComponent(`${shop.url}/order/status`)}`)
  await advance(29 * 60 + 1)
  const [call] = await shop.receive(1)
  expect(call?.method).toBe('GET')
  expect(call?.path).toContain(`id=${id}`)
  expect(call?.headers['cookie']).toBeUndefined()
})

it('encrypts notifications', async () => {
  const { prepareCard, control, shop } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  await control('POST', 'pay', { id, number: '4200000000000000' })
  const [notification] = await shop.receive(1)
  const iv = Buffer.from(String(notification?.headers['x-initialization-vector']), 'hex')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(TEST_KEYS.cardWebhookKeyHex, 'hex'), iv, { authTagLength: 16 })
  decipher.setAuthTag(Buffer.from(String(notification?.headers['x-authentication-tag']), 'hex'))
  const plain = Buffer.concat([decipher.update(Buffer.from(notification?.body ?? '', 'hex')), decipher.final()]).toString()
  expect(JSON.parse(plain)).toMatchObject({
    type: 'PAYMENT',
    payload: {
      paymentType: 'DB',
      amount: '92.00',
      currency: 'ZAR',
      merchantTransactionId: 'PVA1B2C3D4E5',
      result: { code: '000.100.110' },
    },
  })
})

it('refunds in parts, and never more than was paid', async () => {
  const { prepareCard, control, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('92.00')).body
  const paid = (await control('POST', 'pay', { id, number: '4200000000000000' })) as unknown as { payment: { id: string } }
  const refund = async (amount: string) => {
    const body = new URLSearchParams({ entityId: TEST_KEYS.entityZar, paymentType: 'RF', currency: 'ZAR', amount })
    const response = await fetch(`${simulators.apiUrl}/v1/payments/${paid.payment.id}`, {
      method: 'POST',
      headers: { authorization: 'Bearer card-token' },
      body,
    })
    return ((await response.json()) as { result: { code: string } }).result.code
  }
  expect(await refund('30.00')).toBe('000.100.110')
  expect(await refund('62.01')).toBe('700.400.200')
  expect(await refund('62.00')).toBe('000.100.110')
  expect(await refund('0.01')).toBe('700.400.200')
})

it('reports amounts with magic endings wrongly, and fails to prepare one', async () => {
  const { prepareCard, readCard, control } = await startTestSimulators()
  const report = async (amount: string) => {
    const { id } = (await prepareCard(amount)).body
    await control('POST', 'pay', { id, number: '4200000000000000' })
    const { body } = await readCard(id)
    return [body.amount, body.currency]
  }
  expect(await report('10.66')).toEqual(['10.65', 'ZAR'])
  expect(await report('10.77')).toEqual(['10.77', 'EUR'])
  expect((await prepareCard('10.37')).status).toBe(500)
})

it('takes the money of an amount that ends in .13 and does not answer the next status call', async () => {
  const { prepareCard, readCard, control, simulators } = await startTestSimulators()
  const { id } = (await prepareCard('10.13')).body
  await control('POST', 'pay', { id, number: '4200000000000000' })
  const url = `${simulators.apiUrl}/v1/checkouts/${id}/payment?entityId=${TEST_KEYS.entityZar}`
  const answer = fetch(url, { headers: { authorization: 'Bearer card-token' }, signal: AbortSignal.timeout(300) })
  await expect(answer).rejects.toThrow('timeout')
  expect((await readCard(id)).body.result.code).toBe('000.100.110')
})
