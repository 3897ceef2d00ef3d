import { expect, it } from 'vitest'
import { openForReturns, readNewestOrder } from '../../../testing/open-for-returns.ts'
import { aPetShop } from '../../../testing/pet-shop.ts'

const bundle = aPetShop()
for (const { products } of bundle.stores)
  for (const product of products) if (product.sku === 'SHAMPOO-250') product['medicine_schedule'] = 'S1'
const { operator, aSentOrder } = await openForReturns({ bundle })

it('a scheduled medicine is named as such and not accepted from the shopper, but from the operator', async () => {
  const { customer, id, number } = await aSentOrder()
  const order = await readNewestOrder(customer)
  expect(order.items.map(({ sku, qty_returnable, is_excluded_medicine }) => [sku, qty_returnable, is_excluded_medicine])).toEqual([
    ['TICK-COLLAR', 2, undefined],
    ['SHAMPOO-250', 0, true],
    ['TICK-COLLAR', 1, undefined],
  ])
  const sendBack = (item: (typeof order.items)[number]) =>
    customer.post(`/api/order/${id}/return`, { items: [{ item_id: item.item_id, qty: 1 }] })
  expect(await sendBack(order.items[1]!)).toMatchObject({ code: 400, result: expect.stringContaining('so many pieces') })
  expect(await sendBack(order.items[0]!)).toMatchObject({ code: 200 })
  expect(await operator.announceReturn(number, 'Broken bottle', new Map([['SHAMPOO-250', 1]]))).toMatchObject({ kind: 'announced' })
})
