import type { CatalogIndex } from '../build/catalog-index.ts'
import type { ScalarValue } from '../build/index-schema.ts'
import { type KeywordColumn, NO_VALUE } from '../build/keyword-column.ts'
import { toNumber } from '../build/numeric-column.ts'
import { dictionarySize, findLooseOrdinals, keyAt } from '../build/value-dictionary.ts'
import { narrowByWords } from './narrow-by-words.ts'
import type { Filter } from './query-plan.ts'
import { acquireDocs, releaseDocs } from './scratch.ts'

/** More deeply nested conditions match nothing: the call stack is limited. */
const MAX_DEPTH = 100

/** Keeps the docs that satisfy the filter, in place and in order; returns how many are left. One tight loop per condition. */
export function narrowDocs(index: CatalogIndex, filter: Filter, docs: Uint32Array, count: number, depth = 0): number {
  if (depth > MAX_DEPTH || count === 0) return 0
  switch (filter.kind) {
    case 'terms':
      return narrowByTerms(index, filter.field, filter.values, docs, count)
    case 'range':
      return narrowByRange(index, filter, docs, count)
    case 'exists':
      return narrowByPresence(index, filter.field, docs, count)
    case 'words':
      return narrowByWords(index, filter, docs, count)
    case 'all':
      return filter.filters.reduce((left, part) => narrowDocs(index, part, docs, left, depth + 1), count)
    case 'any':
      return narrowByAny(index, filter.filters, docs, count, depth)
    case 'none':
      return narrowByNone(index, filter.filters, docs, count, depth)
  }
}

function narrowByTerms(index: CatalogIndex, field: string, values: readonly ScalarValue[], docs: Uint32Array, count: number): number {
  const column = index.keyword.get(field)
  if (column !== undefined) {
    const ordinals = values.flatMap((value) => findLooseOrdinals(column.dictionary, value))
    if (ordinals.length === 0) return 0
    const wanted = createOrdinalSet(column)
    for (const ordinal of ordinals) addOrdinal(wanted, ordinal)
    return narrowToOrdinals(column, wanted, docs, count)
  }
  const numbers = index.numeric.get(field)?.values
  return numbers === undefined ? 0 : narrowToNumbers(numbers, values, docs, count)
}

function narrowToNumbers(numbers: Float64Array, values: readonly ScalarValue[], docs: Uint32Array, count: number): number {
  const wanted = new Set(values.map(toNumber).filter((value) => !Number.isNaN(value)))
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    if (wanted.has(numbers[doc]!)) docs[left++] = doc
  }
  return left
}

function narrowByRange(index: CatalogIndex, range: Filter & { kind: 'range' }, docs: Uint32Array, count: number): number {
  const numbers = index.numeric.get(range.field)?.values
  if (numbers === undefined) return narrowKeywordByRange(index, range, docs, count)
  const { gt, gte, lt, lte } = boundsOf(range)
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    const value = numbers[doc]!
    if (value > gt && value >= gte && value < lt && value <= lte) docs[left++] = doc
  }
  return left
}

/** A missing bound never excludes; NaN always excludes, as a bound and as a value. */
function boundsOf({
  gt = Number.NEGATIVE_INFINITY,
  gte = Number.NEGATIVE_INFINITY,
  lt = Number.POSITIVE_INFINITY,
  lte = Number.POSITIVE_INFINITY,
}: Filter & { kind: 'range' }) {
  return { gt, gte, lt, lte }
}

/** A keyword field may hold numbers, such as prices that are counted one by one: these can be filtered by range. */
function narrowKeywordByRange(index: CatalogIndex, range: Filter & { kind: 'range' }, docs: Uint32Array, count: number): number {
  const column = index.keyword.get(range.field)
  if (column === undefined) return 0
  const { gt, gte, lt, lte } = boundsOf(range)
  const wanted = createOrdinalSet(column)
  for (let ordinal = 0; ordinal < dictionarySize(column.dictionary); ordinal++) {
    const value = toNumber(keyAt(column.dictionary, ordinal))
    if (value > gt && value >= gte && value < lt && value <= lte) addOrdinal(wanted, ordinal)
  }
  return narrowToOrdinals(column, wanted, docs, count)
}

