import type { PendingOrder } from '@meerkat/contract/payment'
import { PersonalData } from '@meerkat/contract/personal-data'
import type { Review } from '@meerkat/contract/review'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer, PASSWORD } from '../../testing/a-customer.ts'
import { ADDRESS, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openPaymentShop } from '../../testing/open-payment-shop.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { makeMailToken } from '../mail/mail-token.ts'
import { makeConfirmation } from '../newsletter/subscribe.ts'
import { eraseDueContacts } from '../order-history/forget-orders.store.ts'

const { shop, shopper } = await openForFile()

/** A customer with data in every module. */
async function aKnownCustomer() {
  const customer = await aCustomer(shopper)
  const cartId = String((await customer.post('/api/cart/create')).result)
  await customer.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'TICK-COLLAR', qty: 2, quoteId: cartId } })
  const address = { ...ADDRESS, email: customer.email, telephone: `tel-${customer.id}-` }
  const { addressInformation } = anOrder()
  const placed = await customer.post(
    '/api/order',
    anOrder({
      addressInformation: {
        ...addressInformation,
        shippingAddress: { ...address, street: [`Parcel Lane ${customer.id}.`] },
        billingAddress: address,
        shippingExtraFields: { delivery_note: `Ring ${customer.id} times` },
      },
    }),
  )
  await shopper.post('/api/ext/newsletter/subscribe', { email: customer.email })
  await shopper.post('/api/ext/newsletter/confirm', { token: await makeConfirmation(shop.database.sql, customer.email, new Date()) })
  expect(await shopper.post('/api/ext/product-alert', { email: customer.email, sku: 'GONE' })).toMatchObject({ result: 'requested' })
  const message = { sourceAddress: customer.email, targetAddress: 'hello@meerkat.example', emailText: 'Which food?', copy: true }
  const token = await makeMailToken(shop.database.sql, new Date())
  expect(await shopper.post('/api/ext/mail-service/send-email', { ...message, token })).toMatchObject({ meta: { copy: 'asked' } })
  const review = {
    product_id: 4300,
    title: 'Good',
    detail: 'Really.',
    nickname: 'Thandi',
    review_entity: 'product',
    customer_id: customer.id,
  }
  const written = await customer.post('/api/review/create', { review })
  expect(written).toMatchObject({ code: 200 })
  const reviewId = (written.result as Review).id
  await createOperator(shop.database).decideReviews([reviewId], 'approve')
  const vote = { reviewId, device: `device-of-customer-${customer.id}`, helpful: true }
  expect(await customer.post('/api/review/helpful', vote)).toMatchObject({ code: 200 })
  return { customer, cartId, reviewId, orderId: (placed.result as { magentoOrderId: string }).magentoOrderId }
}

