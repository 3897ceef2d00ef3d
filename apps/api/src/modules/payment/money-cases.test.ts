import { describe, expect, it } from 'vitest'
import { aLine } from '../../testing/a-shopper.ts'
import { METHODS } from '../../testing/open-payment-shop.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'

const { shop, mailsOf, stateOf, readLedger } = await openPaymentCases()

describe('a payment that does not match its attempt', () => {
  it.each(METHODS)('7: another amount from %s needs a person, and nothing is sent', async (method) => {
    const begun = await shop.begin(method)
    await shop.control('POST', 'faults', { kind: 'mutateAmount', seconds: 600 })
    await shop.pay(begun)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('review')
    expect(
      await shop.count('select count(*) from pending_order where checkout_reference = $1 and state = $2', [
        begun.pending.checkoutReference,
        'confirmed',
      ]),
    ).toBe(0)
  })

  it.each(['card', 'zapper', 'yoco'] as const)('7: another currency from %s needs a person', async (method) => {
    const begun = await shop.begin(method)
    await shop.control('POST', 'faults', { kind: 'mutateCurrency', seconds: 600 })
    await shop.pay(begun)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('review')
  })

  it('8: a notification with a reference that is not ours touches no order, and is reported', async () => {
    const begun = await shop.begin('zapper')
    await shop.database.pool.query("update payment_attempt set reference = 'SOMEBODYELSE2345', provider_checkout_id = null where id = $1", [
      begun.attemptId,
    ])
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.count("select count(*) from payment_finding where kind = 'unknown-reference'")).toBe(1)
    expect(await stateOf(begun)).toBe('prepared')
  })

  it('8: the success of another payment needs a person, and changes neither order', async () => {
    const other = await shop.begin('card')
    const begun = await shop.begin('card')
    // The provider answers with another shopper's checkout.
    await shop.database.pool.query('update payment_attempt set provider_checkout_id = null where id = $1', [other.attemptId])
    await shop.database.pool.query('update payment_attempt set provider_checkout_id = $2 where id = $1', [
      begun.attemptId,
      other.checkoutId,
    ])
    await shop.control('POST', 'faults', { kind: 'dropWebhook', provider: 'card' })
    await shop.pay(other)
    await shop.elapse(121)
    await shop.settle()
    expect(await stateOf(begun)).toBe('review')
    expect(await shop.count("select count(*) from payment_attempt where id = $1 and reason like '%reference%'", [begun.attemptId])).toBe(1)
    const references = [begun, other].map(({ pending }) => pending.checkoutReference)
    expect(
      await shop.count("select count(*) from pending_order where checkout_reference = any($1) and state = 'confirmed'", [references]),
    ).toBe(0)
  })
})

describe('expiry and late money', () => {
  it('9: an expired checkout id is replaced by a new attempt of the same order', async () => {
    const begun = await shop.begin('card')
    await shop.elapse(28 * 60)
    const again = await shop.beginFor('card', begun.pending)
    expect(again.attemptId).not.toBe(begun.attemptId)
    expect(again.checkoutId).not.toBe(begun.checkoutId)
    await shop.pay(again)
    await shop.settle()
    expect((await shop.status(again)).state).toBe('paid')
    await shop.elapse(40 * 60)
    await shop.settle()
    expect(await stateOf(begun)).toBe('expired')
  })

  it('gives the goods back when the reservation ends, and they can be bought', async () => {
    const before = await shop.stockOf('DERMA-CARE-3KG')
    await shop.begin('yoco', { products: [aLine('DERMA-CARE-3KG', 3)] })
    expect(await shop.stockOf('DERMA-CARE-3KG')).toBe(before - 3)
    await shop.elapse(31 * 60)
    await shop.settle()
    expect(await shop.stockOf('DERMA-CARE-3KG')).toBe(before)
  })

  it('10: money after the expiry revives the order while its goods are in stock', async () => {
    const begun = await shop.begin('yoco', { products: [aLine('KIT-KIB-1KG')] })
    await shop.elapse(31 * 60)
    await shop.settle()
    expect(
      await shop.count("select count(*) from pending_order where checkout_reference = $1 and state = 'released'", [
        begun.pending.checkoutReference,
      ]),
    ).toBe(1)
    await shop.pay(begun)
    await shop.settle()
    const state = await shop.status(begun)
    expect(state).toMatchObject({ state: 'paid', order: { orderNumber: expect.any(String) } })
    expect(await mailsOf(state.order?.backendOrderId)).toBe(1)
  })

  it('10: money after the expiry is refunded when the goods have been sold', async () => {
    const begun = await shop.begin('yoco', { products: [aLine('SCARCE', 3)] })
    await shop.elapse(31 * 60)
    await shop.settle()
    await shop.database.pool.query("update stock set qty = 1 where sku = 'SCARCE'")
    await shop.pay(begun)
    await shop.settle()
    expect(await stateOf(begun)).toBe('refunded')
    expect((await shop.status(begun)).state).toBe('refunded')
    const mails =
      "select count(*) from outbox where topic = 'mail' and payload->>'kind' = 'payment-returned' and payload->>'attemptId' = $1"
    expect(await shop.count(mails, [begun.attemptId])).toBe(1)
    expect(await shop.stockOf('SCARCE')).toBe(1)
  })

  it('11: the second of two paid attempts is refunded', async () => {
    const pending = await shop.save()
    const first = await shop.beginFor('yoco', pending)
    const second = await shop.beginFor('card', pending)
    await shop.pay(first)
    await shop.settle()
    await shop.pay(second)
    await shop.settle()
    expect(await stateOf(first)).toBe('paid')
    expect(await stateOf(second)).toBe('refunded')
    const { order } = await shop.status(first)
    expect(await shop.count('select refunded_cents as count from sales_order where id = $1', [order?.backendOrderId])).toBe(0)
  })

  it('12: the order keeps its total when the cart changes in another tab, and the cart stays open', async () => {
    const cartId = await shop.shopper.createCart()
    await shop.shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    const begun = await shop.begin('zapper', { cart_id: cartId })
    await shop.shopper.update(cartId, { sku: 'ID-TAG', qty: 1, product_option: undefined })
    await shop.shopper.update(cartId, { sku: 'SHAMPOO-250', qty: 1 })
    await shop.pay(begun)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
    const { result } = await shop.shopper.get(`/api/cart/pull?token=&cartId=${cartId}`)
    expect(result).toContainEqual(expect.objectContaining({ sku: 'SHAMPOO-250' }))
  })

  it('12: a cart that did not change is closed with its paid order', async () => {
    const cartId = await shop.shopper.createCart()
    await shop.shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    const begun = await shop.begin('zapper', { cart_id: cartId })
    expect(await shop.shopper.get(`/api/cart/pull?token=&cartId=${cartId}`)).toMatchObject({ code: 200 })
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.shopper.get(`/api/cart/pull?token=&cartId=${cartId}`)).toMatchObject({ code: 404 })
  })
})

describe('refunds and chargebacks', () => {
  it('26: a chargeback is reported, and nothing is restocked', async () => {
    const begun = await shop.begin('card')
    await shop.pay(begun)
    await shop.settle()
    const before = await shop.stockOf('TICK-COLLAR')
    const ledger = await readLedger()
    const paid = Object.values(ledger.payments).find(({ reference }) => reference === begun.target['reference'])
    await shop.control('POST', 'chargeback', { payment: paid?.id })
    await shop.settle()
    expect(await shop.count("select count(*) from payment_finding where kind = 'chargeback' and attempt_id = $1", [begun.attemptId])).toBe(
      1,
    )
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
    expect(await stateOf(begun)).toBe('paid')
  })
})
