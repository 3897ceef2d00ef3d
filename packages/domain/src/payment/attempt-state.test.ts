import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTEMPT_MOVES, ATTEMPT_STATES, type AttemptState, canMove, statesBefore } from './attempt-state.ts'
import type { PaymentFault } from './check-payment.ts'
import { decideOutcome, type Finding } from './decide-outcome.ts'
import { toShownState } from './shown-state.ts'

const finding = constantFrom<Finding['kind']>('captured', 'doubtful', 'failed', 'cancelled', 'gone', 'open')
const faults = subarray<PaymentFault>(['amount', 'currency', 'reference', 'checkout', 'account', 'kind', 'mode', 'payment-id'])
const steps = array(record({ kind: finding, faults, isOrderPaid: boolean(), isOrderWaiting: boolean() }), { maxLength: 12 })

function toFinding(kind: Finding['kind'], found: readonly PaymentFault[]): Finding {
  return kind === 'captured' ? { kind, faults: found } : { kind }
}

describe('the states of an attempt', () => {
  it('lists every state with moves to known states only', () => {
    expect(
      Object.values(ATTEMPT_MOVES)
        .flat()
        .filter((to) => !ATTEMPT_STATES.includes(to)),
    ).toEqual([])
    expect(ATTEMPT_STATES).toHaveLength(12)
  })

  it.each<[to: AttemptState, from: AttemptState[]]>([
    ['paid', ['created', 'prepared', 'pending', 'review', 'paid_late', 'refund_pending']],
    ['paid_late', ['created', 'prepared', 'pending', 'failed', 'expired', 'cancelled', 'review', 'refund_pending']],
    ['refund_pending', ['paid', 'review', 'paid_late', 'part_refunded']],
    ['refunded', ['refund_pending']],
  ])('reaches %s only from %s', (to, from) => {
    expect(statesBefore(to).toSorted()).toEqual(from.toSorted())
  })

  it('tells a shopper "paid" only where the shop holds the money', () => {
    const holdingMoney: AttemptState[] = ['paid', 'paid_late', 'refund_pending', 'part_refunded']
    const shown = ATTEMPT_STATES.filter((state) => toShownState(state) === 'paid')
    expect(holdingMoney).toEqual(expect.arrayContaining(shown))
  })
})

interface Step {
  readonly kind: Finding['kind']
  readonly faults: readonly PaymentFault[]
  readonly isOrderPaid: boolean
  readonly isOrderWaiting: boolean
}

/** Each step with the state before and after it. */
function walk(found: readonly Step[], start: AttemptState) {
  let state = start
  return found.map((step) => {
    const from = state
    state = decideOutcome({ state, ...step }, toFinding(step.kind, step.faults)) ?? state
    return { step, from, to: state }
  })
}

describe('decideOutcome', () => {
  it('makes only permitted moves, for any findings in any order', () => {
    assert(property(steps, (found) => walk(found, 'created').every(({ from, to }) => from === to || canMove(from, to))))
  })

  it('counts an attempt as paid only after a capture without a fault, for an order that waits for it', () => {
    const isEarned = ({ kind, faults: found, isOrderPaid, isOrderWaiting }: Step) =>
      kind === 'captured' && found.length === 0 && !isOrderPaid && isOrderWaiting
    assert(
      property(steps, (found) => walk(found, 'prepared').every(({ from, to, step }) => from === to || to !== 'paid' || isEarned(step))),
    )
  })

  it('never forgets a capture: afterwards the attempt is paid, late or in review', () => {
    const remembered = new Set<AttemptState>(['paid', 'paid_late', 'review'])
    assert(
      property(steps, (found) => {
        const walked = walk(found, 'prepared')
        const capture = walked.findIndex(({ step }) => step.kind === 'captured')
        return capture === -1 || walked.slice(capture).every(({ to }) => remembered.has(to))
      }),
    )
  })

  it.each<[why: string, finding: Finding, to: AttemptState | null]>([
    ['an amount that differs by a cent goes to a person', { kind: 'captured', faults: ['amount'] }, 'review'],
    ['an unreadable answer leaves it pending', { kind: 'open' }, 'pending'],
    ['a decline fails it', { kind: 'failed' }, 'failed'],
    ['an unknown session expires it', { kind: 'gone' }, 'expired'],
  ])('%s', (_why, found, to) => {
    expect(decideOutcome({ state: 'prepared', isOrderPaid: false, isOrderWaiting: true }, found)).toBe(to)
  })

  it('counts a second payment of an order, or one after the attempt has expired, as paid late', () => {
    const captured: Finding = { kind: 'captured', faults: [] }
    expect(decideOutcome({ state: 'pending', isOrderPaid: true, isOrderWaiting: false }, captured)).toBe('paid_late')
    expect(decideOutcome({ state: 'expired', isOrderPaid: false, isOrderWaiting: false }, captured)).toBe('paid_late')
  })
})
