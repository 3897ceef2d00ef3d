import { describe, expect, it } from 'vitest'
import { comparePackSizes, packSizeLabel, parsePackSize, weightKg } from './pack-size.ts'

describe('pack sizes', () => {
  it.each([
    { text: '1.5 kg', size: { count: 1, amount: 1.5, unit: 'kg' }, de: '1,5 kg', it: '1,5 kg', kg: 1.575 },
    { text: '12 x 85 g', size: { count: 12, amount: 85, unit: 'g' }, de: '12 x 85 g', it: '12 x 85 g', kg: 1.071 },
    { text: '30 tablets', size: { count: 1, amount: 30, unit: 'tablets' }, de: '30 Tabletten', it: '30 compresse', kg: null },
    { text: '250 ml', size: { count: 1, amount: 250, unit: 'ml' }, de: '250 ml', it: '250 ml', kg: 0.263 },
    { text: '1.2 m', size: { count: 1, amount: 1.2, unit: 'm' }, de: '1,2 m', it: '1,2 m', kg: null },
  ])('$text is understood and translated', ({ text, size, de, it: italian, kg }) => {
    expect(parsePackSize(text)).toEqual(size)
    expect(packSizeLabel(text, 'en')).toBe(text)
    expect(packSizeLabel(text, 'de')).toBe(de)
    expect(packSizeLabel(text, 'it')).toBe(italian)
    expect(weightKg(text)).toBe(kg)
  })

  it.each(['large', '3kg', '3 stone', '', 'x 85 g'])('"%s" is not a pack size', (text) => {
    expect(() => parsePackSize(text)).toThrow(RangeError)
  })

  it('sort by what they hold, weights first', () => {
    const sizes = ['30 tablets', '1 l', '250 ml', '2 kg', '12 x 85 g', '400 g', '1.2 m', '60 cm', '6 tablets']
    expect(sizes.sort(comparePackSizes)).toEqual([
      '400 g',
      '12 x 85 g',
      '2 kg',
      '250 ml',
      '1 l',
      '60 cm',
      '1.2 m',
      '6 tablets',
      '30 tablets',
    ])
  })
})
