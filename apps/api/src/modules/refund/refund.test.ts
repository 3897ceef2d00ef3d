import { afterAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { recordRefund } from './record-refund.ts'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })
const operator = createOperator(shop.database)
const note = { reason: 'Collar came without its bell', by: 'lindiwe', reference: null }

async function aPaidOrder(email = 'refunded@example.com') {
  const customer = await aCustomer(shopper)
  const { addressInformation } = anOrder()
  const { result } = await customer.post(
    '/api/order',
    anOrder({ addressInformation: { ...addressInformation, billingAddress: { ...ADDRESS, email } } }),
  )
  const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
  await operator.moveOrder(Number(orderNumber), 'pay', null)
  return { customer, id: Number(backendOrderId), number: Number(orderNumber) }
}

async function newestOf(customer: LoggedIn) {
  const { items } = (await customer.get('/api/user/order-history')).result as { items: Record<string, unknown>[] }
  return items[0]!
}

describe('a refund note (docs/behaviour/orders.md §17.3)', () => {
  it('is shown on the order and in the list, and its buyer gets a mail', async () => {
    const { customer, number } = await aPaidOrder()
    expect(await operator.noteRefund(number, { ...note, amountCents: 2550 })).toMatchObject({ kind: 'recorded', refundedCents: 2550 })
    expect(await newestOf(customer)).toMatchObject({
      total_refunded: 25.5,
      refunds: [{ amount: 25.5, reason: note.reason, is_by_payment: false }],
      status_histories: [{ step: 'pay' }, { step: 'refund', status: 'processing', comment: note.reason }],
    })
    expect((await operator.listOrders(1))[0]).toMatchObject({ number, refunded_cents: 2550 })
    expect((await operator.findOrder(number))?.refunds).toMatchObject([{ recorded_by: 'lindiwe', channel: 'note', amount_cents: 2550 }])
    const mail = await mailAbout('refunded@example.com', 'Refund for your order')
    expect(mail.text).toContain('R25.50')
    expect(mail.text).toContain(note.reason)
    // The shop does not know how the money was refunded: in cash or by bank transfer.
    expect(mail.text).not.toContain('the way you paid')
  })

  it('never exceeds, together with earlier ones, what was charged', async () => {
    const { number } = await aPaidOrder()
    const { grand_total_cents: total } = (await operator.findOrder(number))!
    await operator.noteRefund(number, { ...note, amountCents: 100 })
    expect(await operator.noteRefund(number, { ...note, amountCents: total - 99 })).toEqual({ kind: 'too-much', leftCents: total - 100 })
    expect(await operator.noteRefund(number, { ...note, amountCents: total - 100 })).toMatchObject({ refundedCents: total })
    expect(await operator.noteRefund(number, { ...note, amountCents: 1 })).toEqual({ kind: 'too-much', leftCents: 0 })
    await expect(
      shop.database.pool.query(
        'update sales_order set refunded_cents = grand_total_cents + 1 where id = (select max(id) from sales_order)',
      ),
    ).rejects.toThrow('sales_order_refunded')
  })

  it('is refused for an order that is not paid or does not exist', async () => {
    const { result } = await shopper.post('/api/order', anOrder())
    const { orderNumber } = result as { orderNumber: string }
    expect(await operator.noteRefund(Number(orderNumber), { ...note, amountCents: 1 })).toEqual({ kind: 'unpaid' })
    expect(await operator.noteRefund(999_999_999, { ...note, amountCents: 1 })).toEqual({ kind: 'order-not-found' })
  })

  it('lets the operator cancel a paid order once all of its money was given back', async () => {
    const { customer, number } = await aPaidOrder()
    const { grand_total_cents: total } = (await operator.findOrder(number))!
    await operator.noteRefund(number, { ...note, amountCents: total - 1 })
    expect(await operator.moveOrder(number, 'cancel', null)).toMatchObject({ kind: 'refused' })
    await operator.noteRefund(number, { ...note, amountCents: 1 })
    expect(await operator.moveOrder(number, 'cancel', null)).toMatchObject({ kind: 'moved', status: 'canceled' })
    expect(await newestOf(customer)).toMatchObject({ status: 'canceled', total_due: 0 })
  })
})

describe('recordRefund', () => {
  it('stores each reference of a payment provider once, and its mail says that the money is refunded the way it was paid', async () => {
    const { customer, id } = await aPaidOrder('by-provider@example.com')
    const refund = { orderId: id, amountCents: 500, reason: 'Returned', by: 'peach', channel: 'peach', reference: 'rf_1' }
    const record = (given: typeof refund) =>
      shop.database.transaction((tx) =>
        recordRefund(tx, given, { now: () => new Date(), enqueueMail, settlePoints: async () => undefined }),
      )
    const first = await record(refund)
    expect(first).toMatchObject({ kind: 'recorded', refundedCents: 500 })
    expect(await record(refund)).toEqual({ ...first, kind: 'repeated' })
    expect(await record({ ...refund, amountCents: 501 })).toEqual({ kind: 'reference-taken' })
    expect(await record({ ...refund, reference: 'rf_2' })).toMatchObject({ kind: 'recorded', refundedCents: 1000 })
    expect(await newestOf(customer)).toMatchObject({ refunds: [{ is_by_payment: true }, { is_by_payment: true }] })
    expect((await mailAbout('by-provider@example.com', 'Refund for your order')).text).toContain(
      'The money goes back the way you paid (Cash on delivery).',
    )
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

async function mailAbout(address: string, words: string) {
  for (;;) {
    const mail = mailbox.mails.find(({ to, subject }) => to?.some((entry) => entry.address === address) && subject?.includes(words))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
