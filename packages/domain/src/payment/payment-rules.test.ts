import { assert, integer, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount, readCents, writeAmount } from './amount.ts'
import { NO_CASH_TERMS, offersCash } from './cash-on-delivery.ts'
import { nextPollAt } from './poll-schedule.ts'
import { REFERENCE_BYTES, toReference } from './reference.ts'

describe('amounts of providers', () => {
  it('survive writing and reading', () => {
    assert(
      property(integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        expect(parseAmount(writeAmount(cents))).toBe(cents)
      }),
    )
  })

  it.each([
    ['92.00', 9200],
    ['92', 9200],
    ['92.5', 9250],
    [92.5, 9250],
    ['0.01', 1],
    ['92.0000', 9200],
    ['92.001', null],
    ['-92.00', null],
    ['92,00', null],
    ['1e3', null],
    [1e21, null],
    [Number.NaN, null],
    ['', null],
    [null, null],
    [{}, null],
    [['92.00'], null],
  ])('reads %j as %s cents', (given, cents) => {
    expect(parseAmount(given)).toBe(cents)
  })

  it('accepts only whole cents in answers that are in cents', () => {
    expect([0, 9200, 92.5, -1, '9200', Number.MAX_VALUE].map(readCents)).toEqual([0, 9200, null, null, null, null])
  })
})

describe('references', () => {
  it('fit the limits of every provider', () => {
    assert(
      property(uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES }), (random) => {
        expect(toReference(random)).toMatch(/^[A-Z0-9]{16}$/)
      }),
    )
  })

  it('need enough random bytes', () => {
    expect(() => toReference(new Uint8Array(4))).toThrow('random bytes')
  })
})

describe('when the provider is asked about an attempt', () => {
  const MINUTE = 60_000
  it('is after 2, 4, 8, 15 and 30 minutes, hourly for a day, daily for a week, then never', () => {
    const asked: number[] = []
    for (let at: number | null = nextPollAt(0, 0); at !== null; at = nextPollAt(0, at)) asked.push(at / MINUTE)
    expect(asked.slice(0, 8)).toEqual([2, 4, 8, 15, 30, 60, 120, 180])
    expect(asked).toContain(24 * 60)
    expect(asked.filter((minutes) => minutes > 24 * 60)).toEqual([2, 3, 4, 5, 6, 7].map((days) => days * 24 * 60))
  })

  it('is always later than now', () => {
    assert(
      property(integer({ min: 0, max: 8 * 86_400_000 }), (age) => {
        expect(nextPollAt(1000, 1000 + age) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(1000 + age)
      }),
    )
  })
})

describe('offersCash', () => {
  const limits = { minCents: 5000, maxCents: 200_000, feeCents: 0 }
  it.each([
    ['a delivery', { isVirtual: false, totalCents: 9200 }, NO_CASH_TERMS, true],
    ['nothing that is delivered', { isVirtual: true, totalCents: 9200 }, NO_CASH_TERMS, false],
    ['a total below the limit', { isVirtual: false, totalCents: 4999 }, limits, false],
    ['the minimum total', { isVirtual: false, totalCents: 5000 }, limits, true],
    ['the maximum total', { isVirtual: false, totalCents: 200_000 }, limits, true],
    ['a total above the limit', { isVirtual: false, totalCents: 200_001 }, limits, false],
    ['a total whose fee exceeds the limit', { isVirtual: false, totalCents: 199_000 }, { ...limits, feeCents: 1001 }, false],
    ['a total that the fee raises to the minimum', { isVirtual: false, totalCents: 4000 }, { ...limits, feeCents: 1000 }, true],
    ['nothing to pay, which has no fee', { isVirtual: false, totalCents: 0 }, { ...limits, feeCents: 9000 }, false],
    ['a total that is not known yet', { isVirtual: false, totalCents: null }, limits, true],
  ])('for %s', (_why, situation, given, offered) => {
    expect(offersCash(situation, given)).toBe(offered)
  })
})