/** Everything in the database, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const parts = []
  for (const { name } of tables) {
    const { rows } = await shop.database.pool.query<{ text: string | null }>(`select string_agg(t::text, ' ') as text from "${name}" t`)
    parts.push(`${name}: ${rows[0]?.text ?? ''}`)
  }
  return parts.join('\n')
}

describe('GET /api/user/export', () => {
  it('returns all stored data of the customer, and none of others', async () => {
    const { customer, orderId, reviewId } = await aKnownCustomer()
    const { customer: other } = await aKnownCustomer()
    const data = PersonalData.parse((await customer.get('/api/user/export')).result)
    expect(data).toMatchObject({
      profile: { id: customer.id, email: customer.email, addresses: [{ city: 'Pretoria' }] },
      orders: [{ entity_id: Number(orderId) }],
      carts: [{ lines: [{ sku: 'TICK-COLLAR', qty: 2 }] }],
      newsletter: { status: 'subscribed' },
      alerts: [{ sku: 'GONE' }],
      messageCopies: [{ subject: '', text: 'Which food?' }],
      coupons: [{ percent: 10 }],
      reviews: [{ title: 'Good' }],
      helpfulReviews: [reviewId],
      logins: expect.arrayContaining([expect.any(String)]),
    })
    expect(JSON.stringify(data)).not.toContain(other.email)
    expect(JSON.stringify(data)).not.toContain('password')
  })

  it('requires a session', async () => {
    expect(await shopper.get('/api/user/export')).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 401 })
  })
})

describe('an order that was never paid', () => {
  it('loses its addresses once its payment can no longer arrive', async () => {
    const paying = await openPaymentShop()
    onTestFinished(() => paying.close())
    const customer = await aCustomer(aShopper(paying.app))
    const address = { ...ADDRESS, email: customer.email, telephone: `tel-${customer.id}-`, street: [`Never Paid ${customer.id}.`] }
    const order = anOrder()
    const body = {
      ...order,
      addressInformation: {
        ...order.addressInformation,
        shippingAddress: address,
        billingAddress: address,
        payment_method_code: 'yoco',
        payment_method_additional: { note: `extra-${customer.id}.` },
      },
    }
    const { result } = await customer.post('/api/order/save-pending-order', body)
    const { checkoutReference, grandTotal, currency } = result as { checkoutReference: string; grandTotal: number; currency: string }
    await paying.beginFor('yoco', { checkoutReference, grandTotal, currency } as PendingOrder)
    expect(await customer.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 200 })
    const traces = async () => {
      const { rows } = await paying.database.pool.query<{ text: string }>(
        `select coalesce(string_agg(o::text, ' '), '') || coalesce((select string_agg(a::text, ' ') from sales_order_address a), '') as text from sales_order o`,
      )
      return [customer.email, `tel-${customer.id}-`, `Never Paid ${customer.id}.`, `extra-${customer.id}.`].filter((trace) =>
        rows[0]?.text.includes(trace),
      )
    }
    expect(await traces()).not.toEqual([])
    await paying.elapse(9 * 86_400)
    await eraseDueContacts(paying.database.sql, new Date(Date.now() + 9 * 86_400_000))
    expect(await traces()).toEqual([])
    const { rows } = await paying.database.pool.query('select distinct body::text as body from sales_order_address')
    expect(rows).toEqual([{ body: expect.stringMatching(/^\{"country_id" ?: ?"ZA"\}$/) }])
  })
})

describe('POST /api/user/delete', () => {
  it.each([{ password: 'Wrong#2024' }, { password: '' }, {}])('changes nothing for %j', async (body) => {
    const customer = await aCustomer(shopper)
    expect(await customer.post('/api/user/delete', body)).toMatchObject({ code: 500, result: { errorMessage: expect.any(String) } })
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 200 })
  })

  it('deletes personal data; the order keeps its invoice data, and its delivery address until it has certainly arrived', async () => {
    const { customer, cartId, orderId } = await aKnownCustomer()
    const before = (await shop.database.pool.query('select grand_total_cents from sales_order where id = $1', [orderId])).rows
    expect(await customer.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 200, result: true })

    expect(await customer.get('/api/user/me')).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/login', { username: customer.email, password: PASSWORD })).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/user/refresh', { refreshToken: customer.refreshToken })).toMatchObject({ code: 401, result: null })
    expect(await shopper.get(`/api/cart/pull?cartId=${cartId}`)).toMatchObject({ code: 404 })
    for (const table of ['newsletter_subscriber', 'product_alert', 'message_copy'])
      expect((await shop.database.pool.query(`select 1 from ${table} where email = $1`, [customer.email])).rows).toEqual([])
    expect((await everything()).includes(`Parcel Lane ${customer.id}.`)).toBe(true)
    const { rows: numbers } = await shop.database.pool.query<{ number: number }>(
      'select number from sales_order_number where order_id = $1',
      [orderId],
    )
    await createOperator(shop.database).moveOrder(numbers[0]!.number, 'process', `Left with the neighbour of ${customer.id}.`)

    // The page that deletes an account names 60 days.
    await eraseDueContacts(shop.database.sql, new Date(Date.now() + 59 * 86_400_000))
    expect((await everything()).includes(`Parcel Lane ${customer.id}.`)).toBe(true)
    await eraseDueContacts(shop.database.sql, new Date(Date.now() + 60 * 86_400_000))
    const left = await everything()
    const contacts = [
      customer.email,
      `tel-${customer.id}-`,
      `Parcel Lane ${customer.id}.`,
      `Ring ${customer.id} times`,
      `neighbour of ${customer.id}.`,
    ]
    expect(contacts.filter((contact) => left.includes(contact))).toEqual([])
    const { rows } = await shop.database.pool.query('select grand_total_cents from sales_order where id = $1', [orderId])
    expect(rows).toEqual(before)
    const { rows: addresses } = await shop.database.pool.query('select kind, body from sales_order_address where order_id = $1', [orderId])
    expect(addresses).toContainEqual({ kind: 'billing', body: expect.objectContaining({ lastname: 'Mokoena', street: ADDRESS.street }) })
    expect(addresses).toContainEqual({ kind: 'shipping', body: { country_id: 'ZA' } })
  })

  it('deletes only the pending mails to the address', async () => {
    const mailbox = await openMailbox()
    mailbox.refuse({ code: 451, text: 'not now' })
    const late = await openTestShop({ bundle: aPetShop(), mail: { smtpUrl: mailbox.url } })
    const visitor = aShopper(late.app)
    const [one, two] = [await aCustomer(visitor), await aCustomer(visitor)]
    for (const { email } of [one, two]) {
      await visitor.post('/api/user/reset-password', { email })
      await visitor.post('/api/ext/newsletter/subscribe', { email })
    }
    await one.post('/api/user/delete', { password: PASSWORD })
    const { rows } = await late.database.pool.query<{ text: string }>("select payload::text as text from outbox where topic = 'mail'")
    const waiting = rows.map(({ text }) => text).join()
    await late.close()
    await mailbox.close()
    expect(waiting).not.toContain(one.email)
    expect(waiting).toContain(two.email)
  })

  it('ends the newsletter coupon of the customer', async () => {
    const { customer } = await aKnownCustomer()
    const { coupons } = PersonalData.parse((await customer.get('/api/user/export')).result)
    const cartId = String((await shopper.post('/api/cart/create')).result)
    await shopper.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'TICK-COLLAR', qty: 1, quoteId: cartId } })
    const redeem = () => shopper.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupons[0]!.code}`)
    expect(await redeem()).toMatchObject({ code: 200 })
    await customer.post('/api/user/delete', { password: PASSWORD })
    await shopper.post(`/api/cart/delete-coupon?cartId=${cartId}`)
    expect(await redeem()).not.toMatchObject({ code: 200 })
  })

  it('leaves other customers unchanged, and the address can register again', async () => {
    const [{ customer: one }, { customer: two }] = [await aKnownCustomer(), await aKnownCustomer()]
    await one.post('/api/user/delete', { password: PASSWORD })
    expect((await two.get('/api/user/export')).result).toMatchObject({ orders: [{}], carts: [{}], coupons: [{}], reviews: [{}] })
    expect(await aCustomer(shopper, { email: one.email })).toMatchObject({ email: one.email })
    expect(shop.faults).toEqual([])
  })
})
