import { describe, expect, it, onTestFinished } from 'vitest'
import { METHODS } from '../../testing/open-payment-shop.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'
import { recordNotifications } from '../../testing/record-notifications.ts'

const { shop, process, mailsOf } = await openPaymentCases()

describe('return and notification', () => {
  it('1: the return page in ten tabs at once pays once, with one mail', async () => {
    const begun = await shop.begin('card')
    await shop.control('POST', 'faults', { kind: 'dropWebhook' })
    await shop.pay(begun)
    const states = await Promise.all(Array.from({ length: 10 }, () => process(begun)))
    await shop.elapse(4)
    const last = await process(begun)
    expect(last.state).toBe('paid')
    expect(states.every(({ state }) => state === 'paid' || state === 'pending')).toBe(true)
    const { order } = await shop.status(begun)
    expect(await mailsOf(order?.backendOrderId)).toBe(1)
  })

  it.each(METHODS)('2: %s is paid before the page loads when the notification comes first', async (method) => {
    const begun = await shop.begin(method)
    await shop.pay(begun)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
  })

  it('3: the return settles it, and the notification that follows changes nothing', async () => {
    const begun = await shop.begin('card')
    await shop.control('POST', 'faults', { kind: 'dropWebhook' })
    await shop.pay(begun)
    expect((await process(begun)).state).toBe('paid')
    const before = await shop.count('select count(*) from outbox')
    await shop.settle()
    expect(await shop.count('select count(*) from outbox')).toBe(before)
  })

  it.each(METHODS)('4: %s is settled by polling within 4 minutes when the notification is lost', async (method) => {
    await shop.control('POST', 'faults', { kind: 'dropWebhook', times: 9 })
    const begun = await shop.begin(method)
    await shop.pay(begun)
    expect((await shop.status(begun)).state).toBe('pending')
    await shop.elapse(121)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
  })

  it.each(METHODS)('5: a notification of %s repeated 50 times has one effect', async (method) => {
    await shop.control('POST', 'faults', { kind: 'duplicateWebhook', count: 49 })
    const begun = await shop.begin(method)
    await shop.pay(begun)
    await shop.settle()
    const { order, state } = await shop.status(begun)
    expect(state).toBe('paid')
    expect(await mailsOf(order?.backendOrderId)).toBe(1)
    expect(await shop.count('select count(*) from payment_event where attempt_id = $1', [begun.attemptId])).toBe(1)
    expect(await shop.count('select count(*) from sales_order_number where order_id = $1', [order?.backendOrderId])).toBe(1)
  })

  it('6: a notification of Yoco that is old is refused, and the payment is settled by polling', async () => {
    await shop.control('POST', 'faults', { kind: 'staleTimestamp', times: 5000 })
    const begun = await shop.begin('yoco')
    await shop.pay(begun)
    await shop.settle()
    expect(shop.logged.filter((line) => line.includes('webhook-refused'))).not.toEqual([])
    await shop.elapse(121)
    await shop.settle()
    expect((await shop.status(begun)).state).toBe('paid')
  })
})

describe('notifications that are sent again, or late', () => {
  it.each(METHODS)('6: a notification of %s that is repeated on the next day changes nothing', async (method) => {
    const recorder = await recordNotifications(shop)
    onTestFinished(() => recorder.close())
    const begun = await shop.begin(method)
    await shop.pay(begun)
    const notifications = await recorder.take()
    for (const one of notifications) expect(await recorder.send(one)).toBe(200)
    await shop.settle()
    const { state, order } = await shop.status(begun)
    expect(state).toBe('paid')
    const jobs = await shop.count('select count(*) from outbox')
    await shop.elapse(86_400)
    for (const one of notifications) expect(await recorder.send(one)).toBe(method === 'yoco' ? 401 : 200)
    await shop.settle()
    expect(await mailsOf(order?.backendOrderId)).toBe(1)
    expect(await shop.count('select count(*) from outbox')).toBe(jobs)
    expect(await shop.count('select count(*) from payment_event where attempt_id = $1', [begun.attemptId])).toBe(1)
  })
})
