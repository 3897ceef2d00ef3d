import { beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop, readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

const { shop, shopper } = await openForFile()

beforeAll(async () => {
  const insert = 'insert into coupon (code, percent, source, uses_left, valid_from, valid_to) values '
  await shop.database.pool.query(`${insert}
    ('PAWS10', 10, 'campaign', null, now() - interval '1 day', null),
    ('OVER', 10, 'campaign', null, now() - interval '2 days', now() - interval '1 day'),
    ('SOON', 10, 'campaign', null, now() + interval '1 day', null),
    ('GONE', 10, 'campaign', 0, now(), null),
    ('ONCE', 10, 'campaign', 1, now(), null),
    ('RACE', 10, 'campaign', 1, now(), null),
    ('ENDS', 10, 'campaign', null, now(), null)`)
})

async function aCart(sku = 'DERMA-CARE-3KG', qty = 2): Promise<string> {
  const cartId = await shopper.createCart()
  expect(await shopper.update(cartId, { sku, qty })).toMatchObject({ code: 200 })
  return cartId
}

const apply = (cartId: string, code: string) => shopper.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=${code}`)
const remove = (cartId: string) => shopper.post(`/api/cart/delete-coupon?token=&cartId=${cartId}`)
const codeOn = async (cartId: string) => (await shopper.get(`/api/cart/coupon?token=&cartId=${cartId}`)).result
const totalsOf = async (cartId: string) => (await shopper.get(`/api/cart/totals?token=&cartId=${cartId}`)).result as Record<string, unknown>

function order(cartId: string, email: string, fields: object = {}) {
  const address = { ...ADDRESS, email }
  const { addressInformation } = anOrder()
  const body = anOrder({
    cart_id: cartId,
    products: [aLine('DERMA-CARE-3KG', 2)],
    addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address },
    ...fields,
  })
  return shopper.post('/api/order', body)
}

describe('a coupon on a cart (docs/wire.md §3.12)', () => {
  it('can be applied, appears in the totals of the contract, and can be removed', async () => {
    const cartId = await aCart()
    expect(await codeOn(cartId)).toBeNull()
    expect(await apply(cartId, 'paws10')).toMatchObject({ status: 200, code: 200, result: true })
    expect(await codeOn(cartId)).toBe('PAWS10')
    const totals = await totalsOf(cartId)
    expect(totals).toMatchObject({
      coupon_code: 'PAWS10',
      subtotal: 800,
      discount_amount: -80,
      subtotal_with_discount: 720,
      grand_total: 828,
    })
    expect(totals['total_segments']).toContainEqual({ code: 'discount', title: 'Discount (PAWS10)', value: -80 })
    expect(totals['items']).toMatchObject([{ discount_amount: 80, discount_percent: 10, tax_amount: 108 }])
    expect(await remove(cartId)).toMatchObject({ status: 200, code: 200, result: true })
    expect(await remove(cartId)).toMatchObject({ code: 200, result: true })
    expect(await totalsOf(cartId)).not.toHaveProperty('coupon_code')
    expect(await totalsOf(cartId)).toMatchObject({ discount_amount: 0, grand_total: 920 })
  })

  it.each(['NOSUCH', 'OVER', 'SOON', 'GONE', '', '%20', "'; drop table coupon; --", 'x'.repeat(500)])(
    'refuses the code %j in the format that old clients read',
    async (code) => {
      const cartId = await aCart()
      const { status, code: wireCode, result, meta } = await apply(cartId, code)
      expect({ status, code: wireCode, result, meta }).toEqual({
        status: 404,
        code: 404,
        result: false,
        meta: { reason: 'coupon_invalid' },
      })
      expect(await codeOn(cartId)).toBeNull()
    },
  )

  it('answers 500 without a code, in the same format', async () => {
    const cartId = await aCart()
    expect(await shopper.post(`/api/cart/apply-coupon?token=&cartId=${cartId}`)).toMatchObject({ status: 500, code: 500, result: false })
  })

  it('stays applied while the cart changes', async () => {
    const cartId = await aCart()
    await apply(cartId, 'PAWS10')
    await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    expect(await totalsOf(cartId)).toMatchObject({ coupon_code: 'PAWS10', items: [{ discount_percent: 10 }, { discount_percent: 10 }] })
  })

  it('that expires is removed from the cart once the totals were returned without it', async () => {
    const cartId = await aCart()
    await apply(cartId, 'ENDS')
    await shop.database.pool.query("update coupon set valid_to = now() - interval '1 second' where code = 'ENDS'")
    expect(await order(cartId, 'ends@example.com')).toMatchObject({ code: 400, result: [{ dataPath: '.coupon_code' }] })
    expect(await totalsOf(cartId)).not.toHaveProperty('coupon_code')
    expect(await order(cartId, 'ends@example.com')).toMatchObject({ code: 200 })
  })
})

describe('a coupon in an order', () => {
  it('is deducted as shown, and stored with the order', async () => {
    const cartId = await aCart()
    await apply(cartId, 'PAWS10')
    const { result } = await order(cartId, 'charged@example.com')
    const { rows } = await shop.database.pool.query(
      'select coupon_code, discount_cents, grand_total_cents from sales_order where id = $1',
      [(result as { magentoOrderId: string }).magentoOrderId],
    )
    expect(rows).toEqual([{ coupon_code: 'PAWS10', discount_cents: -8000, grand_total_cents: 82800 }])
  })

  it('counts once per address: a second order is refused until its totals were returned without the coupon', async () => {
    const email = 'twice@example.com'
    const [first, second] = [await aCart(), await aCart()]
    await apply(first, 'PAWS10')
    await apply(second, 'PAWS10')
    expect(await order(first, email, { order_id: 'coupon-1' })).toMatchObject({ code: 200 })
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await order(second, email, { order_id: 'coupon-2' })).toMatchObject({ code: 400, result: [{ dataPath: '.coupon_code' }] })
    expect(await totalsOf(second)).not.toHaveProperty('coupon_code')
    expect(await order(second, email, { order_id: 'coupon-2' })).toMatchObject({ code: 200 })
    expect(await order(first, email, { order_id: 'coupon-1' })).toMatchObject({ code: 200 })
  })

  it('for a single use is redeemed by only one of many concurrent orders', async () => {
    const carts = await Promise.all(Array.from({ length: 6 }, () => aCart('TICK-COLLAR', 1)))
    for (const cartId of carts) expect(await apply(cartId, 'RACE')).toMatchObject({ code: 200 })
    const answers = await Promise.all(carts.map((cartId, index) => order(cartId, `race-${index}@example.com`)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    const { rows } = await shop.database.pool.query("select uses_left from coupon where code = 'RACE'")
    expect(rows).toEqual([{ uses_left: 0 }])
  })

  it('a refused order redeems nothing', async () => {
    const cartId = await aCart('SCARCE', 1)
    await apply(cartId, 'ONCE')
    expect(await order(cartId, 'much@example.com', { products: [aLine('SCARCE', 99)] })).toMatchObject({ code: 500 })
    const { rows } = await shop.database.pool.query("select uses_left from coupon where code = 'ONCE'")
    expect(rows).toEqual([{ uses_left: 1 }])
    expect(await codeOn(cartId)).toBe('ONCE')
  })

  it('is refused when a customer who has used it applies it again', async () => {
    const customer = await aCustomer(shopper)
    const cartId = String((await customer.post('/api/cart/create')).result)
    await order('', customer.email)
    const used = await aCart()
    await apply(used, 'PAWS10')
    expect(await order(used, customer.email)).toMatchObject({ code: 200 })
    expect(await customer.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=PAWS10`)).toMatchObject({ code: 404, result: false })
  })

  it('logged no error', () => {
    expect(shop.faults).toEqual([])
  })
})

