import type { ServerCartItem } from '@meerkat/contract/cart'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../lines/cart-item.ts'
import { settlePush } from './settle-push.ts'

const answer: ServerCartItem = { item_id: 7, sku: 'KIBBLE', qty: 2, name: 'Kibble', price: 100, product_type: 'simple', quote_id: 'q1' }

describe('settlePush (table of docs/behaviour/cart.md §1.7)', () => {
  const line: CartItem = { sku: 'KIBBLE', qty: 2, prev_qty: 1 }
  const confirmed: CartItem = { ...line, server_item_id: 7 }
  const refused = { answer: null, inCheckout: false }
  it.each([
    {
      why: 'refused, unknown to the server',
      push: { item: confirmed, serverKnewLine: false, ...refused },
      outcome: { kind: 'removed', everywhere: false },
    },
    {
      why: 'refused, known on both sides',
      push: { item: confirmed, serverKnewLine: true, ...refused },
      outcome: { kind: 'restored', item: { qty: 1 } },
    },
    {
      why: 'refused, never confirmed here',
      push: { item: line, serverKnewLine: true, ...refused },
      outcome: { kind: 'removed', everywhere: false },
    },
    {
      why: 'refused, nothing to restore',
      push: { item: { ...confirmed, prev_qty: undefined }, serverKnewLine: true, ...refused },
      outcome: { kind: 'removed', everywhere: true },
    },
    {
      why: 'accepted for the first time',
      push: { item: line, serverKnewLine: false, answer, inCheckout: false },
      outcome: {
        kind: 'accepted',
        notice: 'product-added',
        item: { server_item_id: 7, server_cart_id: 'q1', type_id: 'simple', prev_qty: 2 },
      },
    },
    {
      why: 'accepted again',
      push: { item: confirmed, serverKnewLine: true, answer, inCheckout: false },
      outcome: { kind: 'accepted', notice: 'quantity-updated' },
    },
    {
      why: 'silent in checkout',
      push: { item: confirmed, serverKnewLine: true, answer, inCheckout: true },
      outcome: { kind: 'accepted', notice: null },
    },
  ])('$why', ({ push, outcome }) => {
    expect(settlePush(push)).toMatchObject(outcome)
  })
})
