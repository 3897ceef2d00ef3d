import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, aRegistration, PASSWORD } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder, aShopper, type Shopper } from '../../testing/a-shopper.ts'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { makeConfirmation } from '../newsletter/subscribe.ts'

const MANY = 16
let shop: TestShop
let shopper: Shopper

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await createPostgresDatabase(), poolSize: 8 })
  shopper = aShopper(shop.app)
})

afterAll(async () => {
  await shop.close()
})

const atOnce = <T>(act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, index) => act(index)))
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).toSorted()
const oneOf = (won: number, lost: number) => [won, ...Array.from({ length: MANY - 1 }, () => lost)].toSorted()

/** On PostgreSQL, because the embedded database runs one query at a time. */
describe('concurrent requests on PostgreSQL', () => {
  it('only one of many requests registers an address', async () => {
    const registration = aRegistration()
    expect(codesOf(await atOnce(() => shopper.post('/api/user/create', registration)))).toEqual(oneOf(200, 400))
  })

  it('a customer gets one cart', async () => {
    const customer = await aCustomer(shopper)
    const answers = await atOnce(() => customer.post('/api/cart/create'))
    expect(new Set(answers.map(({ code, result }) => `${code} ${String(result)}`)).size).toBe(1)
  })

  it('a single-use coupon is redeemed by one order', async () => {
    await shop.database.pool.query("insert into coupon (code, percent, source, uses_left) values ('RACE', 10, 'campaign', 1)")
    const carts = await atOnce(async () => {
      const cartId = await shopper.createCart()
      await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
      await shopper.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=RACE`)
      return cartId
    })
    const { addressInformation } = anOrder()
    const answers = await atOnce((index) => {
      const address = { ...ADDRESS, email: `race-${index}@example.com` }
      const information = { ...addressInformation, shippingAddress: address, billingAddress: address }
      return shopper.post(
        '/api/order',
        anOrder({ cart_id: carts[index]!, products: [aLine('TICK-COLLAR')], addressInformation: information }),
      )
    })
    expect(codesOf(answers)).toEqual(oneOf(200, 400))
  })

  it('an address gets one newsletter coupon', async () => {
    const answers = await atOnce(() => shopper.post('/api/ext/newsletter/subscribe', { email: 'many@example.com' }))
    expect(new Set(codesOf(answers))).toEqual(new Set([200]))
    const token = await makeConfirmation(shop.database.sql, 'many@example.com', new Date())
    const confirmed = await atOnce(() => shopper.post('/api/ext/newsletter/confirm', { token }))
    expect(confirmed.filter(({ meta }) => meta !== undefined)).toHaveLength(1)
  })

  it('a mail token sends one mail', async () => {
    const token = (await shopper.get('/api/ext/mail-service/get-token')).result
    const mail = { sourceAddress: 'writer@example.com', targetAddress: 'hello@meerkat.example', subject: 'Hi', emailText: 'Hello', token }
    expect(codesOf(await atOnce(() => shopper.post('/api/ext/mail-service/send-email', mail)))).toEqual(oneOf(200, 500))
  })

  it('no other session survives a password change, whatever the timing of concurrent logins', async () => {
    const customer = await aCustomer(shopper)
    const logIns = atOnce(() => shopper.post('/api/user/login', { username: customer.email, password: PASSWORD }))
    const change = await customer.post('/api/user/change-password', { currentPassword: PASSWORD, newPassword: 'Whiskers!2025' })
    expect(change).toMatchObject({ code: 200 })
    const tokens = (await logIns).flatMap(({ code, result }) => (code === 200 ? [String(result)] : []))
    const alive = await Promise.all(tokens.map((token) => shopper.get(`/api/user/me?token=${token}`)))
    expect(alive.filter(({ code }) => code !== 401)).toEqual([])
    expect(await customer.get('/api/user/me')).toMatchObject({ code: 200 })
  })

  it('concurrent profile changes leave one complete list of addresses', async () => {
    const customer = await aCustomer(shopper, { addresses: undefined })
    const address = { firstname: 'T', lastname: 'M', street: ['1 Road'], city: 'Pretoria', country_id: 'ZA', postcode: '0181' }
    await atOnce((index) =>
      customer.post('/api/user/me', {
        customer: { firstname: 'T', lastname: 'M', addresses: [address, { ...address, city: `City ${'abcdefghijklmnop'[index]}` }] },
      }),
    )
    expect((await customer.get('/api/user/me')).result).toMatchObject({ addresses: [{ city: 'Pretoria' }, {}] })
  })

  it('logged no error', () => {
    expect(shop.faults).toEqual([])
  })
})