describe('scheduled medicines', () => {
  const bundle = aPetShop()
  const products = bundle.stores.flatMap((store) => store.products)
  for (const product of products.filter(({ sku }) => sku === 'TICK-COLLAR')) product['medicine_schedule'] = 'S2'
  // Part of the starter kit, so the whole kit is excluded.
  for (const product of products.filter(({ sku }) => sku === 'LITTER-5KG')) product['medicine_schedule'] = 1

  it.each([
    { excludeScheduledMedicine: false, percents: [10, 10, 10] },
    { excludeScheduledMedicine: true, percents: [10, 0, 0] },
  ])('get no coupon when the switch is on: $excludeScheduledMedicine', async ({ excludeScheduledMedicine, percents }) => {
    const stores = readStores()
    stores.shop.coupons.excludeScheduledMedicine = excludeScheduledMedicine
    const pharmacy = await openTestShop({ bundle, stores })
    await pharmacy.database.pool.query("insert into coupon (code, percent, source) values ('PAWS10', 10, 'campaign')")
    const buyer = aShopper(pharmacy.app)
    const cartId = await buyer.createCart()
    const bundle_options = [
      { option_id: 1, option_qty: 1, option_selections: [2] },
      { option_id: 2, option_qty: 1, option_selections: [5] },
    ]
    const kit = { sku: 'KITTEN-STARTER', qty: 1, product_option: { extension_attributes: { bundle_options } } }
    for (const item of [{ sku: 'DERMA-CARE-3KG', qty: 2 }, { sku: 'TICK-COLLAR', qty: 1 }, kit])
      expect(await buyer.update(cartId, item)).toMatchObject({ code: 200 })
    await buyer.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=PAWS10`)
    const { result } = await buyer.get(`/api/cart/totals?cartId=${cartId}`)
    const { items, grand_total: shown } = result as { items: { discount_percent: number }[]; grand_total: number }
    expect(items.map(({ discount_percent }) => discount_percent)).toEqual(percents)

    const lines = [aLine('DERMA-CARE-3KG', 2), aLine('TICK-COLLAR'), aLine(kit.sku, 1, { product_option: kit.product_option })]
    const placed = await buyer.post('/api/order', anOrder({ cart_id: cartId, products: lines }))
    expect(placed).toMatchObject({ code: 200 })
    const { rows } = await pharmacy.database.pool.query<{ goods: number }>(
      'select grand_total_cents - shipping_incl_tax_cents as goods from sales_order',
    )
    expect(rows).toEqual([{ goods: Math.round(shown * 100) }])
    await pharmacy.close()
  })
})

describe('wrong coupon codes (docs/wire.md §20)', () => {
  it('are limited to ten a minute; valid codes are not counted', async () => {
    let atMs = Date.parse('2026-05-22T09:00:00Z')
    const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true, now: () => new Date(atMs) })
    try {
      await limited.database.pool.query("insert into coupon (code, percent, source) values ('RIGHT', 10, 'campaign')")
      const guesser = aShopper(limited.app)
      const cartId = await guesser.createCart()
      const guess = async (code: string) => (await guesser.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`)).code
      for (let index = 0; index < 12; index += 1) expect(await guess('RIGHT')).toBe(200)
      const codes = []
      for (let index = 0; index < 12; index += 1) codes.push(await guess(`WRONG-${index}`))
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
      expect(await guess('RIGHT')).toBe(429)
      atMs += 60_000
      expect(await guess('RIGHT')).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

it('a voucher is redeemed in its own currency only', async () => {
  const insert = 'insert into coupon (code, percent, amount, currency_code, source, valid_from) values '
  await shop.database.pool.query(
    `${insert} ('TENEURO', null, 10, 'EUR', 'campaign', now()), ('TENRAND', null, 10, 'ZAR', 'campaign', now())`,
  )
  const african = await aCart()
  expect(await apply(african, 'TENEURO')).toMatchObject({ code: 404, result: false })
  expect(await apply(african, 'TENRAND')).toMatchObject({ code: 200, result: true })
  const german = String((await shopper.post('/api/cart/create?storeCode=de')).result)
  expect(await shopper.update(german, { sku: 'DERMA-CARE-3KG', qty: 1 })).toMatchObject({ code: 200 })
  expect(await apply(german, 'TENRAND')).toMatchObject({ code: 404, result: false })
  expect(await apply(german, 'TENEURO')).toMatchObject({ code: 200, result: true })
})

it('vouchers are applied and removed by the calls that the settings name (Spec §7 Cart)', async () => {
  const stores = readStores()
  stores.shop.cart.voucherEndpoint = { apply: '/api/cart/apply-voucher', remove: '/api/cart/remove-voucher' }
  const voucherShop = await openTestShop({ bundle: aPetShop(), stores })
  await voucherShop.database.pool.query("insert into coupon (code, percent, source) values ('PAWS10', 10, 'campaign')")
  const buyer = aShopper(voucherShop.app)
  const cartId = await buyer.createCart()
  await buyer.update(cartId, { sku: 'DERMA-CARE-3KG', qty: 1 })
  const coupon = async () => (await buyer.get(`/api/cart/coupon?cartId=${cartId}`)).result
  expect(await buyer.post(`/api/cart/apply-voucher?cartId=${cartId}&coupon=PAWS10`)).toMatchObject({ code: 200, result: true })
  expect(await coupon()).toBe('PAWS10')
  expect(await buyer.post(`/api/cart/remove-voucher?cartId=${cartId}`)).toMatchObject({ code: 200 })
  expect(await coupon()).toBeNull()
  expect(await buyer.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=PAWS10`)).toMatchObject({ code: 200 })
  await voucherShop.close()
})