function narrowByPresence(index: CatalogIndex, field: string, docs: Uint32Array, count: number): number {
  const slots = index.keyword.get(field)?.slots
  const numbers = index.numeric.get(field)?.values
  if (slots === undefined && numbers === undefined) return 0
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    if (slots === undefined ? !Number.isNaN(numbers![doc]!) : slots[doc] !== NO_VALUE) docs[left++] = doc
  }
  return left
}

function narrowByAny(index: CatalogIndex, filters: readonly Filter[], docs: Uint32Array, count: number, depth: number): number {
  // Remove the docs that match none of the filters; this keeps the order of docs.
  const rest = copyDocs(index, docs, count)
  const restCount = narrowByNone(index, filters, rest, count, depth)
  const left = subtractDocs(docs, count, rest, restCount)
  releaseDocs(index, rest)
  return left
}

function narrowByNone(index: CatalogIndex, filters: readonly Filter[], docs: Uint32Array, count: number, depth: number): number {
  let left = count
  for (const filter of filters) {
    const passed = copyDocs(index, docs, left)
    const passedCount = narrowDocs(index, filter, passed, left, depth + 1)
    if (passedCount > 0) left = subtractDocs(docs, left, passed, passedCount)
    releaseDocs(index, passed)
  }
  return left
}

export function copyDocs(index: CatalogIndex, docs: Uint32Array, count: number): Uint32Array {
  const copy = acquireDocs(index)
  for (let at = 0; at < count; at++) copy[at] = docs[at]!
  return copy
}

/** `taken` is a subsequence of `docs`: filtering keeps the order. */
function subtractDocs(docs: Uint32Array, count: number, taken: Uint32Array, takenCount: number): number {
  let left = 0
  let next = 0
  for (let at = 0; at < count; at++) {
    if (next < takenCount && docs[at] === taken[next]) next++
    else docs[left++] = docs[at]!
  }
  return left
}

/** One bit per ordinal, shifted by one so that `NO_VALUE` has a bit too, which is never set. */
function createOrdinalSet(column: KeywordColumn): Uint32Array {
  return new Uint32Array(((dictionarySize(column.dictionary) + 1) >> 5) + 1)
}

function addOrdinal(set: Uint32Array, ordinal: number): void {
  set[(ordinal + 1) >> 5]! |= 1 << ((ordinal + 1) & 31)
}

function narrowToOrdinals(column: KeywordColumn, wanted: Uint32Array, docs: Uint32Array, count: number): number {
  return column.poolLength === 0 ? narrowSingle(column, wanted, docs, count) : narrowSeveral(column, wanted, docs, count)
}

/** Always writes and conditionally advances: a branch would be mispredicted as often as the filter excludes. */
function narrowSingle({ slots }: KeywordColumn, wanted: Uint32Array, docs: Uint32Array, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    const bit = slots[doc]! + 1
    docs[left] = doc
    left += (wanted[bit >> 5]! >>> (bit & 31)) & 1
  }
  return left
}

function narrowSeveral({ slots, pool }: KeywordColumn, wanted: Uint32Array, docs: Uint32Array, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    const slot = slots[doc]!
    const place = -2 - slot
    // Treat a single value as a list of one, and no value as an empty list.
    const isList = slot < NO_VALUE
    const end = isList ? place + pool[place]! : slot === NO_VALUE ? -1 : 0
    for (let value = isList ? place + 1 : 0; value <= end; value++) {
      const bit = (isList ? pool[value]! : slot) + 1
      if ((wanted[bit >> 5]! >>> (bit & 31)) & 1) {
        docs[left++] = doc
        break
      }
    }
  }
  return left
}
