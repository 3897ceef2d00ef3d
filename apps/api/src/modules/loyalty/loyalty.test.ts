import { Loyalty } from '@meerkat/contract/loyalty'
import { OrderHistory } from '@meerkat/contract/order-history'
import { PersonalData } from '@meerkat/contract/personal-data'
import type { CartTotals } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer, type LoggedIn, PASSWORD } from '../../testing/a-customer.ts'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { checkDigit } from './join.ts'

const stores = readStores()
stores.default.loyalty = { enabled: true, pointsPerUnit: 0.1, pointValue: 0.2, voucherPoints: 10, voucherDays: 180 }
const de = stores.views['de']!
de['loyalty'] = { enabled: false }
const bundle = aPetShop()
for (const { products } of bundle.stores)
  for (const product of products) if (product.sku === 'LITTER-5KG') product['medicine_schedule'] = 'S1'
const { shop, shopper } = await openForFile({ stores, bundle })
const operator = createOperator(shop.database, { stores })

const read = async (customer: LoggedIn) => Loyalty.parse((await customer.get('/api/user/loyalty')).result)
const join = (customer: LoggedIn) => customer.post('/api/user/loyalty/join')
const pointsOf = async (customer: LoggedIn) => (await read(customer)).card?.points

async function place(customer: LoggedIn, fields: object = {}): Promise<number> {
  const { code, result } = await customer.post('/api/order', anOrder({ user_id: String(customer.id), ...fields }))
  expect({ code, result }).toMatchObject({ code: 200 })
  return Number((result as { orderNumber: string }).orderNumber)
}

async function newestOf(customer: LoggedIn) {
  return OrderHistory.parse((await customer.get('/api/user/order-history')).result).items[0]!
}

/** A customer with a card and a complete order of 5 collars at R205.85: 102 points. */
async function aMember(): Promise<{ customer: LoggedIn; number: number }> {
  const customer = await aCustomer(shopper)
  await join(customer)
  const number = await place(customer, { products: [aLine('TICK-COLLAR', 5)] })
  await operator.moveOrder(number, 'complete', null)
  return { customer, number }
}

let requests = 0
const redeem = (customer: LoggedIn, points: number, requestId = `request-${++requests}`) =>
  customer.post('/api/user/loyalty/redeem', { points, requestId })

describe('joining', () => {
  it('issues one card, with a number that a till can check, however often it is requested', async () => {
    const customer = await aCustomer(shopper)
    expect(await read(customer)).toEqual({
      rule: { pointsPerUnit: 0.1, pointValue: 0.2, voucherPoints: 10, voucherDays: 180, currency: 'ZAR' },
      card: null,
    })
    await Promise.all([join(customer), join(customer), join(customer)])
    const { card } = await read(customer)
    expect(card).toMatchObject({ points: 0, pendingPoints: 0, entries: [], vouchers: [] })
    const digits = [...card!.number].map(Number)
    expect(digits).toHaveLength(12)
    expect(checkDigit(digits.slice(0, -1))).toBe(digits.at(-1))
    expect((await customer.get('/api/user/me')).result).toMatchObject({
      custom_attributes: [{ attribute_code: 'loyalty_card', value: card!.number }],
    })
  })

  it('is refused in a store view without a card, and to guests', async () => {
    const customer = await aCustomer(shopper)
    expect(await customer.post('/api/de/user/loyalty/join')).toMatchObject({ code: 404, result: 'This shop has no loyalty card' })
    expect((await customer.get('/api/de/user/loyalty')).result).toEqual({ rule: null, card: null })
    expect(await shopper.get('/api/user/loyalty')).toMatchObject({ code: 401 })
  })
})

describe('points', () => {
  it('are credited when the order is complete, for the amount paid for goods', async () => {
    const customer = await aCustomer(shopper)
    await join(customer)
    const number = await place(customer, { products: [aLine('TICK-COLLAR', 5)] })
    expect(await newestOf(customer)).toMatchObject({ loyalty_points: 102, loyalty_credited: 0 })
    await operator.moveOrder(number, 'pay', null)
    expect((await read(customer)).card).toMatchObject({ points: 0, pendingPoints: 102 })
    await operator.moveOrder(number, 'ship', null)
    await operator.moveOrder(number, 'complete', null)
    const { card } = await read(customer)
    expect(card).toMatchObject({ points: 102, pendingPoints: 0, entries: [{ points: 102, kind: 'earned', couponCode: null }] })
    expect(Number(card?.entries[0]?.orderNumber)).toBe(number)
    expect(await newestOf(customer)).toMatchObject({ loyalty_credited: 102 })
  })

  it('are not given for scheduled medicines', async () => {
    const customer = await aCustomer(shopper)
    await place(customer, { products: [aLine('LITTER-5KG', 10)] })
    expect(await newestOf(customer)).not.toHaveProperty('loyalty_points')
    await place(customer, { products: [aLine('LITTER-5KG', 10), aLine('TICK-COLLAR')] })
    expect(await newestOf(customer)).toMatchObject({ loyalty_points: 20 })
  })

  it('are not given for orders that were complete before the customer joined, not even after a refund', async () => {
    const customer = await aCustomer(shopper)
    const number = await place(customer)
    await operator.moveOrder(number, 'complete', null)
    await join(customer)
    await operator.noteRefund(number, { amountCents: 100, reason: 'Late', by: 'test', reference: null })
    expect(await read(customer)).toMatchObject({ card: { points: 0, entries: [] } })
  })

  it('are taken back once for each refund, in proportion', async () => {
    const { customer, number } = await aMember()
    const { grand_total: total } = await newestOf(customer)
    const half = { amountCents: Math.round(total * 50), reason: 'Torn', by: 'test', reference: 'R1' }
    await operator.noteRefund(number, half)
    await operator.noteRefund(number, half)
    expect(await pointsOf(customer)).toBe(50)
    await operator.noteRefund(number, { ...half, amountCents: Math.round(total * 100) - half.amountCents, reference: 'R2' })
    const { card } = await read(customer)
    expect(card?.points).toBe(0)
    expect(card?.entries.map(({ points, kind }) => [points, kind])).toEqual([
      [-50, 'taken-back'],
      [-52, 'taken-back'],
      [102, 'earned'],
    ])
  })

  it('are taken back when all goods were returned, and are never given for a cancelled order', async () => {
    const { customer, number } = await aMember()
    const announced = await operator.announceReturn(number, 'Too small', null)
    const id = announced?.kind === 'announced' ? announced.returnId : 0
    expect(await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)).toMatchObject({
      kind: 'moved',
      orderStatus: 'closed',
    })
    expect(await pointsOf(customer)).toBe(0)
    const other = await place(customer)
    await operator.moveOrder(other, 'cancel', null)
    expect((await read(customer)).card).toMatchObject({ points: 0, pendingPoints: 0 })
  })
})

