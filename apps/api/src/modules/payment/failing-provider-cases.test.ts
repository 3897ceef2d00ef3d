import { describe, expect, it } from 'vitest'
import { aLine } from '../../testing/a-shopper.ts'
import { METHODS } from '../../testing/open-payment-shop.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'

const { shop, mailsOf } = await openPaymentCases()

describe('a provider that fails', () => {
  it('13: answers 503 when it is down at the beginning, keeps the reservation, and leaves other methods usable', async () => {
    const pending = await shop.save({ products: [aLine('LITTER-5KG')] })
    const before = await shop.stockOf('LITTER-5KG')
    await shop.control('POST', 'faults', { kind: 'http500', provider: 'card', times: 9 })
    const { checkoutReference, grandTotal } = pending
    expect(await shop.shopper.post('/api/peach/checkoutid', { checkoutReference, grandTotal })).toMatchObject({
      code: 503,
      result: expect.any(String),
    })
    expect(await shop.stockOf('LITTER-5KG')).toBe(before)
    await shop.control('DELETE', 'faults')
    const begun = await shop.beginFor('zapper', pending)
    await shop.pay(begun)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
  })

  it('13: a method whose provider keeps failing is marked as unavailable, and comes back', async () => {
    const available = async () => {
      const offers = (await shop.shopper.get('/api/payment/methods')).result as { code: string; available: boolean }[]
      return Object.fromEntries(offers.map((offer) => [offer.code, offer.available]))
    }
    await shop.control('POST', 'faults', { kind: 'http500', provider: 'yoco', seconds: 10 })
    for (let failed = 0; failed < 5; failed += 1) await expect(shop.begin('yoco')).rejects.toThrow('503')
    expect(await available()).toMatchObject({ yoco: false, card: true, zapper: true, snapscan: true })
    await shop.elapse(16)
    expect(await available()).toMatchObject({ yoco: true })
  })

  describe.each([
    { why: '14: junk', fault: { kind: 'junk', seconds: 60 } },
    { why: '15: a connection that ends after the money moved', fault: { kind: 'reset', times: 9 } },
  ])('$why', ({ fault }) => {
    it.each(METHODS)('leaves a payment by %s pending, and it is paid later', async (method) => {
      const begun = await shop.begin(method)
      await shop.control('POST', 'faults', { kind: 'dropWebhook', times: 9 })
      await shop.pay(begun)
      await shop.control('POST', 'faults', fault)
      await shop.status(begun, '&ask=1')
      expect((await shop.status(begun)).state).toBe('pending')
      await shop.control('DELETE', 'faults')
      await shop.elapse(121)
      await shop.settle()
      expect((await shop.status(begun)).state).toBe('paid')
    })
  })

  it.each(METHODS)('16: %s is settled after a process was killed between the answer of the provider and the commit', async (method) => {
    const begun = await shop.begin(method)
    await shop.control('POST', 'faults', { kind: 'dropWebhook', times: 9 })
    await shop.pay(begun)
    await shop.elapse(121)
    shop.loseNextCommit()
    await expect(shop.settle()).rejects.toThrow('killed')
    expect((await shop.status(begun)).state).toBe('pending')
    await shop.elapse(6 * 60)
    await shop.settle()
    const { state, order } = await shop.status(begun)
    expect(state).toBe('paid')
    expect(await mailsOf(order?.backendOrderId)).toBe(1)
  })

  it('declines are shown, the goods are released, and the same order can be paid again', async () => {
    const before = await shop.stockOf('TICK-COLLAR')
    const pending = await shop.save()
    const declined = await shop.beginFor('card', pending)
    await shop.pay(declined, { number: '4200000000000002' })
    await shop.settle()
    expect(await shop.status(declined)).toMatchObject({ state: 'failed', reason: 'declined', canRetry: true })
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
    const again = await shop.beginFor('yoco', pending)
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before - 1)
    await shop.pay(again)
    await shop.settle()
    expect(await shop.status(again)).toMatchObject({ state: 'paid' })
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before - 1)
  })
})
