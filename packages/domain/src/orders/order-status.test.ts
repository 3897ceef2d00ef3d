import { array, assert, boolean, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canCancel, type OrderActor, type OrderLife, type OrderStep, planOrderStep } from './order-status.ts'

const NEW: OrderLife = { status: 'pending', isShipped: false, isPaid: false, isVirtual: false }
const PACKED: OrderLife = { ...NEW, status: 'processing' }
const SHIPPED: OrderLife = { ...PACKED, isShipped: true }
const PAID: OrderLife = { ...PACKED, isPaid: true }
const REFUNDED: OrderLife = { ...PAID, isRefunded: true }
const UNCONFIRMED: OrderLife = { ...NEW, awaitsConfirmation: true }
const COLLECTED: OrderLife = { ...SHIPPED, isCollected: true }
const COMPLETE: OrderLife = { ...NEW, status: 'complete', isShipped: true, isPaid: true }
const CANCELED: OrderLife = { ...NEW, status: 'canceled' }
const CLOSED: OrderLife = { ...COMPLETE, status: 'closed' }
const VIRTUAL: OrderLife = { ...NEW, isVirtual: true }

describe('planOrderStep', () => {
  const rows: { why: string; from: OrderLife; step: OrderStep; actor?: OrderActor; to: OrderLife | 'unchanged' | 'refused' }[] = [
    { why: 'processing starts', from: NEW, step: 'process', to: PACKED },
    { why: 'processing starts only once', from: PACKED, step: 'process', to: 'unchanged' },
    { why: 'a new order can be shipped at once', from: NEW, step: 'ship', to: SHIPPED },
    { why: 'an order is shipped after it was packed', from: PACKED, step: 'ship', to: SHIPPED },
    { why: 'an order is shipped only once', from: SHIPPED, step: 'ship', to: 'unchanged' },
    { why: 'a shipped order goes out for delivery', from: SHIPPED, step: 'out-for-delivery', to: { ...SHIPPED, isOutForDelivery: true } },
    {
      why: 'a paid order that was shipped is already complete',
      from: COMPLETE,
      step: 'out-for-delivery',
      to: { ...COMPLETE, isOutForDelivery: true },
    },
    { why: 'the driver is announced once', from: { ...SHIPPED, isOutForDelivery: true }, step: 'out-for-delivery', to: 'unchanged' },
    { why: 'an order goes out for delivery only after it was shipped', from: PACKED, step: 'out-for-delivery', to: 'refused' },
    { why: 'a collected order does not go out for delivery', from: COLLECTED, step: 'out-for-delivery', to: 'refused' },
    { why: 'the buyer confirms', from: UNCONFIRMED, step: 'confirm', actor: 'customer', to: { ...NEW, awaitsConfirmation: false } },
    { why: 'the operator confirms for the buyer', from: UNCONFIRMED, step: 'confirm', to: { ...NEW, awaitsConfirmation: false } },
    { why: 'there is nothing to confirm', from: NEW, step: 'confirm', actor: 'customer', to: 'unchanged' },
    { why: 'a cancelled order is not confirmed', from: { ...CANCELED, awaitsConfirmation: true }, step: 'confirm', to: 'refused' },
    {
      why: 'the buyer cancels instead of confirming',
      from: UNCONFIRMED,
      step: 'cancel',
      actor: 'customer',
      to: { ...UNCONFIRMED, status: 'canceled' },
    },
    ...(['process', 'ship', 'pay', 'complete'] as const).map((step) => ({
      why: 'an order waits for its confirmation',
      from: UNCONFIRMED,
      step,
      to: 'refused' as const,
    })),
    { why: 'payment can come first', from: NEW, step: 'pay', to: PAID },
    { why: 'an order is paid only once', from: PAID, step: 'pay', to: 'unchanged' },
    { why: 'cash on delivery completes a shipped order', from: SHIPPED, step: 'pay', to: COMPLETE },
    { why: 'shipping completes a paid order', from: PAID, step: 'ship', to: COMPLETE },
    { why: 'shipped and paid in one step', from: NEW, step: 'complete', to: COMPLETE },
    { why: 'complete is final', from: COMPLETE, step: 'complete', to: 'unchanged' },
    {
      why: 'payment completes a virtual order',
      from: VIRTUAL,
      step: 'pay',
      to: { ...VIRTUAL, status: 'complete', isPaid: true },
    },
    { why: 'a virtual order is never shipped', from: VIRTUAL, step: 'ship', to: 'refused' },
    { why: 'a customer can cancel a new order', from: NEW, step: 'cancel', actor: 'customer', to: CANCELED },
    { why: 'cancelling twice changes nothing', from: CANCELED, step: 'cancel', actor: 'customer', to: 'unchanged' },
    { why: 'a customer cannot cancel an order in processing', from: PACKED, step: 'cancel', actor: 'customer', to: 'refused' },
    { why: 'a customer cannot cancel a paid order', from: PAID, step: 'cancel', actor: 'customer', to: 'refused' },
    { why: 'a customer cannot cancel a complete order', from: COMPLETE, step: 'cancel', actor: 'customer', to: 'refused' },
    { why: 'the operator can cancel an order in processing', from: PACKED, step: 'cancel', to: { ...PACKED, status: 'canceled' } },
    { why: 'what was sent is returned, not cancelled', from: SHIPPED, step: 'cancel', to: 'refused' },
    { why: 'a returned order cannot be cancelled', from: CLOSED, step: 'cancel', to: 'refused' },
    { why: 'a paid order must be refunded before it is cancelled', from: PAID, step: 'cancel', to: 'refused' },
    { why: 'a refunded order can be cancelled', from: REFUNDED, step: 'cancel', to: { ...REFUNDED, status: 'canceled' } },
    { why: 'a customer cannot cancel a refunded order', from: REFUNDED, step: 'cancel', actor: 'customer', to: 'refused' },
    { why: 'a complete order cannot be cancelled', from: COMPLETE, step: 'cancel', to: 'refused' },
    ...(['process', 'ship', 'out-for-delivery', 'pay', 'complete'] as const).flatMap((step) => [
      { why: 'a cancelled order allows no other step', from: CANCELED, step, to: 'refused' as const },
      { why: 'a returned order allows no other step', from: CLOSED, step, to: 'refused' as const },
      { why: 'a customer cannot do the steps of the operator', from: NEW, step, actor: 'customer' as const, to: 'refused' as const },
    ]),
  ]

  it.each(rows)('$step from $from.status: $why', ({ from, step, actor = 'operator', to }) => {
    const outcome = planOrderStep(from, step, actor)
    expect(outcome).toMatchObject(typeof to === 'string' ? { kind: to } : { kind: 'moved', life: to })
  })

  it('notifies the buyer of relevant steps, each at most once', () => {
    const mailsBuyer = (from: OrderLife, step: OrderStep) => {
      const outcome = planOrderStep(from, step, 'operator')
      return outcome.kind === 'moved' && outcome.mailsBuyer
    }
    const mailed: [OrderLife, OrderStep][] = [
      [NEW, 'process'],
      [PACKED, 'ship'],
      [SHIPPED, 'out-for-delivery'],
      [NEW, 'complete'],
      [NEW, 'cancel'],
    ]
    expect(mailed.map(([from, step]) => mailsBuyer(from, step))).toEqual(mailed.map(() => true))
    expect([mailsBuyer(NEW, 'pay'), mailsBuyer(SHIPPED, 'complete'), mailsBuyer(CANCELED, 'cancel')]).toEqual([false, false, false])
  })

  it('never leaves a final status, and is complete exactly when shipped and paid', () => {
    const step = constantFrom<OrderStep[]>('process', 'ship', 'out-for-delivery', 'pay', 'complete', 'cancel')
    const actor = constantFrom<OrderActor[]>('customer', 'operator')
    assert(
      property(boolean(), array(tuple(step, actor)), (isVirtual, trace) => {
        let life: OrderLife = { ...NEW, isVirtual }
        const broken = trace.filter(([step, actor]) => {
          const before = life
          const outcome = planOrderStep(before, step, actor)
          if (outcome.kind === 'moved') life = outcome.life
          const hasEnded = before.status === 'canceled' || before.status === 'complete'
          const isDelivered = life.status !== 'canceled' && life.isPaid && (life.isShipped || isVirtual)
          const changesStatus = outcome.kind === 'moved' && outcome.life.status !== before.status
          // A prepaid order is complete once shipped, before it goes out for delivery.
          const leftAnEnd = hasEnded && outcome.kind === 'moved' && (step !== 'out-for-delivery' || changesStatus || !before.isShipped)
          const keptTheMoney = life.status === 'canceled' && (life.isPaid || life.isShipped)
          const offeredWrongly = step === 'cancel' && actor === 'customer' && (outcome.kind === 'moved') !== canCancel(before)
          return leftAnEnd || keptTheMoney || offeredWrongly || (life.status === 'complete') !== isDelivered
        })
        expect(broken).toEqual([])
      }),
    )
  })
})
