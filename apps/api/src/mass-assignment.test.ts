import { describe, expect, it } from 'vitest'
import { makeConfirmation } from './modules/newsletter/subscribe.ts'
import { aCustomer, aRegistration, CUSTOMER_ADDRESS } from './testing/a-customer.ts'
import { aLine, anOrder } from './testing/a-shopper.ts'
import { openForFile } from './testing/open-for-file.ts'

/** Fields that clients must not be able to set, in spellings known from mass-assignment attacks. */
const EXTRAS = {
  id: 1,
  entity_id: 1,
  group_id: 9,
  groupId: 9,
  customer_id: 1,
  store_id: 7,
  website_id: 7,
  is_admin: true,
  isAdmin: true,
  role: 'admin',
  is_active: false,
  email: 'eve@example.com',
  password_hash: 'x',
  created_at: '1999-01-01 00:00:00',
  updated_at: '1999-01-01 00:00:00',
  status: 'complete',
  state: 'complete',
  paid_at: '1999-01-01',
  number: 1,
  grand_total: 0,
  grand_total_cents: 0,
  discount_amount: -999,
  coupon_code: 'FREE',
  percent: 100,
  price_incl_tax: 0,
  final_price: 0,
  row_total: 0,
  review_status: 1,
  constructor: 'x',
}
/** Values that are recognisable wherever one of them is stored. */
const TAKEN = /1999|eve@example|"admin"|FREE/

const { shop, shopper } = await openForFile()
const customer = await aCustomer(shopper, { addresses: [] })

async function rows(table: string): Promise<string> {
  return JSON.stringify((await shop.database.pool.query(`select * from ${table}`)).rows)
}

