import type { ServerCartItem } from '@meerkat/contract/cart'
import { expect, it } from 'vitest'
import type { CartItem } from '../lines/cart-item.ts'
import { joinCarts } from './join-carts.ts'

const guests: CartItem = { sku: 'A', qty: 1, server_item_id: 1, prev_qty: 1 }

function onServer(sku: string, qty: number, item_id: number): ServerCartItem {
  return { item_id, sku, qty, name: sku, price: 100, product_type: 'simple', quote_id: 'customer' }
}

it.each<{ why: string; line: CartItem; server: readonly ServerCartItem[]; joined: Partial<CartItem> }>([
  { why: 'both have it: summed', line: guests, server: [onServer('A', 2, 9)], joined: { qty: 3, prev_qty: 2, server_item_id: 9 } },
  {
    why: 'only in the guest cart: a new line',
    line: guests,
    server: [onServer('B', 2, 9)],
    joined: { qty: 1, prev_qty: undefined, server_item_id: undefined },
  },
  {
    why: 'summed already by an interrupted attempt: unchanged',
    line: { ...guests, server_item_id: 9, qty: 3, prev_qty: 2 },
    server: [onServer('A', 2, 9)],
    joined: { qty: 3, prev_qty: 2, server_item_id: 9 },
  },
])('$why (docs/behaviour/cart.md §1.17)', ({ line, server, joined }) => {
  const once = joinCarts([line], server)
  expect(once).toMatchObject([joined])
  expect(joinCarts(once, server)).toEqual(once)
})
