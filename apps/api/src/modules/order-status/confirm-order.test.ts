import { randomUUID } from 'node:crypto'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { OrderStep } from '@meerkat/domain/orders/order-status'
import { afterAll, describe, expect, it } from 'vitest'
import { createExplainUnconfirmed } from '../../explain-unconfirmed.ts'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { settlePoints } from '../loyalty/settle-points.ts'
import { enqueueMail } from '../mail/mail-job.ts'
import { readPaymentConfig } from '../payment/config/payment-config.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'

const HOUR_MS = 3_600_000
const SHOP = 'hello@meerkat.example'
/** The limit is between the price of one collar with delivery and that of two. */
const { config } = readPaymentConfig({ COD_CONFIRM_ABOVE_CENTS: '40000', COD_CONFIRM_HOURS: '12' })

const mailbox = await openMailbox()
afterAll(mailbox.close)
const stores = readStores()
const { shop, shopper } = await openForFile({ stores, payments: config, mail: { smtpUrl: mailbox.url } })
const operator = createOperator(shop.database, { stores })

interface Placed {
  readonly orderNumber: string
  readonly backendOrderId: string
  readonly confirmBy?: string
  readonly guestToken?: string
}

let guests = 0

async function place({ qty = 2, fields = {}, by = shopper }: { qty?: number; fields?: object; by?: Pick<typeof shopper, 'post'> } = {}) {
  guests += 1
  const email = `large-${guests}@example.com`
  const { addressInformation } = anOrder()
  const order = anOrder({
    products: [aLine('TICK-COLLAR', qty)],
    addressInformation: { ...addressInformation, billingAddress: { ...ADDRESS, email } },
    ...fields,
  })
  const { result } = await by.post('/api/order', order)
  return { email, ...(result as Placed) }
}

/** The signed link of the mail proves that it was received. */
async function tokenOf(email: string): Promise<string> {
  const { text = '' } = await mailbox.mailTo(email)
  return new URL(/http:\S+guest-order\S+/.exec(text)?.[0] ?? 'http://no.link').searchParams.get('token') ?? ''
}

const read = async (token: string) => (await shopper.post('/api/guest-order', { token })).result as HistoryOrder
const confirm = (token: string) => shopper.post('/api/guest-order/confirm', { token })
const move = (orderNumber: string, step: OrderStep) => operator.moveOrder(Number(orderNumber), step, null)
const toShop = (orderNumber: string) =>
  mailbox.mails.filter((mail, at) => mailbox.recipients[at]?.includes(SHOP) && mail.subject?.includes(orderNumber)).length

