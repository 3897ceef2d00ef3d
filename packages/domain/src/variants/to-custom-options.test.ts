import type { CustomOption } from '@meerkat/contract/custom-option'
import { describe, expect, it } from 'vitest'
import { checkOptionAnswer, findOptionFaults } from './find-option-faults.ts'
import { startCustomChoices, toCustomOptions } from './to-custom-options.ts'

function anOption(option_id: number, type: CustomOption['type'], ids: number[] = [], fields: Partial<CustomOption> = {}): CustomOption {
  const values = ids.map((option_type_id) => ({ option_type_id, title: 'Value', price: 0, price_type: 'fixed' as const, sort_order: 1 }))
  return { option_id, product_sku: 'TAG', title: 'Option', type, sort_order: 1, is_require: true, values, ...fields }
}

// Deliberately not in the order of their ids, in which they must be sent.
const options = [
  anOption(3, 'checkbox', [31, 32, 33]),
  anOption(1, 'field'),
  anOption(2, 'radio', [21, 22]),
  anOption(4, 'date', [], { is_require: false, from_today: true }),
  anOption(5, 'file'),
]
const TODAY = '2026-05-22'
const MISSING = { 1: 'required', 2: 'required', 3: 'required' }

describe('custom options (docs/behaviour/prices.md §4.5)', () => {
  it.each([
    { why: 'typed and chosen', choices: { 1: ' Rex ', 2: 22, 3: ['33', 31] }, sent: { 1: 'Rex', 2: '22', 3: '31,33' }, faults: {} },
    { why: 'nothing', choices: {}, sent: {}, faults: MISSING },
    { why: 'unknown and empty', choices: { 1: '  ', 2: '99', 3: [] }, sent: {}, faults: MISSING },
    { why: 'a file, which is never part of an order', choices: { 5: 'x-ray.pdf' }, sent: {}, faults: MISSING },
  ])('$why', ({ choices, sent, faults }) => {
    expect(toCustomOptions(options, choices)).toEqual(
      Object.entries(sent).map(([option_id, option_value]) => ({ option_id, option_value })),
    )
    expect(findOptionFaults(options, choices, TODAY)).toEqual(faults)
  })

  it.each([
    { typed: '2026-05-22', why: 'today', sent: '2026-05-22', fault: undefined },
    { typed: '2026-05-21', why: 'yesterday', sent: '2026-05-21', fault: 'past' },
    { typed: '2026-05-21', why: 'yesterday, while today is unknown', today: '', sent: '2026-05-21', fault: undefined },
    { typed: '2027-02-29', why: 'an invalid calendar day', sent: undefined, fault: 'no-date' },
    { typed: 'tomorrow', why: 'not a date', sent: undefined, fault: 'no-date' },
    { typed: '', why: 'no answer to an optional question', sent: undefined, fault: undefined },
  ])('a date: $why', ({ typed, today = TODAY, sent, fault }) => {
    const [date] = options.filter(({ type }) => type === 'date')
    expect(toCustomOptions([date!], { 4: typed })[0]?.option_value).toBe(sent)
    expect(findOptionFaults([date!], { 4: typed }, today)[4]).toBe(fault)
  })

  it('a birthday may be in the past, and a required one must be given', () => {
    const birthday = anOption(6, 'date')
    expect(findOptionFaults([birthday], { 6: '2019-01-01' }, TODAY)).toEqual({})
    expect(findOptionFaults([birthday], {}, TODAY)).toEqual({ 6: 'required' })
  })

  it('start with the first radio and nothing else', () => {
    expect(startCustomChoices(options)).toEqual({ 1: null, 2: 21, 3: [], 4: null, 5: null })
  })
})

describe('checkOptionAnswer, for form and server', () => {
  const option = { option_id: 9, product_sku: 'TAG', title: 'Name', sort_order: 1, is_require: true, values: [] }
  const values = [1, 2].map((option_type_id) => ({ option_type_id, title: '', price: 0, price_type: 'fixed' as const, sort_order: 1 }))
  it.each([
    { why: 'no answer', of: { type: 'field' as const }, text: '', fault: 'required' },
    { why: 'an optional field without an answer', of: { type: 'field' as const, is_require: false }, text: '', fault: null },
    { why: 'a text at its limit', of: { type: 'field' as const, max_characters: 3 }, text: 'Rex', fault: null },
    { why: 'a longer text', of: { type: 'field' as const, max_characters: 3 }, text: 'Luna', fault: 'too-long' },
    { why: 'the number of a card', of: { type: 'field' as const }, text: 'for 4200 0000 0000 0000', fault: 'card-number' },
    { why: 'a text without a limit of its own', of: { type: 'area' as const }, text: 'x'.repeat(256), fault: 'too-long' },
    { why: 'a value', of: { type: 'radio' as const, values }, text: '2', fault: null },
    { why: 'an unknown value', of: { type: 'radio' as const, values }, text: '3', fault: 'not-offered' },
    { why: 'two values of a radio', of: { type: 'radio' as const, values }, text: '1,2', fault: 'not-offered' },
    { why: 'two check boxes', of: { type: 'checkbox' as const, values }, text: '1,2', fault: null },
    { why: 'a file, which is sent by mail', of: { type: 'file' as const }, text: '', fault: null },
  ])('$why: $fault', ({ of, text, fault }) => {
    expect(checkOptionAnswer({ ...option, ...of }, text, '2026-05-22')).toBe(fault)
  })
})
