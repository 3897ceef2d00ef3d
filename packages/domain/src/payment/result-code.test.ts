import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardOutcome, readResultCode } from './result-code.ts'

describe('readResultCode', () => {
  const rows: [code: string, live: CardOutcome, test?: CardOutcome][] = [
    ['000.000.000', 'paid'],
    ['000.000.100', 'paid'],
    ['000.100.110', 'review', 'paid'],
    ['000.100.112', 'review', 'paid'],
    ['000.100.113', 'review'],
    ['000.300.000', 'paid'],
    ['000.600.000', 'paid'],
    ['000.310.100', 'review'],
    ['000.400.110', 'review'],
    ['000.400.120', 'review'],
    ['000.400.000', 'review'],
    ['000.400.010', 'review'],
    ['000.400.100', 'review'],
    ['000.200.000', 'pending'],
    ['000.200.100', 'created'],
    ['800.400.500', 'pending'],
    ['100.400.500', 'pending'],
    ['000.400.109', 'failed'],
    ['000.400.203', 'failed'],
    ['800.100.152', 'failed'],
    ['800.100.153', 'failed'],
    ['800.700.100', 'failed'],
    ['900.100.300', 'pending'],
    ['000.400.030', 'pending'],
    ['800.500.100', 'pending'],
    ['999.999.999', 'pending'],
    ['600.100.100', 'pending'],
    ['800.800.400', 'pending'],
    ['100.396.101', 'cancelled'],
    ['100.397.101', 'failed'],
    ['100.390.112', 'failed'],
    ['100.400.110', 'failed'],
    ['800.300.101', 'failed'],
    ['000.100.200', 'chargeback'],
    ['800.120.100', 'throttled'],
    ['200.300.404', 'gone'],
    ['700.400.580', 'gone'],
    ['700.100.100', 'unknown'],
    ['', 'unknown'],
    ['000.000.000 ', 'review'],
    ['x000.000.000', 'unknown'],
  ]

  it.each(rows)('reads %s as %s in live mode', (code, live, test = live) => {
    expect(readResultCode(code, { isLive: true })).toBe(live)
    expect(readResultCode(code, { isLive: false })).toBe(test)
  })

  it('counts nothing outside of the four groups of captured payments as paid', () => {
    const part = integer({ min: 0, max: 999 })
    const write = (digits: number) => String(digits).padStart(3, '0')
    assert(
      property(tuple(part, part, part), (parts) => {
        const code = parts.map(write).join('.')
        return readResultCode(code, { isLive: true }) !== 'paid' || /^000\.(?:000|300|600)\./.test(code)
      }),
    )
  })
})
