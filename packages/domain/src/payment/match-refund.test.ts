import { expect, it } from 'vitest'
import { matchRefund, type OwnRefund } from './match-refund.ts'

const first: OwnRefund = { id: 'OURS1', amount_cents: 500, state: 'sent', provider_refund_id: 'p1' }
const second: OwnRefund = { id: 'OURS2', amount_cents: 500, state: 'sent', provider_refund_id: 'p2' }
const unanswered: OwnRefund = { id: 'OURS3', amount_cents: 500, state: 'sent', provider_refund_id: null }
const settled: OwnRefund = { ...unanswered, state: 'done' }
const told = { refundId: null, refundReference: null, amountCents: 500 }

it.each([
  ["the provider's id, among refunds of the same amount", { ...told, refundId: 'p2' }, [first, second], { kind: 'ours', refund: second }],
  [
    'our id, before the provider has answered',
    { ...told, refundId: 'p3', refundReference: 'OURS3' },
    [unanswered],
    { kind: 'ours', refund: unanswered },
  ],
  ['an id without an amount', { ...told, refundId: 'p1', amountCents: null }, [first], { kind: 'ours', refund: first }],
  ['our refund with another amount', { ...told, refundId: 'p1', amountCents: 501 }, [first], { kind: 'differs', refund: first }],
  ['an unknown id while one of our refunds has no answer yet', { ...told, refundId: 'p9' }, [first, unanswered], { kind: 'unknown-yet' }],
  ['an unknown id, although the amount fits', { ...told, refundId: 'p9' }, [first, second], { kind: 'elsewhere' }],
  ['no id, although the amount fits', told, [first, settled], { kind: 'elsewhere' }],
  ['a refund of a payment that has none', { ...told, refundId: 'p9' }, [], { kind: 'elsewhere' }],
] as const)('matches %s', (_what, given, refunds, match) => {
  expect(matchRefund<OwnRefund>(given, refunds)).toEqual(match)
})
