import { OrderHistory } from '@meerkat/contract/order-history'
import type { OrderStep } from '@meerkat/domain/orders/order-status'
import { afterAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { makeConfirmation } from '../newsletter/subscribe.ts'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const stores = readStores()
stores.default.payment.push({ code: 'prepaid', title: 'Prepaid' })
const { shop, shopper } = await openForFile({ stores, mail: { smtpUrl: mailbox.url } })
const operator = createOperator(shop.database, { stores })

interface Placed {
  readonly id: string
  readonly number: number
}

async function place(customer: LoggedIn, fields: object = {}): Promise<Placed> {
  const { code, result } = await customer.post('/api/order', anOrder({ user_id: String(customer.id), ...fields }))
  expect(code).toBe(200)
  const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
  return { id: backendOrderId, number: Number(orderNumber) }
}

async function newestOf(customer: LoggedIn) {
  const [order] = OrderHistory.parse((await customer.get('/api/user/order-history')).result).items
  return order!
}

const cancel = (customer: Pick<LoggedIn, 'post'>, id: string) => customer.post(`/api/order/${id}/cancel`)
const qtyOf = async (sku: string) => (await operator.findStock(sku))?.qty

describe("the operator's steps (spec §4)", () => {
  const rows: { steps: OrderStep[]; fields?: object; now: object; line: object }[] = [
    { steps: [], now: { status: 'pending', state: 'new', total_due: 400, can_cancel: true }, line: { qty_shipped: 0 } },
    { steps: ['process'], now: { status: 'processing', state: 'processing', can_cancel: false }, line: { qty_shipped: 0 } },
    { steps: ['process', 'ship'], now: { status: 'processing', total_due: 400 }, line: { qty_shipped: 1, qty_invoiced: 1 } },
    { steps: ['ship', 'pay'], now: { status: 'complete', state: 'complete', total_due: 0 }, line: { qty_shipped: 1, qty_invoiced: 1 } },
    { steps: ['complete'], now: { status: 'complete', total_due: 0 }, line: { qty_shipped: 1, qty_invoiced: 1 } },
    { steps: ['process', 'cancel'], now: { status: 'canceled', state: 'canceled', total_due: 0 }, line: { qty_canceled: 1 } },
  ]

  it.each(rows)('$steps lead to $now', async ({ steps, now, line }) => {
    const customer = await aCustomer(shopper)
    const { number } = await place(customer)
    const { total_due: due } = await newestOf(customer)
    for (const step of steps) expect(await operator.moveOrder(number, step, null)).toMatchObject({ kind: 'moved' })
    const order = await newestOf(customer)
    expect(order).toMatchObject({ ...now, ...('total_due' in now && now.total_due !== 0 && { total_due: due }) })
    expect(order.items[0]).toMatchObject(line)
    expect(order.status_histories.map(({ step }) => step)).toEqual(steps)
    expect(order.status_histories.at(-1)?.status).toBe(steps.length === 0 ? undefined : order.status)
  })

  it('stores a comment to the buyer in the history and sends it in the mail', async () => {
    const email = 'parcel@example.com'
    const customer = await aCustomer(shopper, { email })
    const { id, number } = await place(customer, {
      addressInformation: { ...anOrder().addressInformation, billingAddress: { ...ADDRESS, email } },
    })
    await operator.moveOrder(number, 'ship', 'Parcel PX-77')
    expect((await newestOf(customer)).status_histories).toMatchObject([{ status: 'processing', step: 'ship', comment: 'Parcel PX-77' }])
    await cancel(customer, id)
    const mail = await mailAbout(email, 'on its way')
    expect(mail.text).toContain('Parcel PX-77')
    expect(mail.html).toContain(`/my-account/orders/${id}`)
  })

  it('tells who collects an order that it is ready, and where', async () => {
    const email = 'collects@example.com'
    const customer = await aCustomer(shopper, { email })
    const { number } = await place(customer, {
      addressInformation: {
        ...anOrder().addressInformation,
        shipping_carrier_code: 'pickup',
        shipping_method_code: 'store',
        shippingExtraFields: { collectAt: 'Observatory, 12 Sentinel Road, Cape Town' },
        billingAddress: { ...ADDRESS, email },
      },
    })
    await operator.moveOrder(number, 'ship', null)
    const ready = await mailAbout(email, 'ready to be collected')
    expect(ready.text).toContain(
      'You can collect your order now: Collect\u00A0– At a shop or pick-up point: Observatory, 12 Sentinel Road, Cape Town',
    )
    expect((await mailAbout(email, 'Your order')).text).not.toContain('Deliver to')
  })

  it('refuses steps for a missing or finished order', async () => {
    expect(await operator.moveOrder(999_999_999, 'ship', null)).toBeNull()
    const { number } = await place(await aCustomer(shopper))
    await operator.moveOrder(number, 'complete', null)
    expect(await operator.moveOrder(number, 'cancel', null)).toEqual({ kind: 'refused', status: 'complete' })
    expect(await operator.moveOrder(number, 'complete', null)).toEqual({ kind: 'unchanged', status: 'complete' })
  })
})

describe('POST /api/order/:id/cancel', () => {
  it('cancels a pending order: goods return to stock once, a mail confirms it, and repeating it has no effect', async () => {
    const email = 'called-off@example.com'
    const customer = await aCustomer(shopper, { email })
    const before = await qtyOf('TICK-COLLAR')
    const addressInformation = { ...anOrder().addressInformation, billingAddress: { ...ADDRESS, email } }
    const { id } = await place(customer, { products: [aLine('TICK-COLLAR', 2), aLine('TICK-COLLAR', 1)], addressInformation })
    expect(await qtyOf('TICK-COLLAR')).toBe(Number(before) - 3)

    const answers = await Promise.all([cancel(customer, id), cancel(customer, id), cancel(customer, id)])
    for (const { status, code, result } of answers) {
      expect({ status, code }).toEqual({ status: 200, code: 200 })
      expect(result).toMatchObject({ entity_id: Number(id), status: 'canceled', state: 'canceled', can_cancel: false, total_due: 0 })
    }
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect((await newestOf(customer)).status_histories).toHaveLength(1)
    const mail = await mailAbout(email, 'cancelled')
    expect(mail.text).toContain('nothing to pay')
  })

  it('makes the goods available for sale again at once', async () => {
    const customer = await aCustomer(shopper)
    await operator.setStock('TICK-COLLAR', 1)
    const { id } = await place(customer, { products: [aLine('TICK-COLLAR')] })
    const check = async () => (await shopper.get('/api/stock/check?sku=TICK-COLLAR')).result
    expect(await check()).toMatchObject({ qty: 0, is_in_stock: false })
    await cancel(customer, id)
    expect(await check()).toMatchObject({ qty: 1, is_in_stock: true })
    await operator.setStock('TICK-COLLAR', 100)
  })

  it('refuses an order that is being packed, with a message', async () => {
    const customer = await aCustomer(shopper)
    const { id, number } = await place(customer)
    await operator.moveOrder(number, 'process', null)
    const before = await qtyOf('DERMA-CARE-3KG')
    expect(await cancel(customer, id)).toMatchObject({ status: 400, code: 400, result: expect.stringContaining('cannot be cancelled') })
    expect(await qtyOf('DERMA-CARE-3KG')).toBe(before)
  })

  it("gives the same response for others' orders as for missing ones, and 401 without a token", async () => {
    const [owner, other] = [await aCustomer(shopper), await aCustomer(shopper)]
    const { id } = await place(owner)
    const missing = await cancel(other, '99999999')
    expect(missing).toMatchObject({ status: 404, code: 404, result: expect.any(String) })
    for (const guess of [id, '0', '-1', '1.5', 'x', '9007199254740993', '1e3'])
      expect((await cancel(other, guess)).result).toEqual(missing.result)
    expect(await cancel(shopper, id)).toMatchObject({ status: 401, code: 401 })
    expect(await newestOf(owner)).toMatchObject({ status: 'pending' })
  })

  it('releases the coupon of the order', async () => {
    const email = 'coupon-back@example.com'
    await shopper.post('/api/ext/newsletter/subscribe', { email })
    const token = await makeConfirmation(shop.database.sql, email, new Date())
    const { meta } = await shopper.post('/api/ext/newsletter/confirm', { token })
    const { code } = (meta as { coupon: { code: string } }).coupon
    const customer = await aCustomer(shopper, { email })
    const buy = async () => {
      const cartId = String((await customer.post('/api/cart/create')).result)
      await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 }, customer.bearer)
      expect(await customer.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`)).toMatchObject({ code: 200 })
      const addressInformation = { ...anOrder().addressInformation, billingAddress: { ...ADDRESS, email } }
      return place(customer, { cart_id: cartId, products: [aLine('TICK-COLLAR')], addressInformation })
    }
    const { id } = await buy()
    expect(await newestOf(customer)).toMatchObject({ coupon_code: code })
    await cancel(customer, id)
    await buy()
    expect(await newestOf(customer)).toMatchObject({ coupon_code: code, status: 'pending' })
  })
})

async function mailAbout(address: string, words: string) {
  for (;;) {
    const mail = mailbox.mails.find(({ to, subject }) => to?.some((entry) => entry.address === address) && subject?.includes(words))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
