import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { PendingOrder } from '@meerkat/contract/payment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder } from '../../testing/a-shopper.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/open-payment-shop.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { readPdf } from '../../testing/read-pdf.ts'

/** Orders in every state of payment: history, mails, documents and stock must agree. Spec §5, §7. */

const SKU = 'SHAMPOO-250'
/** The jobs run concurrently with the test. */
const PATIENT = { timeout: 20_000 }
let mailbox: Mailbox
let shop: PaymentShop
let owner: LoggedIn
let before: number

beforeAll(async () => {
  mailbox = await openMailbox()
  shop = await openPaymentShop({ hasJobs: true, mail: { smtpUrl: mailbox.url } })
  owner = await aCustomer(shop.shopper)
  await mailbox.mailTo(owner.email)
  before = await shop.stockOf(SKU)
})

afterAll(async () => {
  await shop.close()
  await mailbox.close()
})

async function save(): Promise<PendingOrder> {
  const { addressInformation } = anOrder()
  const address = { ...ADDRESS, email: owner.email }
  const ways = { ...addressInformation, payment_method_code: 'card', shippingAddress: address, billingAddress: address }
  const order = anOrder({ user_id: String(owner.id), products: [aLine(SKU, 2)], addressInformation: ways })
  const { code, result } = await owner.post('/api/order/save-pending-order', order)
  expect(code).toBe(200)
  return result as PendingOrder
}

async function history(): Promise<HistoryOrder[]> {
  const { result } = await owner.get('/api/user/order-history?pageSize=20&currentPage=1')
  return (result as { items: HistoryOrder[] }).items
}

/** Mails to the buyer since the welcome, oldest first. */
const subjects = () =>
  mailbox.mails.flatMap(({ subject }, at) => (mailbox.recipients[at]?.includes(owner.email) ? [subject ?? ''] : [])).slice(1)

async function documentOf({ entity_id }: HistoryOrder): Promise<{ status: number; words: string }> {
  const answer = await shop.app.inject({ method: 'GET', url: `/api/order/${entity_id}/invoice`, headers: owner.bearer })
  return { status: answer.statusCode, words: answer.statusCode === 200 ? await readPdf(answer.rawPayload) : '' }
}

it('an order that waits for its payment, or was given up, is not shown anywhere; only the waiting one reserves stock', async () => {
  const pending = await save()
  expect(await shop.stockOf(SKU)).toBe(before - 2)
  expect(await history()).toEqual([])
  await shop.beginFor('card', pending)
  await shop.settle()
  expect(await history()).toEqual([])
  const { code, result } = await shop.shopper.post('/api/payment/cancel', { checkoutReference: pending.checkoutReference })
  expect({ code, result }).toMatchObject({ code: 200, result: { state: 'failed', reason: 'cancelled' } })
  expect(await shop.stockOf(SKU)).toBe(before)
  expect(await history()).toEqual([])
  expect(subjects()).toEqual([])
})

it('a paid order is shown as paid everywhere, and its refund and cancellation are shown too', async () => {
  const begun = await shop.beginFor('card', await save())
  await shop.pay(begun)
  await shop.settle()
  await expect.poll(async () => (await shop.status(begun)).state, PATIENT).toBe('paid')
  const [paid] = await history()
  if (!paid) throw new Error('A paid order is not in the history')
  expect(paid).toMatchObject({ status: 'processing', total_due: 0, can_cancel: false })
  expect(await shop.stockOf(SKU)).toBe(before - 2)
  const confirmation = `Your order ${paid.increment_id} at Meerkat`
  await expect.poll(subjects, PATIENT).toEqual([confirmation])
  expect(mailbox.mails.find(({ subject }) => subject === confirmation)?.text).toContain('Payment: Card, paid')
  const invoice = await documentOf(paid)
  expect(invoice.words).toContain('Tax invoice')
  expect(invoice.words).not.toContain('This is not an invoice')

  const operator = createOperator(shop.database, { stores: readStores() })
  const number = Number(paid.increment_id)
  await operator.payments.refund(number, { amountCents: null, reason: 'sold out', by: 'ann' })
  await shop.settle()
  await expect.poll(async () => (await history())[0]?.total_refunded, PATIENT).toBe(paid.grand_total)
  await expect.poll(subjects, PATIENT).toHaveLength(2)
  expect(await operator.moveOrder(number, 'cancel', null)).toMatchObject({ kind: 'moved', status: 'canceled' })
  expect(await shop.stockOf(SKU)).toBe(before)
  const [cancelled] = await history()
  expect(cancelled).toMatchObject({ status: 'canceled', total_due: 0, documents: [{ kind: 'invoice' }, { kind: 'credit-note' }] })
  await expect.poll(subjects, PATIENT).toHaveLength(3)
})

it('logged no fault', () => {
  expect(shop.faults).toEqual([])
})

it('the mail of an order that was placed without paying says so and links to the payment', PATIENT, async () => {
  const { addressInformation } = anOrder()
  const address = { ...ADDRESS, email: 'unpaid@example.com' }
  const ways = { ...addressInformation, payment_method_code: 'card', shippingAddress: address, billingAddress: address }
  const { code } = await shop.shopper.post('/api/order', anOrder({ order_id: 'unpaid-1', addressInformation: ways }))
  expect(code).toBe(200)
  const { text } = await mailbox.mailTo(address.email)
  expect(text).toMatch(/This order is not paid yet\.\s+Pay now:\s+http\S+\/guest-order\?token=/)
  expect(text).toMatch(/Payment: Card, R\S+ still to pay/)
})
