import { OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator } from '../operator.ts'
import { aCatalog, aProduct } from './a-catalog.ts'
import { aCustomer } from './a-customer.ts'
import { aLine, anOrder, aShopper, type Shopper, type WireReply } from './a-shopper.ts'
import type { TestShop } from './open-test-shop.ts'

const RACES = 200
const racers = Array.from({ length: RACES }, (_, index) => aProduct({ id: 1000 + index, sku: `RACE-${index}` }))
const members = ['PART-A', 'PART-B', 'PART-C', 'PART-D'].map((sku, index) => aProduct({ id: 10 + index, sku }))
const rush = aProduct({ id: 1, sku: 'RUSH' })
const plenty = aProduct({ id: 2, sku: 'PLENTY' })

const bundle = aCatalog({
  products: [rush, plenty, ...members, ...racers],
  stock: [
    { sku: 'RUSH', product_id: 1, qty: 20, is_in_stock: true, manage_stock: true },
    { sku: 'PLENTY', product_id: 2, qty: 10_000, is_in_stock: true, manage_stock: true },
    ...members.map(({ id, sku }) => ({ sku, product_id: id, qty: 10_000, is_in_stock: true, manage_stock: true })),
    ...racers.map(({ id, sku }) => ({ sku, product_id: id, qty: 1, is_in_stock: true, manage_stock: true })),
  ],
})

