import { expect, it } from 'vitest'
import { stateFacts } from './state-facts.ts'

const TEXT = 'Hello.\n# Returns\nWithin {days} days.\n# Delivery\n- Standard\n- Free from {amount}'

it.each([
  { why: 'all facts are known', facts: { days: '30', amount: 'R9' }, text: TEXT.replace('{days}', '30').replace('{amount}', 'R9') },
  { why: 'a list loses one entry', facts: { days: '7', amount: null }, text: 'Hello.\n# Returns\nWithin 7 days.\n# Delivery\n- Standard' },
  { why: 'a heading goes with its only line', facts: { days: null, amount: 'R9' }, text: 'Hello.\n# Delivery\n- Standard\n- Free from R9' },
])('fills in facts and leaves out what does not hold: $why', ({ facts, text }) => {
  expect(stateFacts(TEXT, facts)).toBe(text)
})

it('throws for an unknown fact', () => {
  expect(() => stateFacts('{typo}', { days: '30' })).toThrow('typo')
})
