import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, NO_VALUE } from '../build/keyword-column.ts'
import { ranksOf } from '../build/value-dictionary.ts'
import type { SortKey } from './query-plan.ts'
import { scratchOf, takeKey } from './scratch.ts'
import type { Order } from './select-top.ts'

/** Further sort keys are ignored. */
const MAX_KEYS = 8

export interface Candidates {
  docs: Uint32Array
  count: number
}

/** Turns a sort order into numbers per candidate; ids break all ties. */
export function toOrder(index: CatalogIndex, sort: readonly SortKey[], candidates: Candidates, seed: number): Order {
  const keys: Float64Array[] = []
  for (const { field, order } of sort.slice(0, MAX_KEYS)) {
    const key = takeKey(index, keys.length)
    if (fillKey(index, { field, sign: order === 'desc' ? -1 : 1, seed }, candidates, key)) keys.push(key)
  }
  return { keys, candidates: candidates.docs, tieKeys: index.ids }
}

interface KeyOrder {
  field: string
  sign: 1 | -1
  seed: number
}

/** Returns false for a field that cannot be sorted by. */
function fillKey(index: CatalogIndex, { field, sign, seed }: KeyOrder, candidates: Candidates, key: Float64Array): boolean {
  const numbers = field === '_score' ? scratchOf(index).scores : index.numeric.get(field)?.values
  const column = index.keyword.get(field)
  if (field === 'random') shuffle(index, candidates, seed, key)
  else if (numbers !== undefined) takeNumbers(numbers, sign, candidates, key)
  else if (column !== undefined) takeRanks(column, sign, candidates, key)
  else return false
  return true
}

/** Infinity puts a missing value last in either direction. */
function takeNumbers(numbers: Float64Array | Float32Array, sign: 1 | -1, { docs, count }: Candidates, key: Float64Array): void {
  for (let at = 0; at < count; at++) {
    const value = numbers[docs[at]!]!
    key[at] = value === value ? sign * value : Number.POSITIVE_INFINITY
  }
}

/** If there are several values, the one that comes first in the requested direction. */
function takeRanks(column: KeywordColumn, sign: 1 | -1, { docs, count }: Candidates, key: Float64Array): void {
  const { slots, pool, dictionary } = column
  const ranks = ranksOf(dictionary)
  for (let at = 0; at < count; at++) {
    key[at] = Number.POSITIVE_INFINITY
    const slot = slots[docs[at]!]!
    if (slot >= 0) key[at] = sign * ranks[slot]!
    else if (slot !== NO_VALUE) {
      const place = -2 - slot
      for (let value = place + 1, end = place + pool[place]!; value <= end; value++)
        key[at] = Math.min(key[at]!, sign * ranks[pool[value]!]!)
    }
  }
}

/** The same seed gives each document the same position, whatever page is requested. */
function shuffle({ ids }: CatalogIndex, { docs, count }: Candidates, seed: number, key: Float64Array): void {
  for (let at = 0; at < count; at++) {
    let mixed = Math.imul((ids[docs[at]!]! | 0) ^ Math.imul(seed | 0, 0x9e3779b1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    key[at] = (mixed ^ (mixed >>> 16)) >>> 0
  }
}
