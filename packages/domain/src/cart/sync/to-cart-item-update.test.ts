import type { ServerCartItem } from '@meerkat/contract/cart'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../lines/cart-item.ts'
import { toCartItemUpdate } from './to-cart-item-update.ts'

const answer: ServerCartItem = { item_id: 7, sku: 'KIBBLE', qty: 2, name: 'Kibble', price: 100, product_type: 'simple', quote_id: 'q1' }

describe('toCartItemUpdate (docs/wire.md §3.6)', () => {
  const item: CartItem = { sku: 'KAROO-3KG', parentSku: 'KAROO', qty: 2 }
  it.each([
    { why: "the parent's sku, no line yet", server: null, set: true, body: { sku: 'KAROO', qty: 2, quoteId: 'token' } },
    { why: 'the own sku when options are not sent', server: null, set: false, body: { sku: 'KAROO-3KG', qty: 2, quoteId: 'token' } },
    { why: 'with ids', server: answer, set: true, body: { sku: 'KAROO', qty: 2, item_id: 7, quoteId: 'q1' } },
  ])('$why', ({ server, set, body }) => {
    expect(toCartItemUpdate(item, 2, server, { cartId: 'token', setConfigurableProductOptions: set })).toEqual(body)
  })
})
