import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStrings } from '../build/string-table.ts'
import { walkEdits } from './walk-edits.ts'

/** The textbook algorithm with the complete table, slow: optimal string alignment. */
function distanceOf(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      table[i]![j] = Math.min(replaced, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1)
    }
  }
  return table[a.length]![b.length]!
}

describe('walkEdits', () => {
  it('visits exactly the words that the textbook algorithm finds within the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.constantFrom(1, 2), fc.nat(3), (words, typed, limit, prefixLength) => {
        const sorted = words.toSorted()
        const visited: [string, number][] = []
        walkEdits(packStrings(sorted), typed, { limit, prefixLength }, (place, distance) => visited.push([sorted[place]!, distance]))
        const near = sorted.filter((one) => one.startsWith(typed.slice(0, prefixLength)) && distanceOf(one, typed) <= limit)
        expect(visited).toEqual(near.map((one) => [one, distanceOf(one, typed)]))
      }),
      { numRuns: 1000 },
    )
  })

  it('handles words of the maximum length', () => {
    const words = ['x'.repeat(62), 'x'.repeat(63), 'x'.repeat(64)]
    const visited: number[] = []
    walkEdits(packStrings(words), 'x'.repeat(64), { limit: 1, prefixLength: 2 }, (place) => visited.push(place))
    expect(visited).toEqual([1, 2])
  })
})
