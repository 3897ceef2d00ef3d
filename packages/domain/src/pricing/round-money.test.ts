import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, roundMoney, toCents } from './round-money.ts'
import { rowPrice } from './row-price.ts'

describe('roundMoney', () => {
  it.each([
    [1.005, 2, 1.01],
    [8.575, 2, 8.58],
    [-1.005, 2, -1.01],
    [115.49999999999999, 2, 115.5],
    [115.49999999999999, 0, 116],
    [1.0049, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1.4999, 3, 1.5],
    [0.1 + 0.2, 2, 0.3],
    [1e-9, 2, 0],
    [1234567.885, 2, 1234567.89],
    [1e15, 2, 1e15],
  ])('%d to %d digits is %d', (amount, digits, rounded) => {
    expect(roundMoney(amount, digits)).toBe(rounded)
  })

  it('never returns minus zero', () => {
    expect(Object.is(roundMoney(-0.001), 0)).toBe(true)
    expect(Object.is(toCents(-0.001), 0)).toBe(true)
    expect(Object.is(fromCents(-0), 0)).toBe(true)
  })

  it('returns NaN and infinities unchanged', () => {
    expect(roundMoney(Number.NaN)).toBeNaN()
    expect(roundMoney(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY)
  })

  it('rounds every half cent away from zero, whatever its binary form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(toCents(Number(`${cents}.5e-2`))).toBe(cents + 1)
        expect(toCents(-Number(`${cents}.5e-2`))).toBe(-(cents + 1))
        expect(toCents(Number(`${cents}.4999e-2`))).toBe(cents)
      }),
    )
  })

  it('rounds by the decimal value, near a half and far from it', () => {
    const anAmount = fc.oneof(
      fc.double({ min: -2e7, max: 2e7, noNaN: true }),
      fc
        .tuple(fc.integer({ min: -2e9, max: 2e9 }), fc.double({ min: -0.01, max: 0.01, noNaN: true }))
        .map(([half, off]) => (half + 0.5 + off) / 100),
    )
    fc.assert(
      fc.property(anAmount, (amount) => {
        const [mantissa, exponent] = Math.abs(amount).toExponential(14).split('e')
        const cents = Math.round(Number(`${mantissa}e${Number(exponent) + 2}`))
        expect(roundMoney(amount)).toBe(cents === 0 ? 0 : Math.sign(amount) * Number(`${cents}e-2`))
      }),
      { numRuns: 2000 },
    )
  })

  it('is idempotent, and cents convert back to the same amount', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(roundMoney(roundMoney(amount))).toBe(roundMoney(amount))
        expect(fromCents(toCents(amount))).toBe(roundMoney(amount))
      }),
    )
  })
})

describe('rowPrice', () => {
  it.each([
    [99.994, 3, 299.97],
    [99.995, 3, 300],
    [460, 2, 920],
    [0, 5, 0],
  ])('%d × %d is %d', (unit, qty, row) => {
    expect(rowPrice(unit, qty)).toBe(row)
  })
})
