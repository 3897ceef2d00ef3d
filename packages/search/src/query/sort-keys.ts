import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, NO_VALUE } from '../build/keyword-column.ts'
import { rankOrdinals } from '../build/value-dictionary.ts'
import type { SortKey } from './query-plan.ts'
import { scratchOf } from './scratch.ts'
import type { SortKeys } from './select-top.ts'

export interface Candidates {
  docs: Uint32Array
  count: number
}

/** Turns a sort order into numbers per candidate, smallest first; ids break all ties, so every order is a total one. */
export function toSortKeys(index: CatalogIndex, sort: readonly SortKey[], candidates: Candidates, seed: number): SortKeys {
  const keys: Float64Array[] = []
  for (const { field, order } of sort) {
    const key = toSortKey(index, field, order === 'desc' ? -1 : 1, candidates, seed)
    if (key !== null) keys.push(key)
  }
  keys.push(idsOf(index, candidates))
  return keys
}

function toSortKey(index: CatalogIndex, field: string, sign: 1 | -1, candidates: Candidates, seed: number): Float64Array | null {
  if (field === '_score') return takeNumbers(scratchOf(index).scores, sign, candidates)
  if (field === 'random') return shuffle(index, candidates, seed)
  const numbers = index.numeric.get(field)
  if (numbers !== undefined) return takeNumbers(numbers, sign, candidates)
  const column = index.keyword.get(field)
  return column === undefined ? null : takeRanks(column, sign, candidates)
}

/** Infinity puts a missing value last in either direction. */
function takeNumbers(numbers: Float64Array | Float32Array, sign: 1 | -1, { docs, count }: Candidates): Float64Array {
  const key = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const value = numbers[docs[at]!]!
    key[at] = value === value ? sign * value : Number.POSITIVE_INFINITY
  }
  return key
}

/** Of several values the one that comes first in the direction asked for. */
function takeRanks(column: KeywordColumn, sign: 1 | -1, { docs, count }: Candidates): Float64Array {
  const { slots, pool, dictionary } = column
  const ranks = dictionary.added.length > 0 ? rankOrdinals(dictionary) : null
  const rankOf = (ordinal: number) => sign * (ranks === null ? ordinal : ranks[ordinal]!)
  const key = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  for (let at = 0; at < count; at++) {
    const slot = slots[docs[at]!]!
    if (slot >= 0) key[at] = rankOf(slot)
    else if (slot !== NO_VALUE) {
      const place = -2 - slot
      for (let value = place + 1, end = place + pool[place]!; value <= end; value++) key[at] = Math.min(key[at]!, rankOf(pool[value]!))
    }
  }
  return key
}

/** The same seed gives each document the same place, whatever page is asked for. */
function shuffle({ ids }: CatalogIndex, { docs, count }: Candidates, seed: number): Float64Array {
  const key = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    let mixed = Math.imul((ids[docs[at]!]! | 0) ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    key[at] = (mixed ^ (mixed >>> 16)) >>> 0
  }
  return key
}

function idsOf({ ids }: CatalogIndex, { docs, count }: Candidates): Float64Array {
  const key = new Float64Array(count)
  for (let at = 0; at < count; at++) key[at] = ids[docs[at]!]!
  return key
}
