import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, ordinalsOf } from '../build/keyword-column.ts'
import { dictionarySize, keyAt, ranksOf } from '../build/value-dictionary.ts'
import type { TermBucket } from './query-plan.ts'
import { acquireDocs, releaseDocs } from './scratch.ts'
import { selectTop } from './select-top.ts'
import type { Candidates } from './sort-keys.ts'

/** Ordinals that occur, with their counts negated, because `selectTop` sorts in ascending order. */
interface Tallies {
  ordinals: Uint32Array
  negatives: Float64Array
}

/** From this many dictionary values per document, counting document by document is faster. */
const FEW = 16

/** How many of the docs hold each value of a keyword field; the `size` most frequent. */
export function countTerms(index: CatalogIndex, column: KeywordColumn, size: number, candidates: Candidates): TermBucket[] {
  if (dictionarySize(column.dictionary) === 0) return []
  // For a handful of documents, do not loop over every price in the dictionary.
  if (candidates.count < dictionarySize(column.dictionary) / FEW) return takeMostFrequent(column, countFew(column, candidates), size)
  const counts = column.poolLength === 0 ? countSingle(column, candidates) : countSeveral(index, column, candidates)
  return takeMostFrequent(column, toTallies(counts), size)
}

function countFew(column: KeywordColumn, { docs, count }: Candidates): Tallies {
  const counts = new Map<number, number>()
  for (let at = 0; at < count; at++) {
    for (const ordinal of ordinalsOf(column, docs[at]!)) counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1)
  }
  return { ordinals: Uint32Array.from(counts.keys()), negatives: Float64Array.from(counts.values(), (many) => -many) }
}

/** Documents without a value are counted at place -1, before the first value: a loop without a branch is twice as fast. */
function countSingle({ slots, dictionary }: KeywordColumn, { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(dictionarySize(dictionary) + 1)
  for (let at = 0; at < count; at++) counts[slots[docs[at]!]! + 1]!++
  return counts.subarray(1)
}

/** Counts all documents without branching and notes those with lists, then counts these few: twice as fast as a branch per document. */
function countSeveral(index: CatalogIndex, { slots, pool, dictionary }: KeywordColumn, { docs, count }: Candidates): Uint32Array {
  const counts = new Uint32Array(dictionarySize(dictionary) + 1)
  const lists = acquireDocs(index)
  let listCount = 0
  for (let at = 0; at < count; at++) {
    const slot = slots[docs[at]!]!
    // All ones for a list, all zeros for a value or none.
    const isList = (slot + 1) >> 31
    lists[listCount] = -2 - slot
    listCount -= isList
    counts[(slot + 1) & ~isList]!++
  }
  for (let at = 0; at < listCount; at++) {
    const place = lists[at]!
    for (let value = place + 1, end = place + pool[place]!; value <= end; value++) counts[pool[value]! + 1]!++
  }
  releaseDocs(index, lists)
  return counts.subarray(1)
}

function toTallies(counts: Uint32Array): Tallies {
  let length = 0
  for (let ordinal = 0; ordinal < counts.length; ordinal++) if (counts[ordinal] !== 0) length++
  const tallies = { ordinals: new Uint32Array(length), negatives: new Float64Array(length) }
  let place = 0
  for (let ordinal = 0; ordinal < counts.length; ordinal++) {
    if (counts[ordinal] === 0) continue
    tallies.ordinals[place] = ordinal
    tallies.negatives[place++] = -counts[ordinal]!
  }
  return tallies
}

/** Most frequent first; equal counts in sort order of their keys. */
function takeMostFrequent({ dictionary }: KeywordColumn, { ordinals, negatives }: Tallies, size: number): TermBucket[] {
  const order = { keys: [negatives], candidates: ordinals, tieKeys: ranksOf(dictionary) }
  const top = selectTop(order, ordinals.length, size)
  return Array.from(top, (at) => ({ key: keyAt(dictionary, ordinals[at]!), count: -negatives[at]! }))
}
