import { describe, expect, it } from 'vitest'
import { blob, flipped, mirrored, polygon, stroke, writePath } from './curve.ts'

describe('curves', () => {
  it.each([
    { why: 'corners are joined by straight lines', d: blob('0,0! 10,0! 10,10!'), expected: 'M0 0h10v10l-10-10z' },
    { why: 'a line stays open', d: stroke('0,0! 10,0!'), expected: 'M0 0h10' },
    { why: 'a polygon needs no marks', d: polygon('0,0 10,0 10,10'), expected: 'M0 0h10v10z' },
    { why: 'the left half mirrors the right one', d: mirrored('5,0! 10,5! 5,10!', 5), expected: 'M5 0l5 5-5 5-5-5 5-5z' },
  ])('$why', ({ d, expected }) => {
    expect(d).toBe(expected)
  })

  it('mirrors points and keeps their corners', () => {
    expect(flipped('30,10! 120,40', 100)).toBe('170,10! 80,40')
  })

  it('passes smoothly through its points', () => {
    expect(stroke('0,0 10,10 20,0')).toBe('M0 0c1.7 1.7 6.7 10 10 10 3.3 0 8.3-8.3 10-10')
  })

  it('does not let rounding errors add up', () => {
    const steps = Array.from({ length: 40 }, (_, index) => ['L', index * 0.34, 0] as const)
    expect(writePath([['M', 0, 0], ...steps, ['L', 100, 0], ['L', 100, 50]])).toMatch(/v50$/)
    const reached = [...writePath([['M', 0, 0], ...steps]).matchAll(/[h ]?(\.?\d+(?:\.\d+)?)/g)]
      .slice(2)
      .reduce((sum, [, part]) => sum + Number(part), 0)
    expect(reached).toBeCloseTo(39 * 0.34, 0)
  })

  it('rejects malformed points', () => {
    expect(() => blob('1,2 x')).toThrow(SyntaxError)
  })
})
