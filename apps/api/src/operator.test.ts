import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, type Operator } from './operator.ts'
import { aLine, anOrder, aShopper } from './testing/a-shopper.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { aPetShop } from './testing/pet-shop.ts'

let shop: TestShop
let operator: Operator

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop() })
  operator = createOperator(shop.database)
})
afterAll(() => shop.close())

describe("the operator's tool", () => {
  it('exports what an import makes the same catalogue of', async () => {
    const before = await operator.exportCatalog()
    await operator.importCatalog(before)
    expect(await operator.exportCatalog()).toEqual(before)
  })

  it('refuses a bundle that is none, and changes nothing', async () => {
    const before = await operator.exportCatalog()
    await expect(operator.importCatalog({ stores: [{ storeCode: '', products: [{ sku: 'X' }] }] })).rejects.toThrow(/cannot be imported/)
    expect(await operator.exportCatalog()).toEqual(before)
  })

  it('sets stock so that the running shop sells by it', async () => {
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
