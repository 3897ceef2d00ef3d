import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, type Operator } from './operator.ts'
import { aLine, anOrder } from './testing/a-shopper.ts'
import { openPaymentShop, type PaymentShop, type StartedPayment } from './testing/open-payment-shop.ts'

let shop: PaymentShop
let operator: Operator

beforeAll(async () => {
  shop = await openPaymentShop()
  operator = createOperator(shop.database)
})

afterAll(async () => {
  await shop.close()
})

async function pay(method: 'card' | 'yoco' | 'zapper'): Promise<{ begun: StartedPayment; number: number; reference: string }> {
  const begun = await shop.begin(method)
  await shop.pay(begun)
  await shop.settle()
  const { order } = await shop.status(begun)
  return { begun, number: Number(order?.orderNumber), reference: begun.target['reference'] ?? '' }
}

const refundedOf = (number: number) =>
  shop.count('select refunded_cents as count from sales_order o join sales_order_number n on n.order_id = o.id where n.number = $1', [
    number,
  ])
/** Refunds of an order in the books of its provider. */
async function sentBy(number: number): Promise<{ id: string; paymentId: string; cents: number }[]> {
  const [record] = await operator.payments.ofOrder(number)
  const { refunds } = (await shop.control('GET', 'ledger')) as { refunds: Record<string, { id: string; paymentId: string; cents: number }> }
  return Object.values(refunds).filter(({ paymentId }) => paymentId === record?.attempt.provider_payment_id)
}
const stateOf = ({ attemptId }: StartedPayment) =>
  shop.database.pool
    .query<{ state: string }>('select state from payment_attempt where id = $1', [attemptId])
    .then(({ rows }) => rows[0]?.state)

