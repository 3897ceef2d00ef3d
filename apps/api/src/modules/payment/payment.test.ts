import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { METHODS, openPaymentShop, type PaymentShop } from '../../testing/open-payment-shop.ts'
import { findAttempt } from './attempt.store.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})

afterAll(async () => {
  await shop.close()
})

describe('a pending order', () => {
  it('reserves its goods, and has no number, mail or place in the history', async () => {
    const before = await shop.stockOf('SHAMPOO-250')
    const pending = await shop.save({ products: [aLine('SHAMPOO-250', 2)] })
    expect(pending).toMatchObject({ orderNumber: null, currency: 'ZAR', payment: { state: 'pending', canRetry: true } })
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before - 2)
    const orders = 'select count(*) from sales_order_number n join pending_order p using (order_id) where p.checkout_reference = $1'
    expect(await shop.count(orders, [pending.checkoutReference])).toBe(0)
  })

  it('is given up with its goods when the same order comes with other products', async () => {
    const [shampoo, litter] = [await shop.stockOf('SHAMPOO-250'), await shop.stockOf('LITTER-5KG')]
    const first = await shop.save({ order_id: 'changed-1', products: [aLine('SHAMPOO-250', 2)] })
    const repeated = await shop.save({ order_id: 'changed-1', products: [aLine('SHAMPOO-250', 2)] })
    expect(repeated.checkoutReference).toBe(first.checkoutReference)
    expect(await shop.stockOf('SHAMPOO-250')).toBe(shampoo - 2)
    const changed = await shop.save({ order_id: 'changed-1', products: [aLine('LITTER-5KG', 1)] })
    expect(changed.checkoutReference).not.toBe(first.checkoutReference)
    expect([await shop.stockOf('SHAMPOO-250'), await shop.stockOf('LITTER-5KG')]).toEqual([shampoo, litter - 1])
  })

  it('is refused when its reservation has ended and its goods are sold', async () => {
    const order = { order_id: 'ended-1', products: [aLine('SCARCE', 3)] }
    await shop.save(order)
    await shop.elapse(31 * 60)
    await shop.settle()
    await shop.database.pool.query("update stock set qty = 1 where sku = 'SCARCE'")
    await expect(shop.save(order)).rejects.toThrow('500')
    expect(await shop.stockOf('SCARCE')).toBe(1)
  })

  it('can be opened with the guest token of its first response once it is paid; later responses have none', async () => {
    const pending = await shop.save()
    const read = () => shop.shopper.post('/api/guest-order', { token: pending.guestToken })
    expect(await read()).toMatchObject({ code: 404 })
    const { checkoutReference } = pending
    expect((await shop.shopper.post('/api/payment/pending-order', { checkoutReference })).result).not.toHaveProperty('guestToken')
    const begun = await shop.beginFor('card', pending)
    await shop.pay(begun)
    await shop.settle()
    const order = (await shop.status(begun)).order
    expect(await read()).toMatchObject({ code: 200, result: { entity_id: Number(order?.backendOrderId) } })
    const paid = await shop.shopper.post('/api/payment/pending-order', { checkoutReference })
    expect(paid.result).toMatchObject({ backendOrderId: pending.backendOrderId, orderNumber: order?.orderNumber })
    expect(order?.backendOrderId).toBe(pending.backendOrderId)
  })
})

describe('a client with several store views', () => {
  it('names its store view in the URL of the call, and its additional data is stored with the attempt', async () => {
    const { addressInformation } = anOrder()
    const payment_method_additional = { device: 'till 7' }
    const pending = await shop.save({ addressInformation: { ...addressInformation, payment_method_additional } })
    const { checkoutReference, grandTotal, currency } = pending
    const request = { method: 'zapper', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    const { code, result } = await shop.shopper.post('/api/payment/execute?storeCode=de', request)
    expect({ code, result }).toMatchObject({ code: 200, result: { state: 'pending' } })
    const attempt = await findAttempt(shop.database.sql, (result as { attemptId: string }).attemptId)
    // The attempt has the store view of the order, because its currency was shown and is paid.
    expect(attempt && toProviderAttempt(attempt).additional).toEqual(payment_method_additional)
    expect(attempt).toMatchObject({ store_code: '', currency_code: 'ZAR' })
  })
})

describe.each(METHODS)('paying with %s', (method) => {
  it('confirms the order once, with one number and one mail', async () => {
    const begun = await shop.begin(method)
    await shop.pay(begun)
    await shop.settle()
    const state = await shop.status(begun)
    expect(state).toMatchObject({ state: 'paid', isTest: true, order: { orderNumber: expect.stringMatching(/^\d{9,}$/) } })
    const id = state.order?.backendOrderId
    expect(await shop.count('select count(*) from sales_order_number where order_id = $1', [id])).toBe(1)
    const mails =
      "select count(*) from outbox where topic = 'mail' and payload->>'kind' = 'order-confirmation' and payload->>'orderId' = $1"
    expect(await shop.count(mails, [id])).toBe(1)
    expect(await shop.count("select count(*) from sales_order where id = $1 and status = 'processing' and paid_at is not null", [id])).toBe(
      1,
    )
  })
})

it('logged no fault', () => {
  expect(shop.faults).toEqual([])
})
