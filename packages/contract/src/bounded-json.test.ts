import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBoundedJson } from './bounded-json.ts'

function nested(depth: number): unknown {
  let value: unknown = 'core'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

describe('isBoundedJson', () => {
  it.each([
    { why: 'a text', value: 'a', bounded: true },
    { why: 'as deep as allowed', value: nested(3), bounded: true },
    { why: 'deeper', value: nested(4), bounded: false },
    { why: 'far too deep for recursion', value: nested(200_000), bounded: false },
    { why: 'a long text', value: { a: 'x'.repeat(100) }, bounded: false },
    { why: 'a long key', value: { ['x'.repeat(100)]: 1 }, bounded: false },
    { why: 'many members', value: Array.from({ length: 100 }, () => 0), bounded: false },
  ])('$why: $bounded', ({ value, bounded }) => {
    expect(isBoundedJson(value, { depth: 3, size: 40 })).toBe(bounded)
  })

  it('bounds the length of the JSON text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(200), (value, size) => {
        // Escapes take six characters at most, a number or literal 25, punctuation a few for each member.
        const longest = 40 * (size + 1)
        expect(!isBoundedJson(value, { depth: 100, size }) || JSON.stringify(value).length <= longest).toBe(true)
      }),
    )
  })
})
