import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { settleStockAnswer } from './settle-stock-answer.ts'

describe('settleStockAnswer (table of docs/behaviour/cart.md §1.12)', () => {
  const lines: CartItem[] = [
    { sku: 'TAG', qty: 1, name: 'first' },
    { sku: 'TAG', qty: 1, name: 'second', onlineStockCheckid: 't2' },
  ]
  const strict = { allowOutOfStockInCart: false, synchronize: false }
  const gone = { is_in_stock: false }
  it.each([
    { why: 'unknown to the server', reply: { sku: 'TAG', record: null }, rules: strict, outcome: { kind: 'ignored' } },
    { why: 'no such line', reply: { sku: 'X', record: gone }, rules: strict, outcome: { kind: 'ignored' } },
    {
      why: 'in stock',
      reply: { sku: 'TAG', record: { is_in_stock: true } },
      rules: strict,
      outcome: { kind: 'in-stock', item: { is_in_stock: true } },
    },
    {
      why: 'out of stock, but allowed in the cart',
      reply: { sku: 'TAG', record: gone },
      rules: { ...strict, allowOutOfStockInCart: true },
      outcome: { kind: 'out-of-stock', item: { is_in_stock: false } },
    },
    {
      why: 'out of stock in a cart that is synchronised',
      reply: { sku: 'TAG', record: gone },
      rules: { ...strict, synchronize: true },
      outcome: { kind: 'out-of-stock' },
    },
    {
      why: 'out of stock otherwise',
      reply: { sku: 'TAG', record: gone },
      rules: strict,
      outcome: { kind: 'removed', item: { name: 'first' } },
    },
    {
      why: 'only the line of the task',
      reply: { sku: 'TAG', taskId: 't2', record: gone },
      rules: strict,
      outcome: { kind: 'removed', item: { name: 'second' } },
    },
  ])('$why', ({ reply, rules, outcome }) => {
    expect(settleStockAnswer(lines, reply, rules)).toMatchObject(outcome)
  })
})
