import type { CustomOption } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { listMissingOptions, startCustomChoices, toCustomOptions } from './to-custom-options.ts'

function anOption(option_id: number, type: CustomOption['type'], ids: number[] = [], is_require = true): CustomOption {
  const values = ids.map((option_type_id) => ({ option_type_id, title: 'Value', price: 0, price_type: 'fixed' as const, sort_order: 1 }))
  return { option_id, product_sku: 'TAG', title: 'Option', type, sort_order: 1, is_require, values }
}

// Not in the order of their ids, in which they are sent.
const options = [
  anOption(3, 'checkbox', [31, 32, 33]),
  anOption(1, 'field'),
  anOption(2, 'radio', [21, 22]),
  anOption(4, 'date', [], false),
]

describe('custom options (behaviour 4.5)', () => {
  it.each([
    { why: 'typed and chosen', choices: { 1: ' Rex ', 2: 22, 3: ['33', 31] }, sent: { 1: 'Rex', 2: '22', 3: '31,33' }, missing: [] },
    { why: 'nothing', choices: {}, sent: {}, missing: [3, 1, 2] },
    { why: 'unknown and empty', choices: { 1: '  ', 2: '99', 3: [], 4: 'x' }, sent: {}, missing: [3, 1, 2] },
  ])('$why', ({ choices, sent, missing }) => {
    expect(toCustomOptions(options, choices)).toEqual(
      Object.entries(sent).map(([option_id, option_value]) => ({ option_id, option_value })),
    )
    expect(listMissingOptions(options, choices)).toEqual(missing)
  })

  it('start with the first radio and nothing else', () => {
    expect(startCustomChoices(options)).toEqual({ 1: null, 2: 21, 3: [], 4: null })
  })
})
