import { expect, it } from 'vitest'
import { containsNul } from './contains-nul.ts'

it.each([
  { value: 'a\0b', holds: true },
  { value: { a: [1, null, { b: 'x\0' }] }, holds: true },
  { value: { 'a\0': 1 }, holds: true },
  { value: { a: ['\\u0000', 'NUL', 0, true, null, undefined] }, holds: false },
  { value: undefined, holds: false },
])('returns $holds for $value', ({ value, holds }) => {
  expect(containsNul(value)).toBe(holds)
})

it('checks values nested deeper than the call stack allows', () => {
  let value: unknown = 'deep\0'
  for (let depth = 0; depth < 200_000; depth += 1) value = [value]
  expect(containsNul(value)).toBe(true)
})
