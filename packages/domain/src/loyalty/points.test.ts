import { describe, expect, it } from 'vitest'
import { type EarningOrder, exchangeablePoints, pointsDue, pointsForGoods, voucherCents } from './points.ts'

const food = (paidCents: number) => ({ paidCents, isScheduledMedicine: false })
const medicine = (paidCents: number) => ({ paidCents, isScheduledMedicine: true })

it.each([
  { why: 'a point for every ten rand', pointsPerUnit: 0.1, goods: [food(40_000), food(20_590)], points: 60 },
  { why: 'less than a point is none', pointsPerUnit: 0.1, goods: [food(999)], points: 0 },
  { why: 'scheduled medicine earns nothing', pointsPerUnit: 1, goods: [food(1_000), medicine(50_000)], points: 10 },
  { why: 'two points for a euro', pointsPerUnit: 2, goods: [food(1_549)], points: 30 },
  { why: 'binary fractions lose no point', pointsPerUnit: 100, goods: [food(29)], points: 29 },
  { why: 'nothing was bought', pointsPerUnit: 1, goods: [], points: 0 },
])('$why', ({ pointsPerUnit, goods, points }) => {
  expect(pointsForGoods({ pointsPerUnit }, goods)).toBe(points)
})

describe('pointsDue', () => {
  const order: EarningOrder = { points: 100, status: 'complete', isCompleteSinceJoining: true, totalCents: 50_000, refundedCents: 0 }

  it.each<{ why: string; change: Partial<EarningOrder>; due: number }>([
    { why: 'a complete order', change: {}, due: 100 },
    { why: 'an order that is only paid', change: { status: 'processing' }, due: 0 },
    { why: 'a cancelled order', change: { status: 'canceled' }, due: 0 },
    { why: 'an order of which all was sent back', change: { status: 'closed' }, due: 0 },
    { why: 'an order that was complete before its customer joined', change: { isCompleteSinceJoining: false }, due: 0 },
    { why: 'a refund of a third', change: { refundedCents: 16_667 }, due: 66 },
    { why: 'a refund of all', change: { refundedCents: 50_000 }, due: 0 },
    { why: 'an order that cost nothing', change: { points: 0, totalCents: 0 }, due: 0 },
  ])('$why: $due', ({ change, due }) => {
    expect(pointsDue({ ...order, ...change })).toBe(due)
  })
})

it('exchanges whole multiples only, and nothing while the balance is negative', () => {
  expect([-20, 0, 99, 100, 250].map((balance) => exchangeablePoints({ voucherPoints: 100 }, balance))).toEqual([0, 0, 0, 100, 200])
})

it('computes the value of a voucher in cents', () => {
  expect(voucherCents({ pointValue: 0.2 }, 100)).toBe(2_000)
  expect(voucherCents({ pointValue: 0.01 }, 250)).toBe(250)
})