/** Invariants of concurrent orders, defined once and run on every database. */
export function describeOrderRaces(databaseName: string, openShop: (parts: { bundle: typeof bundle }) => Promise<TestShop>): void {
  describe(`order races on ${databaseName}`, () => {
    let shop: TestShop
    let shopper: Shopper
    const order = (sku: string, fields: object = {}) => shopper.post('/api/order', anOrder({ products: [aLine(sku)], ...fields }))
    const countOf = async (sql: string, values: unknown[] = []) =>
      Number((await shop.database.pool.query<{ count: number }>(sql, values)).rows[0]?.count)

    beforeAll(async () => {
      shop = await openShop({ bundle })
      shopper = aShopper(shop.app)
    })

    afterAll(async () => {
      await shop.close()
    })

    it(`sells the last piece to only one of two shoppers in ${RACES} races`, async () => {
      const races = await Promise.all(racers.map(({ sku }) => Promise.all([order(sku), order(sku)])))
      expect(races.filter((answers) => answers.filter(isPlaced).length === 1)).toHaveLength(RACES)
      expect(races.flat().filter((answer) => !isPlaced(answer) && !isSoldOut(answer))).toEqual([])
      expect(await countOf("select sum(qty) as count from stock where sku like 'RACE-%'")).toBe(0)
    })

    it('sells 20 pieces to 500 shoppers exactly 20 times', async () => {
      const answers = await Promise.all(Array.from({ length: 500 }, () => order('RUSH')))
      expect(answers.filter(isPlaced)).toHaveLength(20)
      expect(answers.filter(isSoldOut)).toHaveLength(480)
      expect(await countOf("select count(*) from sales_order_line where sku = 'RUSH'")).toBe(20)
      expect(await countOf("select qty as count from stock where sku = 'RUSH'")).toBe(0)
    })

    it('creates one order from 64 posts of the same order', async () => {
      const answers = await Promise.all(Array.from({ length: 64 }, () => order('PLENTY', { order_id: 'same-order' })))
      expect(answers.filter(isPlaced)).toHaveLength(64)
      expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
      expect(await countOf("select count(*) from sales_order where order_id = 'same-order'")).toBe(1)
      expect(await countOf("select qty as count from stock where sku = 'PLENTY'")).toBe(9999)
    })

    it('creates one order from one cart, whatever order ids are sent', async () => {
      const cartId = await shopper.createCart()
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) => order('PLENTY', { cart_id: cartId, order_id: `of-one-cart-${index}` })),
      )
      expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
      expect(await countOf('select count(*) from sales_order where cart_id = $1', [cartId])).toBe(1)
    })

    it('either places or withdraws an order, when both happen at once', async () => {
      const ids = Array.from({ length: 100 }, (_, index) => `withdrawn-${index}`)
      const races = await Promise.all(
        ids.map(async (order_id, index) => {
          const withdraw = () => shopper.post('/api/order/withdraw', { order_id })
          // Both orders of arrival, and a second attempt of the order.
          const [first, second] = index % 2 ? [withdraw(), order('PLENTY', { order_id })] : [order('PLENTY', { order_id }), withdraw()]
          const answers = await Promise.all([first, second, order('PLENTY', { order_id })])
          const { result } = index % 2 ? answers[0] : answers[1]
          return { order_id, state: (result as { state: string }).state, placed: answers.filter((reply) => isOrder(reply)).length }
        }),
      )
      const placed = races.filter(({ state }) => state === 'placed').map(({ order_id }) => order_id)
      expect(races.filter(({ state, placed }) => (state === 'placed' ? placed !== 2 : placed !== 0))).toEqual([])
      expect(await countOf("select count(*) from sales_order where order_id like 'withdrawn-%'")).toBe(placed.length)
      expect(await countOf('select count(*) from withdrawn_order')).toBe(ids.length - placed.length)
    })

    it('does not deadlock when orders list the same products in a different sequence', async () => {
      const skus = members.map(({ sku }) => sku)
      const orders = Array.from({ length: 120 }, (_, index) => {
        const turned = [...skus.slice(index % 4), ...skus.slice(0, index % 4)]
        return anOrder({ products: (index % 2 ? turned : turned.toReversed()).map((sku) => aLine(sku)) })
      })
      const answers = await Promise.all(orders.map((body) => shopper.post('/api/order', body)))
      expect(answers.filter(isPlaced)).toHaveLength(120)
      expect(await countOf("select sum(qty) as count from stock where sku like 'PART-%'")).toBe(4 * (10_000 - 120))
    })

    it('returns goods to stock once for concurrent cancellations, without deadlocks', async () => {
      const customer = await aCustomer(shopper)
      const operator = createOperator(shop.database)
      const skus = members.map(({ sku }) => sku)
      const place = (products: string[]) =>
        customer.post('/api/order', anOrder({ user_id: String(customer.id), products: products.map((sku) => aLine(sku)) }))
      const before = await countOf("select sum(qty) as count from stock where sku like 'PART-%'")
      const placed = await Promise.all(Array.from({ length: 12 }, (_, index) => place(index % 2 ? skus : skus.toReversed())))
      const orders = placed.map(({ result }) => result as { backendOrderId: string; orderNumber: string })
      const calledOff = orders.flatMap(({ backendOrderId, orderNumber }) => [
        ...Array.from({ length: 3 }, () => customer.post(`/api/order/${backendOrderId}/cancel`).then(({ code }) => code)),
        operator.moveOrder(Number(orderNumber), 'cancel', null).then((outcome) => (outcome?.kind === 'refused' ? 400 : 200)),
      ])
      const others = Array.from({ length: 12 }, (_, index) => place(index % 2 ? skus.toReversed() : skus).then(({ code }) => code))
      expect(new Set(await Promise.all([...calledOff, ...others]))).toEqual(new Set([200]))
      expect(await countOf("select sum(qty) as count from stock where sku like 'PART-%'")).toBe(before - 12 * skus.length)
      expect(await countOf("select count(*) from sales_order where status = 'canceled'")).toBe(12)
      expect(await countOf('select count(*) from sales_order_status')).toBe(12)
    })

    it('numbers orders without gaps, despite races, repetitions and sold-out products', async () => {
      const count = await countOf('select count(*) from sales_order')
      expect(await countOf('select max(number) as count from sales_order_number')).toBe(count)
      await order('PLENTY', { order_id: 'same-order' })
      await order('RUSH')
      const next = (await order('PLENTY')).result as { orderNumber: string }
      expect(Number(next.orderNumber)).toBe(count + 1)
    })

    it('logged no error', () => {
      expect(shop.faults).toEqual([])
    })
  })
}

function isPlaced({ code }: WireReply): boolean {
  return code === 200
}

/** The status is not enough: a withdrawn order is also answered with 200. */
function isOrder({ code, result }: WireReply): boolean {
  return code === 200 && typeof result === 'object' && result !== null && 'orderNumber' in result
}

function isSoldOut({ code, status, result }: WireReply): boolean {
  return code === 500 && status === 500 && result === OUT_OF_STOCK_TEXT
}
