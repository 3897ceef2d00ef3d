import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, type Operator } from './operator.ts'
import { aCustomer } from './testing/a-customer.ts'
import { aLine, anOrder, aShopper } from './testing/a-shopper.ts'
import { openTestShop, readStores, type TestShop } from './testing/open-test-shop.ts'
import { aPetShop } from './testing/pet-shop.ts'

let shop: TestShop
let operator: Operator

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop() })
  operator = createOperator(shop.database, { stores: readStores() })
})
afterAll(() => shop.close())

describe("the operator's tool", () => {
  it('exports a bundle that imports as the same catalogue', async () => {
    const before = await operator.exportCatalog()
    await operator.importCatalog(before)
    expect(await operator.exportCatalog()).toEqual(before)
  })

  it('refuses an invalid bundle, and changes nothing', async () => {
    const before = await operator.exportCatalog()
    await expect(operator.importCatalog({ stores: [{ storeCode: '', products: [{ sku: 'X' }] }] })).rejects.toThrow(/cannot be imported/)
    expect(await operator.exportCatalog()).toEqual(before)
  })

  it('sets the stock that the running shop uses', async () => {
    const [{ sku } = { sku: '' }] = aPetShop().stock
    expect(await operator.setStock(String(sku), 3)).toBe(true)
    expect(await operator.findStock(String(sku))).toMatchObject({ qty: 3, is_in_stock: true })
    expect(await operator.setStock(String(sku), 0)).toBe(true)
    expect(await operator.findStock(String(sku))).toMatchObject({ qty: 0, is_in_stock: false })
    expect(await operator.setStock('NOBODY-KNOWS-IT', 1)).toBe(false)
  })

  it('lists the newest orders first', async () => {
    expect(await operator.listOrders(10)).toEqual([])
    const shopper = aShopper(shop.app)
    for (const order_id of ['first', 'second']) {
      const { status } = await shopper.post('/api/order', anOrder({ order_id, products: [aLine('TICK-COLLAR')] }))
      expect(status).toBe(200)
    }
    const orders = await operator.listOrders(10)
    expect(orders).toHaveLength(2)
    expect(orders[0]!.id).toBeGreaterThan(orders[1]!.id)
    expect(orders[0]).toMatchObject({ number: 2, status: 'pending', currency_code: 'ZAR', total_qty: 1 })
    expect(await operator.findOrder(2)).toMatchObject({
      number: 2,
      lines: [{ sku: 'TICK-COLLAR', qty: 1 }],
      addresses: [{}, {}],
      steps: [],
    })
    expect(await operator.findOrder(3)).toBeNull()
  })
})

describe('finding orders', () => {
  it.each([
    { why: 'a part of the name, in any case', filter: { buyer: 'THANDI' }, finds: true },
    { why: 'a part of the e-mail', filter: { buyer: '@example.com' }, finds: true },
    { why: 'another name', filter: { buyer: 'nobody' }, finds: false },
    { why: 'pattern characters, taken literally', filter: { buyer: '%' }, finds: false },
    { why: 'its status', filter: { status: 'pending' }, finds: true },
    { why: 'another status', filter: { status: 'complete' }, finds: false },
    { why: 'its day', filter: { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 600_000) }, finds: true },
    { why: 'a day before', filter: { to: new Date(Date.now() - 600_000) }, finds: false },
  ])('by $why', async ({ filter, finds }) => {
    const found = await operator.listOrders(10, filter)
    expect(found.length > 0).toBe(finds)
    for (const { buyer, email } of found) expect(`${buyer} <${email}>`).toMatch(/Thandi.* <.+@example\.com>/)
  })
})

describe('campaign coupons', () => {
  it('are created once, redeemed, listed and ended', async () => {
    expect(await operator.createCoupon({ code: 'summer', percent: 10, uses: 2, validTo: null })).toBe(true)
    expect(await operator.createCoupon({ code: 'SUMMER', percent: 20, uses: null, validTo: null })).toBe(false)
    const shopper = aShopper(shop.app)
    const apply = async () => {
      const cartId = String((await shopper.post('/api/cart/create')).result)
      await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
      return (await shopper.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=summer`)).code
    }
    expect(await apply()).toBe(200)
    expect(await operator.listCoupons(10, { all: false })).toMatchObject([{ code: 'SUMMER', percent: 10, uses_left: 2, used: 0 }])
    expect(await operator.endCoupon('summer')).toBe(true)
    expect(await operator.endCoupon('summer')).toBe(false)
    expect(await operator.listCoupons(10, { all: false })).toEqual([])
    expect(await apply()).not.toBe(200)
  })
})

describe('customers', () => {
  it('are found, exported and deleted by their e-mail', async () => {
    const email = 'naledi@example.com'
    await aCustomer(aShopper(shop.app), { email })
    expect(await operator.findCustomers('NALEDI@', 10)).toMatchObject([{ email, orders: 0 }])
    expect(await operator.exportCustomer(email)).toMatchObject({ profile: { email }, orders: [] })
    expect(await operator.deleteCustomer(email)).toBe(true)
    expect(await operator.deleteCustomer(email)).toBe(false)
    expect(await operator.exportCustomer(email)).toBeNull()
    expect(await operator.findCustomers(email, 10)).toEqual([])
  })
})

describe('editing a product', () => {
  it('takes effect in the running shop, in the parent of a variant too', async () => {
    const variant = { sku: 'DERMA-CARE-3KG', storeCode: '' }
    await operator.editProduct(variant, { kind: 'price', price: 444 })
    await operator.editProduct(variant, { kind: 'text', field: 'name', text: 'Derma Care <b>3 kg</b>' })
    const [parent] = await operator.findProducts('DERMA-CARE')
    expect(parent?.product.configurable_children?.[1]).toMatchObject({ sku: 'DERMA-CARE-3KG', price: 444 })
    await shop.api.caughtUp()
    const cartId = String((await aShopper(shop.app).post('/api/cart/create')).result)
    const { result } = await aShopper(shop.app).update(cartId, { sku: 'DERMA-CARE-3KG', qty: 1 })
    expect(result).toMatchObject({ price: 444 })
  })

  it('refuses what an import refuses', async () => {
    const place = { sku: 'TICK-COLLAR', storeCode: '' }
    await expect(operator.editProduct(place, { kind: 'price', price: 1e12 })).rejects.toThrow(/price/)
    await expect(operator.editProduct({ ...place, storeCode: 'xx' }, { kind: 'price', price: 1 })).rejects.toThrow(/no product TICK-COLLAR/)
  })
})

it('lists missing pictures of the catalogue', async () => {
  await operator.editProduct({ sku: 'TICK-COLLAR', storeCode: '' }, { kind: 'picture', path: '/products/collar.png' })
  const state = await operator.inspectCatalog(shop.dataDir)
  expect(state.views).toContainEqual({ storeCode: '', products: aPetShop().stores[0]!.products.length })
  expect(state.missingPictures).toContain('/products/collar.png')
  mkdirSync(join(shop.dataDir, 'media', 'products'), { recursive: true })
  writeFileSync(join(shop.dataDir, 'media', 'products', 'collar.png'), '')
  expect((await operator.inspectCatalog(shop.dataDir)).missingPictures).not.toContain('/products/collar.png')
})
