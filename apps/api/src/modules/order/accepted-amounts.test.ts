import { describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForOrders } from '../../testing/open-for-orders.ts'

const { placed, rows, shop, shopper, stockOf } = await openForOrders()

const { addressInformation } = anOrder()

describe('the amounts that the shopper accepted (docs/wire.md §4.6)', () => {
  // What the server would charge for the order: it refuses totals of 0 and answers with its own.
  async function totalsNow(order: object): Promise<Record<string, number>> {
    const seen_totals = { currency: 'ZAR', grand_total: 0, shipping_incl_tax: 0, discount_amount: 0, tax_amount: 0 }
    const { status, code, result } = await shopper.post('/api/order', withSeen(order, seen_totals))
    expect({ status, code }).toEqual({ status: 409, code: 409 })
    return (result as { totals: Record<string, number> }).totals
  }

  function withSeen(order: object, seen: Record<string, unknown>): object {
    const { quote_currency_code: currency = 'ZAR', grand_total, shipping_incl_tax, discount_amount, tax_amount } = seen
    const seen_totals = { currency, grand_total, shipping_incl_tax, discount_amount, tax_amount }
    const given = (order as { addressInformation: object }).addressInformation
    return { ...order, addressInformation: { ...given, seen_totals } }
  }

  it('place the order when it still costs the same', async () => {
    const order = anOrder({ order_id: 'seen-1', products: [aLine('TICK-COLLAR', 2)] })
    const totals = await totalsNow(order)
    const id = await placed(withSeen(order, totals))
    const [row] = await rows('select grand_total_cents from sales_order where id = $1', id)
    expect(row).toEqual({ grand_total_cents: Math.round(totals['grand_total']! * 100) })
  })

  it('refuse an order that has become more expensive, and take no stock; the order with the new amounts is placed', async () => {
    const order = anOrder({ order_id: 'seen-2', products: [aLine('TICK-COLLAR', 2)] })
    const before = await stockOf('TICK-COLLAR')
    const totals = await totalsNow(order)
    const old = { ...totals, grand_total: totals['grand_total']! - 10 }
    expect(await shopper.post('/api/order', withSeen(order, old))).toMatchObject({ code: 409, result: { totals: { items_qty: 2 } } })
    expect(await rows("select 1 from sales_order where order_id = 'seen-2'")).toEqual([])
    expect(await stockOf('TICK-COLLAR')).toBe(before)
    await placed(withSeen(order, totals))
  })

  it('are not compared again once the order has been placed, so that a repeated order gets its first answer', async () => {
    const order = anOrder({ order_id: 'seen-3', products: [aLine('TICK-COLLAR', 1)] })
    const first = await placed(withSeen(order, await totalsNow(order)))
    expect(await placed(withSeen(order, { grand_total: 1, shipping_incl_tax: 0, discount_amount: 0, tax_amount: 0 }))).toBe(first)
  })

  it('are answered with the new price of an order whose coupon can no longer be redeemed', async () => {
    const cart_id = await shopper.createCart()
    await rows("insert into coupon (code, percent, source, uses_left) values ('SEEN10', 10, 'campaign', 1)")
    await shopper.update(cart_id, { sku: 'TICK-COLLAR', qty: 2 })
    expect((await shopper.post(`/api/cart/apply-coupon?cartId=${cart_id}&coupon=SEEN10`, {})).code).toBe(200)
    const order = anOrder({ order_id: 'seen-4', cart_id, products: [aLine('TICK-COLLAR', 2)] })
    const discounted = await totalsNow(order)
    expect(discounted['discount_amount']).toBeLessThan(0)
    await rows("update coupon set uses_left = 0 where code = 'SEEN10'")
    const { code: refused, result } = await shopper.post('/api/order', withSeen(order, discounted))
    expect({ refused, result }).toMatchObject({ refused: 409, result: { totals: { discount_amount: 0 } } })
    await placed(withSeen(order, (result as { totals: Record<string, number> }).totals))
  })

  it.each([
    { why: 'no total', seen: { currency: 'ZAR' }, at: '.addressInformation.seen_totals' },
    { why: 'a total that is not a number', seen: { currency: 'ZAR', grand_total: 'much' }, at: '.addressInformation.seen_totals' },
  ])('are refused with a list of errors: $why', async ({ seen, at }) => {
    const { code, result } = await shopper.post('/api/order', {
      ...anOrder(),
      addressInformation: { ...addressInformation, seen_totals: seen },
    })
    expect({ code, at: (result as { dataPath: string }[])[0]?.dataPath.startsWith(at) }).toEqual({ code: 400, at: true })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
