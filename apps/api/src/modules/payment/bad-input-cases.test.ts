import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aLine } from '../../testing/a-shopper.ts'
import { openPaymentShop } from '../../testing/open-payment-shop.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'
import { webhookPath } from './config/payment-config.ts'

const { shop, mailsOf } = await openPaymentCases()

describe('bad input', () => {
  const webhook = async (name: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
    const path = webhookPath({ webhookSecrets: shop.webhookSecrets }, name)
    return shop.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json', ...headers } })
  }

  it.each(['peach', 'snapscan', 'yoco', 'zapper'])('18: refuses what %s did not send, and stores nothing', async (name) => {
    const before = await shop.count('select count(*) from payment_event')
    const bodies = ['', '{}', 'null', 'zz', '{"encryptedBody":"zz"}', 'payload=%7B%7D', '[1]', '"x"', '\u0000']
    for (const body of bodies) expect((await webhook(name, body)).statusCode).toBe(401)
    const headers = { 'x-initialization-vector': '00'.repeat(12), 'x-authentication-tag': 'abcd1234' }
    expect((await webhook(name, 'abcdef', headers)).statusCode).toBe(401)
    const large = await webhook(name, Buffer.alloc(10 * 1024 * 1024, 65))
    expect(large.statusCode).toBe(413)
    expect(large.body).not.toContain('at ')
    expect(await shop.count('select count(*) from payment_event')).toBe(before)
  })

  it('18: a wrong key and a cut tag are refused, and the payment is settled by polling', async () => {
    for (const kind of ['wrongKey', 'truncatedTag']) {
      await shop.control('POST', 'faults', { kind, provider: 'card', times: 5000 })
      const begun = await shop.begin('card')
      await shop.pay(begun)
      await shop.settle()
      expect(await shop.count('select count(*) from payment_event where attempt_id = $1', [begun.attemptId])).toBe(0)
      await shop.control('DELETE', 'faults')
      await shop.elapse(121)
      await shop.settle()
      expect((await shop.status(begun)).state).toBe('paid')
    }
  })

  it('18: a wrong path token is 404', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/webhooks/peach/${'0'.repeat(64)}`, payload: 'x' })
    expect(answer.statusCode).toBe(404)
  })

  it('21: a resource path that leads elsewhere is answered 400, and no call is made', async () => {
    const begun = await shop.begin('card')
    const asked = async () => JSON.stringify(await shop.control('GET', 'log')).split('/v1/checkouts/').length
    const before = await asked()
    const id = begun.checkoutId ?? ''
    const paths = [
      '@evil.test/',
      '//evil.test',
      `/v1/checkouts/${id}/payment/..`,
      `/v1/checkouts/${id}x/payment`,
      'https://evil.test/v1',
      `/v1/checkouts/${id}/payment?x=1`,
      '',
    ]
    for (const path of paths) {
      const answer = await shop.shopper.get(`/api/peach/process-order?id=${id}&resourcePath=${encodeURIComponent(path)}`)
      expect({ path, code: answer.code }).toEqual({ path, code: 400 })
    }
    for (const other of ['0'.repeat(32), '../../x', `${id}0`, '']) {
      const answer = await shop.shopper.get(`/api/peach/process-order?id=${encodeURIComponent(other)}`)
      expect(answer.code).toBe(400)
    }
    expect(await asked()).toBe(before)
  })

  it('22: the id of a checkout or an attempt alone reveals nothing but the state', async () => {
    const begun = await shop.begin('card')
    expect((await shop.shopper.get(`/api/peach/process-order?id=${begun.checkoutId}`)).result).toEqual({ state: 'pending' })
    expect((await shop.shopper.get(`/api/payment/status?attempt=${begun.attemptId}`)).result).toEqual({ state: 'pending' })
    const guess = await shop.shopper.get(`/api/payment/status?attempt=${begun.attemptId}&checkoutReference=guessed`)
    expect(guess.result).toEqual({ state: 'pending' })
  })

  it('22: one IP address may request the state of a checkout 30 times a minute', async () => {
    const limited = await openPaymentShop({ rateLimits: true })
    onTestFinished(() => limited.close())
    const answers = []
    for (let call = 0; call < 31; call += 1) answers.push((await limited.shopper.get(`/api/peach/process-order?id=${'0'.repeat(32)}`)).code)
    expect(answers.filter((code) => code === 400)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })

  it('refuses another amount on every path, without calling a provider', async () => {
    const pending = await shop.save()
    const { checkoutReference, grandTotal, currency } = pending
    const request = { checkoutReference, grandTotal: grandTotal - 0.01, currency, clientRequestId: randomUUID() }
    expect((await shop.shopper.post('/api/peach/checkoutid', { checkoutReference, grandTotal: grandTotal + 0.01 })).code).toBe(409)
    for (const method of ['zapper', 'snapscan', 'yoco', 'cashondelivery'])
      expect((await shop.shopper.post('/api/payment/execute', { method, ...request })).code).toBe(409)
    expect((await shop.shopper.post('/api/ext/yoco/create-checkout', { method: 'yoco', ...request })).code).toBe(409)
    const euro = { ...request, grandTotal, currency: 'EUR', method: 'zapper' }
    expect((await shop.shopper.post('/api/payment/execute', euro)).code).toBe(409)
    expect(
      await shop.count('select count(*) from payment_attempt a join pending_order p using (order_id) where p.checkout_reference = $1', [
        checkoutReference,
      ]),
    ).toBe(0)
  })

  it('24: repeated and concurrent requests lead to one attempt and one order', async () => {
    const fields = { order_id: 'offline-order-1', products: [aLine('TICK-COLLAR')] }
    const [one, two] = await Promise.all([shop.save(fields), shop.save(fields)])
    expect(two.checkoutReference).toBe(one.checkoutReference)
    const { checkoutReference, grandTotal, currency } = one
    const request = { method: 'yoco', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper.post('/api/ext/yoco/create-checkout', request)))
    expect(new Set(answers.map(({ result }) => (result as { attemptId: string }).attemptId)).size).toBe(1)
  })
})

describe('methods without a provider', () => {
  it('place a pending order with cash on delivery, once, and close other attempts', async () => {
    const pending = await shop.save()
    await shop.beginFor('zapper', pending)
    const { checkoutReference, grandTotal, currency } = pending
    const request = { method: 'cashondelivery', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    const [first, second] = [
      await shop.shopper.post('/api/payment/execute', request),
      await shop.shopper.post('/api/payment/execute', request),
    ]
    expect(first).toMatchObject({ code: 200, result: { state: 'pending', order: { orderNumber: expect.any(String) } } })
    expect(second.result).toEqual(first.result)
    const id = (first.result as { order: { backendOrderId: string } }).order.backendOrderId
    expect(await mailsOf(id)).toBe(1)
    expect(
      await shop.count(
        "select count(*) from sales_order where id = $1 and status = 'pending' and paid_at is null and payment_method_code = 'cashondelivery'",
        [id],
      ),
    ).toBe(1)
  })

  it('a cart of services only can be paid online, not in cash', async () => {
    const begun = await shop.begin('yoco', { products: [aLine('TELE-VET')] })
    const { checkoutReference, grandTotal, currency } = begun.pending
    const cash = { method: 'cashondelivery', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    expect(await shop.shopper.post('/api/payment/execute', cash)).toMatchObject({ code: 400 })
    await shop.pay(begun)
    await shop.settle()
    const { order } = await shop.status(begun)
    expect(
      await shop.count("select count(*) from sales_order where id = $1 and status = 'complete' and paid_at is not null", [
        order?.backendOrderId,
      ]),
    ).toBe(1)
  })
})