describe('a voucher', () => {
  it('is issued once for each request, for whole multiples of its points that the card has', async () => {
    const { customer } = await aMember()
    for (const points of [5, 15, 110, 1_000_000]) expect(await redeem(customer, points)).toMatchObject({ code: 400 })
    const answers = await Promise.all([1, 2, 3].map(() => redeem(customer, 60, 'the-same-request')))
    for (const { code } of answers) expect(code).toBe(200)
    const { card } = await read(customer)
    expect(card).toMatchObject({
      points: 42,
      vouchers: [{ amount: 12, currency: 'ZAR', state: 'usable', validTo: expect.stringMatching(/T21:59:59\.999Z$/) }],
    })
    expect(card?.entries[0]).toMatchObject({ points: -60, kind: 'voucher', couponCode: card?.vouchers[0]?.code, orderNumber: null })
    const two = await Promise.all([redeem(customer, 40), redeem(customer, 40)])
    expect(two.map(({ code }) => code).toSorted()).toEqual([200, 400])
    expect(await pointsOf(customer)).toBe(2)
  })

  it('takes exactly its amount off the goods of one order, scheduled medicines excepted', async () => {
    const { customer } = await aMember()
    await redeem(customer, 100)
    const { code } = (await read(customer)).card!.vouchers[0]!
    const cartId = await shopper.createCart()
    for (const [sku, qty] of [
      ['TICK-COLLAR', 1],
      ['SHAMPOO-250', 3],
      ['LITTER-5KG', 2],
    ] as const)
      await shopper.update(cartId, { sku, qty })
    const before = (await shopper.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
    expect(await shopper.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code.toLowerCase()}`)).toMatchObject({ code: 200 })
    const totals = (await shopper.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
    expect(totals.grand_total).toBeCloseTo(before.grand_total - 20, 2)
    expect(totals).toMatchObject({ coupon_code: code, coupon_amount: 20 })
    expect(totals.items[2]).toMatchObject({ discount_amount: 0, discount_percent: 0 })
    const products = [aLine('TICK-COLLAR'), aLine('SHAMPOO-250', 3), aLine('LITTER-5KG', 2)]
    expect(await shopper.post('/api/order', anOrder({ cart_id: cartId, products }))).toMatchObject({ code: 200 })
    expect((await read(customer)).card?.vouchers).toMatchObject([{ code, state: 'used' }])
    const another = await shopper.createCart()
    await shopper.update(another, { sku: 'TICK-COLLAR', qty: 1 })
    expect(await shopper.post(`/api/cart/apply-coupon?cartId=${another}&coupon=${code}`)).toMatchObject({ code: 404 })
  })

  it('covers no more than the goods, and has no effect in another currency', async () => {
    const { customer } = await aMember()
    await shop.database.pool.query(
      `insert into coupon (code, source, amount, currency_code, uses_left) values ('CARD-BIG', 'loyalty', 5000, 'ZAR', 2)`,
    )
    const cartId = await shopper.createCart()
    await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    await shopper.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=CARD-BIG`)
    expect((await shopper.get(`/api/cart/totals?cartId=${cartId}`)).result).toMatchObject({ grand_total: 0, discount_amount: -179 })
    // The client names the store view of the order: R5,000 must not become 5,000 euro.
    const order = anOrder({ cart_id: cartId, store_code: 'de' })
    expect((await customer.post('/api/order', order)).code).toBe(400)
    const german = String((await shopper.post('/api/de/cart/create?token=')).result)
    expect(await shopper.post(`/api/de/cart/apply-coupon?cartId=${german}&coupon=CARD-BIG`)).toMatchObject({ code: 404 })
  })
})

it('is exported with the personal data, and deleted with the account', async () => {
  const { customer } = await aMember()
  await redeem(customer, 50)
  const exported = PersonalData.parse((await customer.get('/api/user/export')).result)
  expect(exported.loyalty).toMatchObject({ points: 52, entries: [{ points: -50 }, { points: 102 }], vouchers: [{ amount: 10 }] })
  expect(await customer.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 200 })
  const { rows } = await shop.database.pool.query('select count(*)::int as n from loyalty_card where customer_id = $1', [customer.id])
  expect(rows).toEqual([{ n: 0 }])
})
