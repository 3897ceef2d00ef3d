import type { FieldValue, ScalarValue } from './index-schema.ts'
import { findString, lowerBound, packStrings, type StringTable, stringAt, stringCount } from './string-table.ts'

/**
 * The distinct values of one keyword field, each with a number, its ordinal. Values known at the build are in
 * sort order (numbers by size, then texts), so that an ordinal is also a rank; later ones are appended.
 */
export interface ValueDictionary {
  numbers: Float64Array
  strings: StringTable
  added: ValueKey[]
  addedOrdinals: Map<ValueKey, number>
  /** Texts unpacked so far, by ordinal: the same few are read repeatedly. */
  unpacked: Map<number, string>
  /** The last result of `ranksOf`: outdated when ordinals were added since. */
  ranks: Float64Array
}

/** The form in which a value is stored: numbers stay numbers, booleans become text. */
export type ValueKey = string | number

const MAX_UNPACKED = 5000

export function createDictionary(keys: Iterable<ValueKey>): ValueDictionary {
  const numbers: number[] = []
  const strings: string[] = []
  for (const key of keys) {
    if (typeof key === 'number') numbers.push(key)
    else strings.push(key)
  }
  return toDictionary(Float64Array.from(numbers).sort(), packStrings(strings.sort()))
}

/** A dictionary of values in sort order. */
export function toDictionary(numbers: Float64Array, strings: StringTable): ValueDictionary {
  return { numbers, strings, added: [], addedOrdinals: new Map(), unpacked: new Map(), ranks: new Float64Array(0) }
}

export function toKeys(value: FieldValue | undefined): ValueKey[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return isKey(value) ? [toKey(value)] : []
  const keys = new Set<ValueKey>()
  for (const one of value) if (one !== null && isKey(one)) keys.add(toKey(one))
  return [...keys]
}

export function dictionarySize(dictionary: ValueDictionary): number {
  return dictionary.numbers.length + stringCount(dictionary.strings) + dictionary.added.length
}

/** The ordinal of exactly this key, or -1. */
export function findOrdinal(dictionary: ValueDictionary, key: ValueKey): number {
  const place = typeof key === 'number' ? findNumber(dictionary.numbers, key) : findString(dictionary.strings, key)
  if (place >= 0) return typeof key === 'number' ? place : dictionary.numbers.length + place
  return dictionary.addedOrdinals.get(key) ?? -1
}

export function addKey(dictionary: ValueDictionary, key: ValueKey): number {
  const known = findOrdinal(dictionary, key)
  if (known >= 0) return known
  const ordinal = dictionarySize(dictionary)
  dictionary.added.push(key)
  dictionary.addedOrdinals.set(key, ordinal)
  return ordinal
}

export function keyAt(dictionary: ValueDictionary, ordinal: number): ValueKey {
  const { numbers, strings, added } = dictionary
  const place = ordinal - numbers.length
  if (place < 0) return numbers[ordinal]!
  return place < stringCount(strings) ? unpack(dictionary, ordinal) : added[place - stringCount(strings)]!
}

function unpack({ numbers, strings, unpacked }: ValueDictionary, ordinal: number): string {
  const known = unpacked.get(ordinal)
  if (known !== undefined) return known
  const text = stringAt(strings, ordinal - numbers.length)
  if (unpacked.size >= MAX_UNPACKED) unpacked.clear()
  unpacked.set(ordinal, text)
  return text
}

/** Ordinals whose value equals this one when both are written as text: 71 finds "71" and 71. docs/wire.md §13.2 rule 4. */
export function findLooseOrdinals(dictionary: ValueDictionary, value: ScalarValue): number[] {
  const text = String(value)
  const number = Number(text)
  const found = [findOrdinal(dictionary, text)]
  if (String(number) === text) found.push(findOrdinal(dictionary, number))
  return found.filter((ordinal) => ordinal >= 0)
}

export function compareKeys(a: ValueKey, b: ValueKey): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** The rank of each ordinal in sort order. Values added later get fractional ranks, so that the others keep theirs. */
export function ranksOf(dictionary: ValueDictionary): Float64Array {
  const size = dictionarySize(dictionary)
  if (dictionary.ranks.length === size) return dictionary.ranks
  const { numbers, strings, added } = dictionary
  const ranks = new Float64Array(size)
  for (let ordinal = 0; ordinal < size; ordinal++) ranks[ordinal] = ordinal
  const inOrder = added.toSorted(compareKeys)
  for (const [place, key] of inOrder.entries()) {
    const next = typeof key === 'number' ? lowerNumber(numbers, key) : numbers.length + lowerBound(strings, key)
    ranks[dictionary.addedOrdinals.get(key)!] = next - 1 + (place + 1) / (inOrder.length + 1)
  }
  dictionary.ranks = ranks
  return ranks
}

function isKey(value: unknown): value is ScalarValue {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean'
}

function toKey(value: ScalarValue): ValueKey {
  // Adding zero makes -0 and 0 the same key.
  return typeof value === 'number' ? value + 0 : String(value)
}

function findNumber(numbers: Float64Array, wanted: number): number {
  const place = lowerNumber(numbers, wanted)
  return numbers[place] === wanted ? place : -1
}

function lowerNumber(numbers: Float64Array, wanted: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
