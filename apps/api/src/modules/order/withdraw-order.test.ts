import { describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { expireWithdrawals, isWithdrawn } from './withdrawn-order.store.ts'

const { shop, shopper } = await openForFile()
const DAY_MS = 86_400_000

const place = (order_id: string, more: object = {}) =>
  shopper.post('/api/order', anOrder({ order_id, products: [aLine('SHAMPOO-250')], ...more }))
const withdraw = (order_id: string) => shopper.post('/api/order/withdraw', { order_id })

describe('withdrawing an order that may be in transit (docs/wire.md §4.7)', () => {
  it('refuses the order when it arrives, and takes nothing from stock', async () => {
    const cartId = await shopper.createCart()
    await shopper.update(cartId, { sku: 'SHAMPOO-250', qty: 1 })
    const stock = () => shop.database.pool.query("select qty from stock where sku = 'SHAMPOO-250'").then(({ rows }) => rows)
    const before = await stock()
    expect(await withdraw('late-1')).toMatchObject({ code: 200, result: { state: 'withdrawn' } })
    expect(await place('late-1', { cart_id: cartId })).toMatchObject({ status: 410, code: 410, result: 'This order was withdrawn' })
    expect(await shopper.get('/api/sync/order/late-1')).toMatchObject({ result: null })
    expect(await stock()).toEqual(before)
    expect(await place('next-1', { cart_id: cartId }), 'the cart is still open for another order').toMatchObject({ code: 200 })
  })

  it('may be repeated', async () => {
    await withdraw('late-2')
    expect(await withdraw('late-2')).toMatchObject({ code: 200, result: { state: 'withdrawn' } })
  })

  it('leaves a placed order as it is, and says so', async () => {
    const { result } = await place('placed-1')
    expect(await withdraw('placed-1')).toMatchObject({ code: 200, result: { state: 'placed' } })
    // Do not compare headers: their date may differ by a second.
    expect(await place('placed-1')).toMatchObject({ code: 200, result })
  })

  it('is forgotten after 90 days', async () => {
    await withdraw('late-3')
    await expireWithdrawals(shop.database.sql, new Date(Date.now() + 89 * DAY_MS))
    expect(await isWithdrawn(shop.database.sql, 'late-3')).toBe(true)
    await expireWithdrawals(shop.database.sql, new Date(Date.now() + 91 * DAY_MS))
    expect(await isWithdrawn(shop.database.sql, 'late-3')).toBe(false)
  })
})
