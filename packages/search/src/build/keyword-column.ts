import { growArray } from './grow-array.ts'
import type { FieldValue } from './index-schema.ts'
import {
  addKey,
  createDictionary,
  dictionarySize,
  findOrdinal,
  keyAt,
  toKeys,
  type ValueDictionary,
  type ValueKey,
} from './value-dictionary.ts'

/** A document without a value in this column. */
export const NO_VALUE = -1

/**
 * The values of each document in one keyword field. A slot is the ordinal of the only value, `NO_VALUE`, or for several values
 * `-2 - place`, where `pool[place]` is the number of values and the ordinals follow: for most documents one read is enough.
 */
export interface KeywordColumn {
  dictionary: ValueDictionary
  slots: Int32Array
  pool: Uint32Array
  poolLength: number
  /** Documents per value, built when a query first needs them. */
  lists: ValueLists | null
}

/** Documents per ordinal, concatenated, and those that got the value later. */
export interface ValueLists {
  starts: Uint32Array
  docs: Uint32Array
  added: Map<number, Set<number>>
  /** Whether a document has lost a value since the lists were built: they may then contain documents that no longer match. */
  isStale: boolean
}

export function buildKeywordColumn(values: readonly (FieldValue | undefined)[]): KeywordColumn {
  // Ordinals in order of appearance first: the dictionary is sorted once all values are known.
  const met = new Map<ValueKey, number>()
  const meet = (key: ValueKey) => {
    const known = met.get(key)
    if (known === undefined) met.set(key, met.size)
    return known ?? met.size - 1
  }
  const column: KeywordColumn = {
    dictionary: createDictionary([]),
    slots: new Int32Array(values.length).fill(NO_VALUE),
    pool: new Uint32Array(0),
    poolLength: 0,
    lists: null,
  }
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc]
    // Most values are a single number or text: do not allocate a list for it.
    if (typeof value === 'string') column.slots[doc] = meet(value)
    else storeOrdinals(column, doc, toKeys(value).map(meet))
  }
  column.dictionary = createDictionary(met.keys())
  renumber(
    column,
    Uint32Array.from(met.keys(), (key) => findOrdinal(column.dictionary, key)),
  )
  return column
}

function renumber({ slots, pool, poolLength }: KeywordColumn, ordinals: Uint32Array): void {
  for (let doc = 0; doc < slots.length; doc++) if (slots[doc]! >= 0) slots[doc] = ordinals[slots[doc]!]!
  for (let place = 0; place < poolLength; place += pool[place]! + 1) {
    for (let at = place + 1; at <= place + pool[place]!; at++) pool[at] = ordinals[pool[at]!]!
  }
}

/** Replaces the values of the document; new values are added to the dictionary. */
export function setKeys(column: KeywordColumn, doc: number, keys: readonly ValueKey[]): void {
  const ordinals = keys.map((key) => addKey(column.dictionary, key))
  const had = ordinalsOf(column, doc)
  storeOrdinals(column, doc, ordinals)
  const { lists } = column
  if (lists === null) return
  lists.isStale ||= had.some((ordinal) => !ordinals.includes(ordinal))
  for (const ordinal of ordinals) {
    if (had.includes(ordinal)) continue
    const added = lists.added.get(ordinal)
    if (added === undefined) lists.added.set(ordinal, new Set([doc]))
    else added.add(doc)
  }
}

export function ordinalsOf(column: KeywordColumn, doc: number): number[] {
  const slot = column.slots[doc]!
  if (slot >= 0) return [slot]
  if (slot === NO_VALUE) return []
  const place = -2 - slot
  return [...column.pool.subarray(place + 1, place + 1 + column.pool[place]!)]
}

export function keysOf(column: KeywordColumn, doc: number): ValueKey[] {
  return ordinalsOf(column, doc).map((ordinal) => keyAt(column.dictionary, ordinal))
}

/** The lists of the column, built from its slots at first use: most columns are never filtered by. */
export function listsOf(column: KeywordColumn, docCount: number): ValueLists {
  if (column.lists !== null) return column.lists
  const starts = new Uint32Array(dictionarySize(column.dictionary) + 1)
  eachValue(column, docCount, (ordinal) => {
    starts[ordinal + 1]!++
  })
  for (let ordinal = 1; ordinal < starts.length; ordinal++) starts[ordinal]! += starts[ordinal - 1]!
  const next = starts.slice()
  const docs = new Uint32Array(starts[starts.length - 1]!)
  eachValue(column, docCount, (ordinal, doc) => {
    docs[next[ordinal]!++] = doc
  })
  column.lists = { starts, docs, added: new Map(), isStale: false }
  return column.lists
}

function storeOrdinals(column: KeywordColumn, doc: number, ordinals: readonly number[]): void {
  if (ordinals.length < 2) {
    column.slots[doc] = ordinals[0] ?? NO_VALUE
    return
  }
  const old = -2 - column.slots[doc]!
  const fits = old >= 0 && column.pool[old]! >= ordinals.length
  const place = fits ? old : column.poolLength
  if (!fits) {
    column.poolLength += ordinals.length + 1
    column.pool = growArray(column.pool, column.poolLength)
  }
  column.pool[place] = ordinals.length
  column.pool.set(ordinals, place + 1)
  column.slots[doc] = -2 - place
}

function eachValue(column: KeywordColumn, docCount: number, visit: (ordinal: number, doc: number) => void): void {
  const { slots, pool } = column
  for (let doc = 0; doc < docCount; doc++) {
    const slot = slots[doc]!
    if (slot >= 0) visit(slot, doc)
    else if (slot !== NO_VALUE) {
      const place = -2 - slot
      for (let at = place + 1, end = place + pool[place]!; at <= end; at++) visit(pool[at]!, doc)
    }
  }
}
