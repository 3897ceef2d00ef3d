import { afterAll, describe, expect, it } from 'vitest'
import { keepShopSecrets } from '../../db/shop-secret.ts'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { createGuestOrderLinks } from './guest-order-link.ts'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })

let guests = 0

/** A guest order, and the token of the link in its confirmation mail. */
async function aGuestOrder() {
  guests += 1
  const address = { ...ADDRESS, email: `guest-${guests}@example.com` }
  const { addressInformation } = anOrder()
  const { result } = await shopper.post(
    '/api/order',
    anOrder({ addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address } }),
  )
  const { orderNumber, backendOrderId } = result as { orderNumber: string; backendOrderId: string }
  const { text = '' } = await mailbox.mailTo(address.email)
  const link = new URL(/http:\S+guest-order\S+/.exec(text)?.[0] ?? 'http://no.link')
  return { email: address.email, orderNumber, id: Number(backendOrderId), link, token: link.searchParams.get('token') ?? '' }
}

const read = (token: string) => shopper.post('/api/guest-order', { token })
const readInvoice = (token: string) => shop.app.inject({ method: 'POST', url: '/api/guest-order/invoice', payload: { token } })

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('the link in the mail of a guest order', () => {
  it('opens the order without a password, any number of times', async () => {
    const { link, token, orderNumber } = await aGuestOrder()
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/guest-order')
    for (let visit = 0; visit < 3; visit += 1)
      expect(await read(token)).toMatchObject({
        code: 200,
        result: { increment_id: orderNumber, status: 'pending', can_cancel: true, items: [{ sku: 'TICK-COLLAR' }] },
        headers: { 'cache-control': 'no-cache, no-store' },
      })
    const invoice = await readInvoice(token)
    expect(invoice.headers['content-type']).toBe('application/pdf')
    expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('cancels it while that is possible, once', async () => {
    const { token, id } = await aGuestOrder()
    for (let click = 0; click < 2; click += 1)
      expect(await shopper.post('/api/guest-order/cancel', { token })).toMatchObject({
        code: 200,
        result: { entity_id: id, status: 'canceled' },
      })
    expect((await readInvoice(token)).statusCode).toBe(400)

    const late = await aGuestOrder()
    await createOperator(shop.database).moveOrder(Number(late.orderNumber), 'ship', null)
    expect(await shopper.post('/api/guest-order/cancel', { token: late.token })).toMatchObject({ code: 400, result: expect.any(String) })
  })

  it('is valid for no other order, cannot be forged, and is never logged', async () => {
    const [one, two] = [await aGuestOrder(), await aGuestOrder()]
    const signature = one.token.split('.')[1]
    const missing = { code: 404, result: 'This order does not exist' }
    // Decodes to the same bytes: the last of the 43 characters has two unused bits.
    const nextLetter = (last: string) => BASE64URL[BASE64URL.indexOf(last) ^ 1]!
    const made = [
      `${two.id}.${signature}`,
      `${one.id}.`,
      one.token.replace(/.$/, nextLetter),
      `${one.id}.${'A'.repeat(43)}`,
      'x',
      `${two.id}`,
    ]
    for (const token of made)
      for (const path of ['/api/guest-order', '/api/guest-order/cancel', '/api/guest-order/invoice'])
        expect((await shop.app.inject({ method: 'POST', url: path, payload: { token } })).json()).toEqual(missing)
    expect(shop.logged.join('\n')).not.toContain(signature)
  })

  it("does not open a customer's order, nor one whose contact data is erased", async () => {
    const { token, id } = await aGuestOrder()
    const owner = await aCustomer(shopper)
    await shop.database.pool.query('update sales_order set customer_id = $2 where id = $1', [id, owner.id])
    expect(await read(token)).toMatchObject({ code: 404 })
    expect(await shopper.post('/api/guest-order/cancel', { token })).toMatchObject({ code: 404 })
    await shop.database.pool.query('update sales_order set customer_id = null, customer_email = null where id = $1', [id])
    expect(await read(token)).toMatchObject({ code: 404 })
  })
})

describe('the token in the answer to a guest who places an order', () => {
  const cart = { addressInformation: anOrder().addressInformation }

  it('opens the order on this device, even when the same order is sent again', async () => {
    const order = anOrder({ ...cart, order_id: 'guest-device-1' })
    const { result } = await shopper.post('/api/order', order)
    const { guestToken, orderNumber } = result as { guestToken: string; orderNumber: string }
    expect(await read(guestToken)).toMatchObject({ code: 200, result: { increment_id: orderNumber } })
    expect((await readInvoice(guestToken)).headers['content-type']).toBe('application/pdf')
    expect((await shopper.post('/api/order', order)).result).toEqual(result)
    expect(shop.logged.join('\n')).not.toContain(guestToken.split('.')[1])
  })

  it('does not confirm the e-mail address of the order, which may be anybody’s', async () => {
    const { token, email, id } = await aGuestOrder()
    const confirmed = async () =>
      (await shop.database.pool.query('select 1 from mail_recipient where confirmed_at is not null')).rows.length
    const before = await confirmed()
    const links = createGuestOrderLinks(keepShopSecrets(shop.database.sql))
    expect(await read(await links.makeDeviceToken(id))).toMatchObject({ code: 200, result: { customer_email: email } })
    expect(await confirmed()).toBe(before)
    expect(await read(token)).toMatchObject({ code: 200 })
    expect(await confirmed()).toBe(before + 1)
  })

  it('is not given to a customer, nor to a body that did not place the order', async () => {
    const customer = await aCustomer(shopper)
    expect((await shopper.post('/api/order', anOrder(cart), customer.bearer)).result).not.toHaveProperty('guestToken')
    const cart_id = await shopper.createCart()
    await shopper.update(cart_id, { sku: 'TICK-COLLAR', qty: 1 })
    const order = anOrder({ ...cart, cart_id, order_id: 'guest-device-2' })
    const { result } = await shopper.post('/api/order', order)
    expect(result).toHaveProperty('guestToken')
    const other = { ...ADDRESS, email: 'stranger@example.com' }
    const { addressInformation } = cart
    const again = {
      ...order,
      order_id: 'guest-device-3',
      addressInformation: { ...addressInformation, shippingAddress: other, billingAddress: other },
    }
    const answer = await shopper.post('/api/order', again)
    expect(answer.result).toMatchObject({ backendOrderId: (result as { backendOrderId: string }).backendOrderId })
    expect(answer.result).not.toHaveProperty('guestToken')
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
