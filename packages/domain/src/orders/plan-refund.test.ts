import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planRefund } from './plan-refund.ts'

describe('planRefund', () => {
  it.each([
    {
      why: 'a part of a paid order',
      money: { isPaid: true, refundedCents: 0 },
      amount: 4000,
      plan: { kind: 'allowed', refundedCents: 4000 },
    },
    { why: 'the rest', money: { isPaid: true, refundedCents: 4000 }, amount: 6000, plan: { kind: 'allowed', refundedCents: 10_000 } },
    { why: 'a cent too much', money: { isPaid: true, refundedCents: 4000 }, amount: 6001, plan: { kind: 'too-much', leftCents: 6000 } },
    { why: 'nothing is left', money: { isPaid: true, refundedCents: 10_000 }, amount: 1, plan: { kind: 'too-much', leftCents: 0 } },
    { why: 'nothing was charged', money: { isPaid: false, refundedCents: 0 }, amount: 1, plan: { kind: 'unpaid' } },
  ])('$why: $plan.kind', ({ money, amount, plan }) => {
    expect(planRefund({ ...money, totalCents: 10_000 }, amount)).toEqual(plan)
  })

  it.each([0, -1, 0.5, Number.NaN])('an amount of %s cents is a bug of the caller', (amount) => {
    expect(() => planRefund({ isPaid: true, totalCents: 100, refundedCents: 0 }, amount)).toThrow('A refund of')
  })

  it('never gives back more than was charged, in any sequence', () => {
    assert(
      property(integer({ min: 0, max: 1000 }), array(integer({ min: 1, max: 500 })), (totalCents, amounts) => {
        let refundedCents = 0
        for (const amount of amounts) {
          const plan = planRefund({ isPaid: true, totalCents, refundedCents }, amount)
          if (plan.kind === 'allowed') refundedCents = plan.refundedCents
        }
        expect(refundedCents).toBeLessThanOrEqual(totalCents)
      }),
    )
  })
})