describe('refunds through the provider', () => {
  it.each(['card', 'yoco'] as const)('send back a part and then the rest of a payment by %s, and never more', async (method) => {
    const { begun, number } = await pay(method)
    const total = Math.round((begun.pending.grandTotal ?? 0) * 100)
    expect(await operator.payments.refund(number, { amountCents: 1000, reason: 'damaged', by: 'ann' })).toMatchObject({ kind: 'requested' })
    await shop.settle()
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['part_refunded', 1000])
    const tooMuch = await operator.payments.refund(number, { amountCents: total, reason: 'x', by: 'ann' })
    expect(tooMuch).toEqual({ kind: 'too-much', leftCents: total - 1000 })
    await operator.payments.refund(number, { amountCents: null, reason: 'sent back', by: 'ann' })
    await shop.settle()
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['refunded', total])
    const [record] = await operator.payments.ofOrder(number)
    expect(record?.refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(record?.events.length).toBeGreaterThan(0)
    expect((await sentBy(number)).reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
  })

  it('say that Zapper has no API for refunds, and that cash was not paid online', async () => {
    const { number } = await pay('zapper')
    expect(await operator.payments.refund(number, { amountCents: null, reason: 'x', by: 'ann' })).toMatchObject({ kind: 'by-hand' })
    const placed = await shop.shopper.post('/api/order', anOrder())
    const cash = Number((placed.result as { orderNumber: string }).orderNumber)
    expect(await operator.payments.refund(cash, { amountCents: null, reason: 'x', by: 'ann' })).toEqual({ kind: 'not-paid-online' })
    expect(await operator.payments.refund(99_999, { amountCents: null, reason: 'x', by: 'ann' })).toEqual({ kind: 'order-not-found' })
  })

  it('are recorded for Zapper after a person sent the money back, never more than was paid', async () => {
    const { begun, number, reference } = await pay('zapper')
    const total = Math.round(begun.pending.grandTotal * 100)
    const returned = { amountCents: 1000, reason: 'damaged', by: 'ann' }
    const wanted = await operator.payments.refund(number, returned)
    expect(wanted).toMatchObject({ kind: 'by-hand', provider: 'zapper', reference, amountCents: 1000, currency: 'ZAR' })
    const findings = "select count(*) from payment_finding where attempt_id = $1 and kind = 'refund-elsewhere' and resolved_at is null"
    expect(await shop.count(findings, [begun.attemptId])).toBe(1)
    expect(await operator.payments.returned(reference, returned)).toEqual({ kind: 'recorded', amountCents: 1000, currency: 'ZAR' })
    expect([await stateOf(begun), await refundedOf(number), await shop.count(findings, [begun.attemptId])]).toEqual([
      'part_refunded',
      1000,
      0,
    ])
    const tooMuch = { kind: 'too-much', leftCents: total - 1000, currency: 'ZAR' }
    expect(await operator.payments.returned(reference, { ...returned, amountCents: total })).toEqual(tooMuch)
    await operator.payments.returned(reference, { ...returned, amountCents: null })
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['refunded', total])
    expect(await operator.payments.returned(reference, returned)).toEqual({ kind: 'refused', state: 'refunded' })
    const byCard = await pay('card')
    expect(await operator.payments.returned(byCard.reference, returned)).toEqual({ kind: 'through-provider' })
    expect(await operator.payments.returned('UNKNOWN2345', returned)).toEqual({ kind: 'not-found' })
  })

  it('of a late payment by Zapper wait until a person records that the money was sent back', async () => {
    const begun = await shop.begin('zapper', { products: [aLine('SHAMPOO-250', 2)] })
    const reference = begun.target['reference'] ?? ''
    await shop.control('POST', 'faults', { kind: 'dropWebhook', provider: 'zapper' })
    await shop.pay(begun)
    const before = await shop.count("select qty as count from stock where sku = 'SHAMPOO-250'")
    expect(await operator.payments.cancel(reference)).toBe(true)
    await shop.elapse(121)
    await shop.settle()
    await shop.elapse(3600)
    await shop.settle()
    const listed = async () => (await operator.payments.needingAttention(100)).attempts.map((one) => one.reference)
    expect([await stateOf(begun), await listed()]).toEqual(['paid_late', expect.arrayContaining([reference])])
    expect(await operator.payments.returned(reference, { amountCents: null, reason: 'too late', by: 'ann' })).toMatchObject({
      kind: 'recorded',
    })
    expect([await stateOf(begun), await listed()]).toEqual(['refunded', expect.not.arrayContaining([reference])])
    const mails =
      "select count(*) from outbox where topic = 'mail' and payload->>'kind' = 'payment-returned' and payload->>'attemptId' = $1"
    expect(await shop.count(mails, [begun.attemptId])).toBe(1)
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before + 2)
  })

  it('are retried after the response of the provider was lost, and sent only once', async () => {
    const { begun, number } = await pay('yoco')
    await operator.payments.refund(number, { amountCents: 500, reason: 'x', by: 'ann' })
    await shop.control('POST', 'faults', { kind: 'timeoutAfterCommit', provider: 'yoco', seconds: 1 })
    const { rows } = await shop.database.pool.query<{ payload: unknown }>("select payload from outbox where topic = 'payment-refund'")
    await shop.settle().catch(() => undefined)
    await shop.control('DELETE', 'faults')
    for (const { payload } of rows)
      await shop.database.pool.query("insert into outbox (topic, payload) values ('payment-refund', $1)", [JSON.stringify(payload)])
    await shop.settle()
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['part_refunded', 500])
  })

  it.each([
    ['card', 'killed'],
    ['yoco', 'killed'],
    ['card', 'junk'],
    ['yoco', 'junk'],
  ] as const)('by %s are sent once when the job is repeated: %s', async (method, what) => {
    const { begun, number } = await pay(method)
    await operator.payments.refund(number, { amountCents: 500, reason: 'x', by: 'ann' })
    const { rows } = await shop.database.pool.query<{ payload: unknown }>("select payload from outbox where topic = 'payment-refund'")
    await shop.control('POST', 'faults', { kind: 'dropWebhook', provider: method, times: 9 })
    if (what === 'junk') await shop.control('POST', 'faults', { kind: 'junk', provider: method })
    else shop.loseNextCommit()
    await expect(shop.settle()).rejects.toThrow(what === 'junk' ? 'refund: ' : 'killed')
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['refund_pending', 0])
    for (const { payload } of rows)
      await shop.database.pool.query("insert into outbox (topic, payload) values ('payment-refund', $1)", [JSON.stringify(payload)])
    await shop.settle()
    await shop.control('DELETE', 'faults')
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['part_refunded', 500])
    expect((await sentBy(number)).map(({ cents }) => cents)).toEqual([500])
  })

  it('that the shop did not request become findings, even with the same amount as one that it requested', async () => {
    const { begun, number } = await pay('yoco')
    const [record] = await operator.payments.ofOrder(number)
    const { id, provider_payment_id: paymentId } = record!.attempt
    await operator.payments.refund(number, { amountCents: 700, reason: 'x', by: 'ann' })
    await shop.settle()
    const tell = async (key: string, refundId: string, amountCents: number) => {
      await shop.database.pool.query(
        `with stored as (
          insert into payment_event (provider, event_key, kind, payment_id, amount_cents, outcome, received_at, refund_id)
          values ('yoco', $2, 'refund', $1, $3, 'succeeded', now(), $4) returning id
        ) insert into outbox (topic, payload) select 'payment-event', json_build_object('eventId', id) from stored`,
        [paymentId, key, amountCents, refundId],
      )
      await shop.settle()
    }
    const found = async () =>
      (await operator.payments.needingAttention(100)).findings.filter((one) => one.attempt_id === id).map((one) => one.kind)
    const [ours] = await sentBy(number)
    await tell('told-1', ours?.id ?? '', 700)
    expect(await found()).toEqual([])
    await tell('told-2', 'rfd_elsewhere_1', 700)
    await tell('told-3', 'rfd_elsewhere_2', 700)
    expect(await found()).toEqual(['refund-elsewhere', 'refund-elsewhere'])
    await tell('told-4', ours?.id ?? '', 701)
    expect(await found()).toEqual(['refund-differs', 'refund-elsewhere', 'refund-elsewhere'])
    expect([await stateOf(begun), await refundedOf(number)]).toEqual(['part_refunded', 700])
  })

  it('allow the order to be cancelled, which returns its goods to stock', async () => {
    const before = await shop.stockOf('TICK-COLLAR')
    const { number } = await pay('card')
    expect(await operator.moveOrder(number, 'cancel', null)).toMatchObject({ kind: 'refused' })
    await operator.payments.refund(number, { amountCents: null, reason: 'sold out', by: 'ann' })
    await shop.settle()
    expect(await operator.moveOrder(number, 'cancel', null)).toMatchObject({ kind: 'moved', status: 'canceled' })
    expect(await shop.stockOf('TICK-COLLAR')).toBe(before)
  })
})

