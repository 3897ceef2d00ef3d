import { describe, expect, it } from 'vitest'
import { cartCount } from './cart-count.ts'
import { isVirtualCart } from './is-virtual-cart.ts'
import type { CartItem } from './lines/cart-item.ts'
import { cartHash } from './sync/cart-hash.ts'

describe('the whole cart', () => {
  it.each([
    { types: [], virtual: false },
    { types: ['virtual', 'downloadable'] as const, virtual: true },
    { types: ['virtual', 'simple'] as const, virtual: false },
    { types: [undefined], virtual: false },
  ])('$types is virtual: $virtual', ({ types, virtual }) => {
    expect(isVirtualCart(types.map((type_id) => ({ type_id })))).toBe(virtual)
  })

  it('counts lines or pieces (docs/behaviour/cart.md §1.15)', () => {
    const lines = [{ qty: 2 }, { qty: 3 }]
    expect([cartCount(lines, 'items'), cartCount(lines, 'quantities'), cartCount([], 'quantities')]).toEqual([2, 5, 0])
  })

  it('has a hash that ignores stock and totals only (docs/behaviour/cart.md §1.18)', () => {
    const line: CartItem = { sku: 'A', qty: 1 }
    const hash = cartHash([line], 't')
    expect(hash).toMatch(/^[\da-f]{56}$/)
    expect(cartHash([{ ...line, stock: { product_id: 1, is_in_stock: true } }], 't')).toBe(hash)
    expect(cartHash([{ ...line, qty: 2 }], 't')).not.toBe(hash)
    expect(cartHash([line], null)).not.toBe(hash)
  })
})
