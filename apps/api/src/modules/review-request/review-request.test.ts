import type { OrderStep } from '@meerkat/domain/orders/order-status'
import { afterAll, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { requestReviews } from './request-reviews.ts'

const DAY_MS = 86_400_000
/** As in the settings of the demo shop. */
const DAYS = 10

const mailbox = await openMailbox()
afterAll(mailbox.close)
const stores = readStores()
const { shop, shopper } = await openForFile({ stores, mail: { smtpUrl: mailbox.url } })
const operator = createOperator(shop.database, { stores })

async function deliver(email: string, { steps = ['complete'] as OrderStep[], sentDaysAgo = DAYS } = {}) {
  const { addressInformation } = anOrder()
  const billingAddress = { ...ADDRESS, email }
  const { result } = await shopper.post('/api/order', anOrder({ addressInformation: { ...addressInformation, billingAddress } }))
  const { orderNumber, backendOrderId } = result as { orderNumber: string; backendOrderId: string }
  for (const step of steps) await operator.moveOrder(Number(orderNumber), step, null)
  const sentAt = new Date(Date.now() - sentDaysAgo * DAY_MS - 1000)
  await shop.database.pool.query('update sales_order set shipped_at = $2 where id = $1 and shipped_at is not null', [
    backendOrderId,
    sentAt,
  ])
  return { orderNumber, backendOrderId }
}

function request(daysAfterSending = DAYS): Promise<number> {
  const views = [{ storeCode: '', reviewRequests: { daysAfterSending } }]
  return requestReviews({ database: shop.database, now: () => new Date(), views, enqueueMail })
}

const requestTo = async (email: string) => {
  const find = () => mailbox.mails.find((mail, at) => mailbox.recipients[at]?.includes(email) && mail.subject?.startsWith('How was it?'))
  await expect.poll(() => find() !== undefined, { timeout: 15_000 }).toBe(true)
  return find()!
}

it('asks once for each delivered order if the store view is set so, with a link to the form of each product that proves the purchase', async () => {
  const { orderNumber } = await deliver('asked@example.com')
  expect(await request(0)).toBe(0)
  expect(await request()).toBe(1)
  expect(await request()).toBe(0)
  const mail = await requestTo('asked@example.com')
  expect(mail.subject).toBe(`How was it? Your order ${orderNumber}`)
  expect(mail.text).toMatch(/Write a review: http:\/\/localhost:3000\/\S+#review=\S+/)
  const [form = ''] = /http\S+#review=[^"\s]+/.exec(mail.text ?? '') ?? []
  const stars = [...String(mail.html).matchAll(/<a [^>]*href="([^"]+)"[^>]* aria-label="([^"]+)"/g)]
  expect(stars.slice(0, 5).map(([, url, label]) => ({ url, label }))).toEqual(
    [1, 2, 3, 4, 5].map((count) => ({ url: `${form}&amp;stars=${count}`, label: `Rate ${count} of 5 stars` })),
  )
})

it('links to the form without a token for customers, whose session proves the purchase', async () => {
  const customer = await aCustomer(shopper)
  const { addressInformation } = anOrder()
  const billingAddress = { ...ADDRESS, email: customer.email }
  const order = anOrder({ user_id: String(customer.id), addressInformation: { ...addressInformation, billingAddress } })
  const { result } = await customer.post('/api/order', order)
  const { orderNumber, backendOrderId } = result as { orderNumber: string; backendOrderId: string }
  await operator.moveOrder(Number(orderNumber), 'complete', null)
  const sentAt = new Date(Date.now() - (DAYS + 1) * DAY_MS)
  await shop.database.pool.query('update sales_order set shipped_at = $2 where id = $1', [backendOrderId, sentAt])
  expect(await request()).toBe(1)
  expect((await requestTo(customer.email)).text).toMatch(/Write a review: \S+#review\s/)
})

it.each([
  { why: 'too early', given: { sentDaysAgo: DAYS - 1 } },
  { why: 'an order from before the setting', given: { sentDaysAgo: DAYS + 15 } },
  { why: 'sent but not paid, because it may have been refused at the door', given: { steps: ['ship'] as OrderStep[] } },
  { why: 'not sent', given: { steps: ['process'] as OrderStep[] } },
])('does not ask: $why', async ({ given }) => {
  await deliver('not-asked@example.com', given)
  expect(await request()).toBe(0)
})

it('does not ask about goods that are being returned', async () => {
  const { orderNumber } = await deliver('returns@example.com')
  expect(await operator.announceReturn(Number(orderNumber), 'Too small', null)).toMatchObject({ kind: 'announced' })
  expect(await request()).toBe(0)
})

it('stops after the link or the button of a mail client was used, even for a mail that is already enqueued', async () => {
  const email = 'ends@example.com'
  await deliver(email)
  expect(await request()).toBe(1)
  const mail = await requestTo(email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(header('list-unsubscribe').slice(1, -1))
  expect(mail.text).toContain(`http://localhost:3000/review-requests${search}`)

  expect(await shopper.post(`${pathname}?key=x`, {})).toMatchObject({ code: 404 })
  const { backendOrderId } = await deliver(email)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const pressed = await shop.app.inject({ method: 'POST', url: pathname + search, headers: form, payload: 'List-Unsubscribe=One-Click' })
  expect(pressed.json()).toEqual({ code: 200, result: 'ended' })
  expect(await request()).toBe(0)
  const before = mailbox.mails.length
  await shop.database.transaction((tx) => enqueueMail(tx, { kind: 'review-request', orderId: Number(backendOrderId) }))
  await shopper.post('/api/user/create', {
    customer: { email: 'last@example.com', firstname: 'L', lastname: 'M' },
    password: 'Whiskers!2025',
  })
  await mailbox.mailTo('last@example.com')
  expect(mailbox.mails.slice(before).map(({ subject }) => subject)).not.toContain(mail.subject)
})
