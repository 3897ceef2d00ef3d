import type { Order } from '@meerkat/contract/order'
import { describe, expect, it } from 'vitest'
import { isSamePurchase } from './is-same-purchase.ts'

const order: Order = {
  order_id: '1-a',
  cart_id: 'c1',
  created_at: '2026-01-01',
  products: [{ sku: 'KIBBLE', qty: 2, price: 100, server_item_id: 7 }],
  addressInformation: { payment_method_code: 'cashondelivery', shipping_method_code: 'standard' },
}

describe('the same purchase', () => {
  it.each<{ why: string; change: Partial<Order>; same: boolean }>([
    { why: 'an identical order', change: {}, same: true },
    { why: 'another id, cart and time', change: { order_id: '2-b', cart_id: 'c2', created_at: '2026-01-02' }, same: true },
    { why: 'other ids of the lines', change: { products: [{ sku: 'KIBBLE', qty: 2, price: 100, server_item_id: 9 }] }, same: true },
    {
      why: 'the same members in another order',
      change: { addressInformation: { shipping_method_code: 'standard', payment_method_code: 'cashondelivery' } },
      same: true,
    },
    { why: 'one more piece', change: { products: [{ sku: 'KIBBLE', qty: 3, price: 100 }] }, same: false },
    { why: 'another product', change: { products: [{ sku: 'LEAD', qty: 2, price: 100 }] }, same: false },
    { why: 'another payment method', change: { addressInformation: { payment_method_code: 'card' } }, same: false },
    { why: 'another store view', change: { store_code: 'de' }, same: false },
  ])('$why: $same', ({ change, same }) => {
    expect(isSamePurchase(order, { ...order, ...change })).toBe(same)
  })
})
