import { describe, expect, it } from 'vitest'
import { removeOrdered } from './remove-ordered.ts'

const kibble = { sku: 'KIBBLE', qty: 2 }

describe('removeOrdered', () => {
  it.each([
    { why: 'removes what was ordered', lines: [kibble], products: [kibble], left: [] },
    {
      why: 'keeps what was added afterwards',
      lines: [kibble, { sku: 'LEAD', qty: 1 }],
      products: [kibble],
      left: [{ sku: 'LEAD', qty: 1 }],
    },
    { why: 'keeps the pieces added afterwards', lines: [{ ...kibble, qty: 5 }], products: [kibble], left: [{ ...kibble, qty: 3 }] },
    { why: 'removes a line that has fewer pieces than were ordered', lines: [{ ...kibble, qty: 1 }], products: [kibble], left: [] },
  ])('$why', ({ lines, products, left }) => {
    expect(removeOrdered(lines, products)).toEqual(left)
  })
})