describe('unexpected fields have no effect', () => {
  it('in a registration', async () => {
    const { customer: given, password } = aRegistration()
    const addresses = [{ ...EXTRAS, ...CUSTOMER_ADDRESS, id: customer.id, customer_id: customer.id }]
    const { result } = await shopper.post('/api/user/create', { ...EXTRAS, customer: { ...EXTRAS, ...given, addresses }, password })
    expect(result).toMatchObject({ email: given.email, group_id: 1, store_id: 1, website_id: 1, addresses: [{ city: 'Pretoria' }] })
    const { id } = result as { id: number }
    expect(id).toBeGreaterThan(customer.id)
    expect((result as { addresses: { customer_id: number }[] }).addresses[0]?.customer_id).toBe(id)
    expect(await rows('customer')).not.toMatch(TAKEN)
    expect(await rows('customer_address')).not.toMatch(TAKEN)
  })

  it('in a profile: names and addresses only (spec §4)', async () => {
    const before = await customer.get('/api/user/me')
    const answer = await customer.post('/api/user/me', { customer: { ...EXTRAS, firstname: 'Tandi', lastname: 'Mokoena', addresses: [] } })
    expect(answer).toMatchObject({ code: 200 })
    expect({ ...(answer.result as object), updated_at: '', groupToken: '' }).toEqual({
      ...(before.result as object),
      firstname: 'Tandi',
      updated_at: '',
      groupToken: '',
    })
    expect(await customer.post('/api/user/me', { customer: { firstname: 'T', lastname: 'M' }, ...EXTRAS })).toMatchObject({ code: 500 })
    expect(await rows('customer')).not.toMatch(TAKEN)
  })

  it.each(['change-password', 'create-password', 'reset-password', 'login', 'refresh', 'delete'])('in %s', async (call) => {
    const before = await rows('customer')
    const body = { ...EXTRAS, email: customer.email, username: customer.email, password: 'no', currentPassword: 'no' }
    const sent = { ...body, newPassword: 'Whiskers!2025', resetToken: 'x', refreshToken: 'x', user_id: 1 }
    await customer.post(`/api/user/${call}`, sent)
    expect(await rows('customer')).toBe(before)
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 200 })
  })

  it('in a cart: neither price nor owner', async () => {
    const cartId = await shopper.createCart()
    const item = { ...EXTRAS, sku: 'TICK-COLLAR', qty: 1, price: 0, quote_id: 'x', totals: { row_total: 0 } }
    expect(await shopper.update(cartId, item)).toMatchObject({ code: 200, result: { price: 179, quote_id: cartId } })
    const address = { ...EXTRAS, countryId: 'ZA' }
    const addressInformation = { ...EXTRAS, shippingAddress: address, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' }
    await shopper.post(`/api/cart/shipping-information?cartId=${cartId}`, { ...EXTRAS, addressInformation })
    await shopper.post(`/api/cart/collect-totals?cartId=${cartId}`, { ...EXTRAS, methods: { ...EXTRAS } })
    const { result } = await shopper.get(`/api/cart/totals?cartId=${cartId}`)
    expect(result).toMatchObject({ subtotal: 179, discount_amount: 0 })
    expect(result).not.toHaveProperty('coupon_code')
    const { rows: carts } = await shop.database.pool.query('select customer_id, is_active, coupon_code from cart where id = $1', [cartId])
    expect(carts).toEqual([{ customer_id: null, is_active: true, coupon_code: null }])
  })

  it('in an order: unknown root keys are refused, and nested fields cannot set price or owner', async () => {
    expect(await shopper.post('/api/order', { ...anOrder(), ...EXTRAS })).toMatchObject({ code: 400 })
    const { addressInformation } = anOrder()
    const order = anOrder({
      user_id: String(customer.id),
      status: 'complete',
      state: 'complete',
      products: [aLine('TICK-COLLAR', 1, { ...EXTRAS, price: 0 })],
      addressInformation: { ...EXTRAS, ...addressInformation },
    })
    expect(await shopper.post('/api/order', order)).toMatchObject({ code: 200 })
    const columns = 'customer_id, status, state, subtotal_cents, discount_cents, coupon_code, paid_at, shipped_at'
    const { rows: placed } = await shop.database.pool.query(`select ${columns} from sales_order`)
    const sent = { customer_id: null, status: 'pending', state: 'new', coupon_code: null, paid_at: null, shipped_at: null }
    expect(placed).toEqual([{ ...sent, subtotal_cents: 17_900, discount_cents: 0 }])
    expect((await customer.get('/api/user/order-history')).result).toMatchObject({ total_count: 0 })
  })

  it('in the invoice of an order', async () => {
    const { result } = await customer.post('/api/order', anOrder({ user_id: String(customer.id) }))
    const { backendOrderId } = result as { backendOrderId: string }
    const { billing_address: before } = (await customer.get('/api/user/order-history')).result as { billing_address?: object }
    await customer.post(`/api/order/${backendOrderId}/invoice`, { ...EXTRAS, company: 'Happy Paws Kennels', vat_id: '4010123456' })
    await customer.post(`/api/order/${backendOrderId}/cancel`, EXTRAS)
    const [order] = ((await customer.get('/api/user/order-history')).result as { items: { status: string; billing_address: object }[] })
      .items
    expect(order).toMatchObject({ status: 'canceled', billing_address: { ...before, email: 'thandi.m@example.com' } })
  })

  it('in a review, a subscription and a contact form', async () => {
    const review = { ...EXTRAS, product_id: 4300, title: 'Good', detail: 'Really.', nickname: 'T', review_entity: 'product' }
    expect(await shopper.post('/api/review/create', { review })).toMatchObject({ code: 200 })
    const { rows: reviews } = await shop.database.pool.query('select review_status, body from review order by id desc limit 1')
    expect(reviews).toMatchObject([{ review_status: 2 }])
    expect(JSON.parse(reviews[0]!.body)).toMatchObject({ review_status: 2, customer_id: null })
    expect(reviews[0]!.body).not.toMatch(TAKEN)
    expect(await shopper.post('/api/ext/newsletter/subscribe', { ...EXTRAS, email: 'reader@example.com' })).toMatchObject({
      result: 'pending',
    })
    const confirmation = await makeConfirmation(shop.database.sql, 'reader@example.com', new Date())
    const { meta } = await shopper.post('/api/ext/newsletter/confirm', { ...EXTRAS, token: confirmation })
    expect(meta).toMatchObject({ coupon: { percent: 10 } })
    expect(await rows('coupon')).not.toMatch(TAKEN)
    expect(await rows('newsletter_subscriber')).not.toMatch(TAKEN)
    expect(await shopper.post('/api/ext/product-alert', { ...EXTRAS, email: 'reader@example.com', sku: 'GONE' })).toMatchObject({
      result: 'requested',
    })
    expect(await rows('product_alert')).not.toMatch(TAKEN)
    const { result: token } = await shopper.get('/api/ext/mail-service/get-token')
    const mail = { sourceAddress: 'a@example.com', targetAddress: 'hello@meerkat.example', subject: 'Hi', emailText: 'Hi' }
    expect(await shopper.post('/api/ext/mail-service/send-email', { ...EXTRAS, ...mail, copy: true, token })).toMatchObject({ code: 200 })
    expect(await rows('message_copy')).not.toMatch(TAKEN)
    expect(await rows('outbox')).not.toMatch(TAKEN)
  })

  it('logged no error', () => {
    expect(shop.faults).toEqual([])
  })
})
