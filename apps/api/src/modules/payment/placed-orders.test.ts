import type { OrderConfirmation } from '@meerkat/contract/order'
import type { PendingOrder } from '@meerkat/contract/payment'
import { describe, expect, it } from 'vitest'
import { keepShopSecrets } from '../../db/shop-secret.ts'
import { createOperator } from '../../operator.ts'
import { createPaymentOperator } from '../../payment-operator.ts'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'
import { createGuestOrderLinks } from '../order-history/guest-order-link.ts'
import { findAttempt } from './attempt.store.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

const { shop, mailsOf } = await openPaymentCases()

/** Places an order at once, as old clients do. */
async function place(fields: { id?: string; code?: string; additional?: unknown; sku?: string } = {}): Promise<OrderConfirmation> {
  const { id, code = 'card', additional = {}, sku = 'TICK-COLLAR' } = fields
  const order = anOrder({ products: [aLine(sku)], ...(id && { order_id: id }) })
  const addressInformation = { ...order.addressInformation, payment_method_code: code, payment_method_additional: additional }
  const answer = await shop.shopper.post('/api/order', { ...order, addressInformation })
  expect(answer.code).toBe(200)
  return answer.result as OrderConfirmation
}

async function readPending({ checkoutReference }: OrderConfirmation): Promise<PendingOrder> {
  return (await shop.shopper.post('/api/payment/pending-order', { checkoutReference })).result as PendingOrder
}

/** The stored state of the order. */
async function readOrder({ backendOrderId }: OrderConfirmation) {
  const { rows } = await shop.database.pool.query('select status, payment_method_code, paid_at from sales_order where id = $1', [
    backendOrderId,
  ])
  return rows[0] as { status: string; payment_method_code: string; paid_at: Date | null }
}

describe('an order that was placed without paying, with an online method', () => {
  it('has its number at once and can be paid later, with the data of its client, once', async () => {
    const additional = { device: 'till 9' }
    const placed = await place({ id: 'placed-1', additional })
    expect(placed).toMatchObject({
      orderNumber: expect.stringMatching(/^\d{9,}$/),
      checkoutReference: expect.stringMatching(/^[\w-]{24}$/),
    })
    const pending = await readPending(placed)
    expect(pending.payment).toMatchObject({ state: 'pending', canRetry: true })
    expect(pending.payment).not.toHaveProperty('order')
    const before = await shop.stockOf('TICK-COLLAR')
    const begun = await shop.beginFor('card', pending)
    const attempt = await findAttempt(shop.database.sql, begun.attemptId)
    expect(attempt && toProviderAttempt(attempt).additional).toEqual(additional)
    await shop.pay(begun)
    await shop.settle()
    const { orderNumber, backendOrderId } = placed
    expect(await shop.status(begun)).toMatchObject({ state: 'paid', order: { orderNumber, backendOrderId } })
    expect(await readOrder(placed)).toMatchObject({ status: 'processing', paid_at: expect.any(Date) })
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
    expect(await mailsOf(backendOrderId)).toBe(1)
    // Sent again, it is the same order, and there is nothing left to pay.
    const again = await place({ id: 'placed-1', additional })
    expect(again).toMatchObject({ orderNumber })
    expect(again).not.toHaveProperty('checkoutReference')
    await expect(shop.beginFor('yoco', pending)).rejects.toThrow('400')
  })

  it('gets the same secret when it is sent again before it is paid', async () => {
    expect(await place({ id: 'placed-2' })).toEqual(await place({ id: 'placed-2' }))
  })

  it('keeps its goods and its number through a decline, and can be paid in another way', async () => {
    const placed = await place()
    const pending = await readPending(placed)
    const before = await shop.stockOf('TICK-COLLAR')
    const declined = await shop.beginFor('card', pending)
    await shop.pay(declined, { outcome: 'decline' })
    await shop.settle()
    expect(await shop.status(declined)).toMatchObject({ state: 'failed', canRetry: true })
    await shop.elapse(45 * 60)
    await shop.settle()
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
    const begun = await shop.beginFor('yoco', pending)
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.status(begun)).toMatchObject({ state: 'paid', order: { orderNumber: placed.orderNumber } })
    expect(await readOrder(placed)).toMatchObject({ payment_method_code: 'yoco' })
  })

  it('can be changed to cash while it is not paid', async () => {
    const placed = await place()
    const { checkoutReference, grandTotal, currency } = await readPending(placed)
    const clientRequestId = crypto.randomUUID()
    const request = { method: 'cashondelivery', checkoutReference, grandTotal, currency, clientRequestId }
    const { code, result } = await shop.shopper.post('/api/payment/execute', request)
    expect({ code, result }).toMatchObject({ code: 200, result: { order: { orderNumber: placed.orderNumber } } })
    expect(await readOrder(placed)).toMatchObject({ status: 'pending', payment_method_code: 'cashondelivery', paid_at: null })
    await expect(shop.beginFor('card', await readPending(placed))).rejects.toThrow('400')
  })

  it('cannot be paid once it was cancelled, and money that still arrives is sent back', async () => {
    const placed = await place()
    const pending = await readPending(placed)
    const begun = await shop.beginFor('card', pending)
    await shop.database.pool.query("update sales_order set status = 'canceled', state = 'canceled' where id = $1", [placed.backendOrderId])
    await shop.pay(begun)
    await shop.settle()
    expect(await shop.status(begun)).toMatchObject({ state: 'refunded', canRetry: false })
    expect(await readOrder(placed)).toMatchObject({ status: 'canceled', paid_at: null })
    await expect(shop.beginFor('zapper', pending)).rejects.toThrow('400')
  })

  it('shows the secret to its owner only, until it is paid', async () => {
    const placed = await place()
    const token = await createGuestOrderLinks(keepShopSecrets(shop.database.sql)).makeToken(Number(placed.backendOrderId))
    const read = async () => (await shop.shopper.post('/api/guest-order', { token })).result as { checkout_reference?: string }
    expect((await read()).checkout_reference).toBe(placed.checkoutReference)
    const begun = await shop.beginFor('card', await readPending(placed))
    await shop.pay(begun)
    await shop.settle()
    expect(await read()).not.toHaveProperty('checkout_reference')
  })
})

describe('an order that is paid on delivery', () => {
  it('has no secret', async () => {
    const placed = await place({ code: 'cashondelivery' })
    expect(placed).not.toHaveProperty('checkoutReference')
    expect(await shop.count('select count(*) from pending_order where order_id = $1', [placed.backendOrderId])).toBe(0)
  })
})

describe('an order that is never paid', () => {
  it('is listed for a person after three days, until it is paid or cancelled', async () => {
    const operator = createPaymentOperator(shop.payments)
    const orders = createOperator(shop.database)
    const numbers = async () => (await operator.needingAttention(100)).unpaid.map(({ number }) => number)
    const [paid, cancelled, open] = [await place(), await place(), await place()]
    const cash = await place({ code: 'cashondelivery' })
    const [first, second, third, byCash] = [paid, cancelled, open, cash].map(({ orderNumber }) => Number(orderNumber))
    await shop.elapse(2 * 86_400)
    expect(await numbers()).toEqual([])
    await shop.elapse(2 * 86_400)
    expect(await numbers()).toEqual(expect.arrayContaining([first, second, third]))
    expect(await numbers()).not.toContain(byCash)
    await orders.moveOrder(first!, 'pay', null)
    await orders.moveOrder(second!, 'cancel', null)
    expect(await numbers()).toContain(third)
    expect(await numbers()).not.toContain(first)
    expect(await numbers()).not.toContain(second)
  })
})
