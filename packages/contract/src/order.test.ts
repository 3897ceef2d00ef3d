import { describe, expect, it } from 'vitest'
import { Order } from './order.ts'

const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', 'Unit 3'],
  city: 'Pretoria',
  postcode: '0181',
  country_id: 'ZA',
}

function anOrder(change: Record<string, unknown> = {}) {
  return {
    order_id: '1748850070512-5f1d',
    user_id: '',
    cart_id: '90311',
    products: [{ sku: 'DERMA-CARE-3KG', qty: 2, price: 400 }],
    addressInformation: { shippingAddress: address, billingAddress: address, payment_method_code: 'cashondelivery' },
    ...change,
  }
}

describe('an order body is valid with', () => {
  it.each([
    { why: 'the example of the contract', body: anOrder(), ok: true },
    { why: 'a free product', body: anOrder({ products: [{ sku: 'SAMPLE', qty: 1, price: 0 }] }), ok: true },
    {
      why: 'a region id as text',
      body: anOrder({ addressInformation: { shippingAddress: { ...address, region_id: '0' } } }),
      ok: true,
    },
    { why: 'names in any script', body: anOrder({ addressInformation: { shippingAddress: { ...address, firstname: '太郎' } } }), ok: true },
    { why: 'an unknown root key', body: anOrder({ total: 1 }), ok: false },
    { why: 'a store_code of null', body: anOrder({ store_code: null }), ok: false },
    { why: 'no products', body: anOrder({ products: [] }), ok: false },
    {
      why: 'an error in the second product only',
      body: anOrder({
        products: [
          { sku: 'A', qty: 1, price: 1 },
          { sku: '', qty: 1, price: 1 },
        ],
      }),
      ok: false,
    },
    { why: 'a fractional quantity', body: anOrder({ products: [{ sku: 'A', qty: 1.5, price: 1 }] }), ok: false },
    {
      why: 'a name without a letter',
      body: anOrder({ addressInformation: { shippingAddress: { ...address, firstname: '12' } } }),
      ok: false,
    },
    { why: 'an empty street', body: anOrder({ addressInformation: { shippingAddress: { ...address, street: [' '] } } }), ok: false },
    {
      why: 'no apartment',
      body: anOrder({ addressInformation: { shippingAddress: { ...address, street: ['14 Acacia Road', ''] } } }),
      ok: true,
    },
    {
      why: 'a zip code of two characters',
      body: anOrder({ addressInformation: { shippingAddress: { ...address, postcode: '01' } } }),
      ok: false,
    },
  ])('$why: $ok', ({ body, ok }) => {
    expect(Order.safeParse(body).success).toBe(ok)
  })
})
