import { describe, expect, it } from 'vitest'
import { validateLine } from './validate-line.ts'

describe('validateLine (spec §5)', () => {
  it.each([
    { why: 'priced', item: { price_incl_tax: 10 }, zero: true, faults: [] },
    { why: 'free, allowed', item: { price_incl_tax: 0 }, zero: true, faults: [] },
    { why: 'free, not allowed', item: { price_incl_tax: 0 }, zero: false, faults: ['price-unknown'] },
    { why: 'below zero', item: { price_incl_tax: -1 }, zero: true, faults: ['price-unknown'] },
    { why: 'no price', item: {}, zero: true, faults: ['price-unknown'] },
    {
      why: 'own messages',
      item: { price_incl_tax: 1, errors: { variants: 'no-available-variants', a: null, b: '' } },
      zero: true,
      faults: ['no-available-variants'],
    },
  ])('$why', ({ item, zero, faults }) => {
    const found = validateLine(item, { allowZeroPrice: zero }).map((fault) => (fault.kind === 'product' ? fault.message : fault.kind))
    expect(found).toEqual(faults)
  })
})