describe('payments that need a person', () => {
  async function inReview(): Promise<{ begun: StartedPayment; reference: string }> {
    const begun = await shop.begin('yoco', { products: [aLine('SHAMPOO-250')] })
    await shop.control('POST', 'faults', { kind: 'mutateAmount', seconds: 600 })
    await shop.pay(begun)
    await shop.settle()
    await shop.control('DELETE', 'faults')
    return { begun, reference: begun.target['reference'] ?? '' }
  }

  it('are listed with the reason, and can be accepted', async () => {
    const { begun, reference } = await inReview()
    const { attempts } = await operator.payments.needingAttention(50)
    expect(attempts).toContainEqual(expect.objectContaining({ reference, state: 'review', reason: 'differs: amount' }))
    expect(await operator.payments.decide(reference, 'accept')).toEqual({ kind: 'done', state: 'paid' })
    expect(await shop.status(begun)).toMatchObject({ state: 'paid', order: { orderNumber: expect.any(String) } })
    expect(await operator.payments.decide(reference, 'accept')).toEqual({ kind: 'refused', state: 'paid' })
  })

  it('can be sent back', async () => {
    const { begun, reference } = await inReview()
    expect(await operator.payments.decide(reference, 'refund')).toEqual({ kind: 'done', state: 'refund_pending' })
    await shop.settle()
    expect(await stateOf(begun)).toBe('refunded')
  })

  it('can be dismissed, which returns their goods to stock', async () => {
    const before = await shop.stockOf('SHAMPOO-250')
    const { begun, reference } = await inReview()
    expect(await operator.payments.decide(reference, 'dismiss')).toEqual({ kind: 'done', state: 'failed' })
    expect(await stateOf(begun)).toBe('failed')
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before)
    expect(await operator.payments.decide('UNKNOWN2345', 'dismiss')).toEqual({ kind: 'not-found' })
  })

  it('an order that waits for its payment can be given up: its goods return to stock, and money that still arrives is refunded', async () => {
    const before = await shop.stockOf('SHAMPOO-250')
    const begun = await shop.begin('yoco', { products: [aLine('SHAMPOO-250', 2)] })
    const reference = begun.target['reference'] ?? ''
    expect(await operator.payments.cancel(reference)).toBe(true)
    expect(await operator.payments.cancel(reference)).toBe(false)
    expect(await operator.payments.cancel('UNKNOWN2345')).toBeNull()
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before)
    await shop.pay(begun)
    await shop.elapse(3)
    await shop.settle()
    expect(await stateOf(begun)).toBe('refunded')
    expect(await shop.stockOf('SHAMPOO-250')).toBe(before)
  })
})

describe('the notification of a refund that arrives before that of its payment (case 25)', () => {
  it('waits until the payment is known, and is reported when this shop did not ask for it', async () => {
    const begun = await shop.begin('yoco')
    await shop.control('POST', 'faults', { kind: 'dropWebhook', times: 1 })
    await shop.pay(begun)
    const { payments } = (await shop.control('GET', 'ledger')) as { payments: Record<string, { id: string; reference: string }> }
    const payment = Object.values(payments).find(({ reference }) => reference === begun.target['reference'])
    await shop.database.pool.query(
      `with stored as (
        insert into payment_event (provider, event_key, kind, payment_id, amount_cents, outcome, received_at)
        values ('yoco', 'early-refund', 'refund', $1, 700, 'succeeded', now()) returning id
      ) insert into outbox (topic, payload) select 'payment-event', json_build_object('eventId', id) from stored`,
      [payment?.id],
    )
    await shop.settle()
    expect(await shop.count("select count(*) from payment_event where event_key = 'early-refund' and processed_at is null")).toBe(1)
    await shop.elapse(121)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
    expect(await shop.count("select count(*) from payment_event where event_key = 'early-refund' and processed_at is not null")).toBe(1)
    expect(
      await shop.count("select count(*) from payment_finding where kind = 'refund-elsewhere' and attempt_id = $1", [begun.attemptId]),
    ).toBe(1)

    const returned = { amountCents: 700, reason: 'Refunded in the portal', by: 'ann' }
    expect(await operator.payments.returned(begun.target['reference'] ?? '', returned)).toMatchObject({
      kind: 'recorded',
      amountCents: 700,
    })
    const { order } = await shop.status(begun)
    expect(await shop.count('select refunded_cents as count from sales_order where id = $1', [order?.backendOrderId])).toBe(700)
    expect(await operator.payments.returned(begun.target['reference'] ?? '', returned)).toEqual({ kind: 'through-provider' })
  })
})
