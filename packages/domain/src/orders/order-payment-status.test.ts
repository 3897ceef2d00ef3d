import { expect, it } from 'vitest'
import { orderPaymentStatus } from './order-payment-status.ts'

it.each([
  { why: 'an order that was paid online', order: { status: 'processing', grand_total: 90, total_due: 0 }, standing: { kind: 'paid' } },
  { why: 'cash on delivery', order: { status: 'pending', grand_total: 90, total_due: 90 }, standing: { kind: 'due', amount: 90 } },
  {
    why: 'an order of which a part was sent back',
    order: { status: 'processing', grand_total: 90, total_due: 30 },
    standing: { kind: 'due', amount: 30 },
  },
  { why: 'a cancelled order', order: { status: 'canceled', grand_total: 90, total_due: 0 }, standing: { kind: 'nothing' } },
  { why: 'an order that was sent back', order: { status: 'closed', grand_total: 90, total_due: 0 }, standing: { kind: 'nothing' } },
  { why: 'an order that cost nothing', order: { status: 'pending', grand_total: 0, total_due: 0 }, standing: { kind: 'nothing' } },
])('$why: $standing.kind', ({ order, standing }) => {
  expect(orderPaymentStatus(order)).toEqual(standing)
})