/** Decision 0076. */
describe('a large cash order of a guest', () => {
  it('waits until the link in its mail is used: it cannot be sent, and the shop is told only then', async () => {
    const { email, orderNumber, confirmBy, guestToken = '' } = await place()
    expect(new Date(confirmBy ?? 0).getTime()).toBeGreaterThan(Date.now() + 11 * HOUR_MS)
    const token = await tokenOf(email)
    const mail = await mailbox.mailTo(email)
    expect(mail.subject).toBe(`Please confirm your order ${orderNumber}`)
    expect(mail.text).toContain('Look at the order and confirm it:')
    expect(mail.text).not.toContain('With you')
    expect(await move(orderNumber, 'ship')).toMatchObject({ kind: 'refused' })

    expect(await read(guestToken)).not.toHaveProperty('can_confirm')
    expect(await confirm(guestToken)).toMatchObject({ code: 403 })
    expect(await confirm(`${token}x`)).toMatchObject({ code: 404 })
    expect(await read(token)).toMatchObject({ can_confirm: true, confirm_by: expect.any(String), status: 'pending' })
    expect(toShop(orderNumber)).toBe(0)

    for (let click = 0; click < 2; click += 1) expect(await confirm(token)).toMatchObject({ code: 200, result: { status: 'pending' } })
    const confirmed = await read(token)
    expect(confirmed).not.toHaveProperty('confirm_by')
    expect(confirmed.status_histories.map(({ step }) => step)).toEqual(['confirm'])
    await expect.poll(() => toShop(orderNumber), { timeout: 15_000 }).toBe(1)
    expect(await move(orderNumber, 'ship')).toMatchObject({ kind: 'moved' })
  })

  it('can be confirmed by the operator, and by the link in its mail when another person has made an account with the address', async () => {
    const called = await place()
    expect(await move(called.orderNumber, 'confirm')).toMatchObject({ kind: 'moved' })
    expect(await move(called.orderNumber, 'process')).toMatchObject({ kind: 'moved' })

    const taken = await place()
    const token = await tokenOf(taken.email)
    expect(await shopper.post('/api/guest-order/account', { token: taken.guestToken, password: 'Whiskers!2025' })).toMatchObject({
      code: 200,
    })
    expect(await read(token)).toMatchObject({ can_confirm: true })
    expect(await confirm(token)).toMatchObject({ code: 200 })
    expect(await shopper.post('/api/guest-order', { token })).toMatchObject({ code: 404 })
  })

  it('is cancelled when it is not confirmed in time: the goods return to stock, and a mail says why', async () => {
    const qty = async () => (await operator.findStock('TICK-COLLAR'))?.qty
    const before = await qty()
    const { email, orderNumber } = await place()
    const token = await tokenOf(email)
    const cancel = (hours: number) =>
      cancelUnconfirmed({
        database: shop.database,
        log: { error: (_details, message) => expect.fail(message) },
        now: () => new Date(Date.now() + hours * HOUR_MS),
        enqueueMail,
        settlePoints,
        invoicing: { issueInvoice: async () => undefined, creditOrder: async () => undefined, creditReturn: async () => undefined },
        explain: createExplainUnconfirmed(() => ({ i18n: { defaultLocale: 'en-US' } }) as never),
      })
    expect(await cancel(11)).toBe(0)
    expect(await cancel(13)).toBe(1)
    expect(await cancel(13)).toBe(0)
    expect(await qty()).toBe(before)
    expect(await confirm(token)).toMatchObject({ code: 400 })
    const cancelled = () => mailbox.mails.find(({ subject }) => subject === `Your order ${orderNumber} is cancelled`)
    await expect.poll(() => cancelled()?.text, { timeout: 15_000 }).toContain('It was not confirmed in time.')
    expect(await read(token)).toMatchObject({ status: 'canceled' })
  })

  it('also waits when it was begun with another method', async () => {
    const address = { ...ADDRESS, email: 'changed@example.com' }
    const { addressInformation } = anOrder()
    const order = anOrder({ products: [aLine('TICK-COLLAR', 2)], addressInformation: { ...addressInformation, billingAddress: address } })
    const { result } = await shopper.post('/api/order/save-pending-order', order)
    const { checkoutReference, grandTotal, currency } = result as { checkoutReference: string; grandTotal: number; currency: string }
    const request = { method: 'cashondelivery', checkoutReference, grandTotal, currency, clientRequestId: randomUUID() }
    const executed = await shopper.post('/api/payment/execute', request)
    expect(executed).toMatchObject({ code: 200, result: { order: { confirmBy: expect.any(String) } } })
    expect((await mailbox.mailTo(address.email)).subject).toMatch(/^Please confirm your order/)
  })
})

describe('other cash orders', () => {
  it('of guests are placed at once below the limit', async () => {
    const { email, confirmBy } = await place({ qty: 1 })
    expect(confirmBy).toBeUndefined()
    expect((await mailbox.mailTo(email)).subject).toMatch(/^Your order/)
  })

  it('of customers are placed at once', async () => {
    const customer = await aCustomer(shopper)
    expect((await place({ by: customer, fields: { user_id: String(customer.id) } })).confirmBy).toBeUndefined()
  })
})
