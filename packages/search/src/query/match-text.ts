import { splitWords } from '../analyse/split-words.ts'
import { type CatalogIndex, toSkuKey } from '../build/catalog-index.ts'
import { listsOf } from '../build/keyword-column.ts'
import { findOrdinal } from '../build/value-dictionary.ts'
import { type Expansion, expandWord } from './expand-word.ts'
import type { TextQuery } from './query-plan.ts'
import { type Scratch, scratchOf } from './scratch.ts'
import type { Candidates } from './sort-keys.ts'

/** Words beyond these are not looked at: one bit each, and nobody types more into a shop's search. */
const MAX_WORDS = 16
/** Text beyond this is not read, whatever it is. */
const MAX_TEXT_LENGTH = 2000
/** Above any score that words can add up to: an exact sku comes first. Contract 14.3. */
const EXACT_SKU = 1000
const SKU_PART = 500

/**
 * The documents a text finds, with their scores in the scratch, to be given back with `clearScores`. A document is found when
 * one of its fields holds at least the wanted share of the words, or by its exact sku or that of a variant. Contract 14.3.
 */
export function matchText(index: CatalogIndex, query: TextQuery): Candidates {
  const scratch = scratchOf(index)
  const text = query.text.slice(0, MAX_TEXT_LENGTH)
  const words = [...new Set(splitWords(text, MAX_WORDS))]
  const needed = Math.max(1, Math.floor(words.length * Math.min(1, Math.max(0, query.minimumMatch || 0))))
  const expansions = words.map((word, at) => expandWord(index, { word, isOpen: query.mode === 'prefix' && at === words.length - 1 }, query))
  let count = 0
  for (let field = 0; field < index.schema.text.length; field++) {
    const fieldCount = scoreField(index, field, expansions, scratch)
    count = mergeField(scratch, fieldCount, count, needed)
  }
  count = addSkus(index, text, scratch, count)
  return keepFound(index, scratch, count, { words: words.length, minScore: query.minScore })
}

export function clearScores(index: CatalogIndex, { docs, count }: Candidates): void {
  const { scores } = scratchOf(index)
  for (let at = 0; at < count; at++) scores[docs[at]!] = 0
}

/** Adds what each word is worth in one field. Of the spellings of a word the most faithful one counts, not their sum. */
function scoreField(index: CatalogIndex, field: number, expansions: readonly Expansion[][], scratch: Scratch): number {
  const { starts, docs, impacts } = index.text.postings[field]!
  const added = index.text.added.postings[field]!
  const { scores, fieldWords, fieldTouched } = scratch
  const boost = index.schema.text[field]!.boost / 255
  let touched = 0
  for (const [word, spellings] of expansions.entries()) {
    const bit = 1 << word
    const value = boost * rarityOf(index, spellings)
    for (const { term, weight } of spellings) {
      const factor = value * weight
      const end = term + 1 < starts.length ? starts[term + 1]! : 0
      for (let at = end > 0 ? starts[term]! : 0; at < end; at++) {
        const doc = docs[at]!
        const present = fieldWords[doc]!
        if ((present & bit) !== 0) continue
        if (present === 0) fieldTouched[touched++] = doc
        fieldWords[doc] = present | bit
        scores[doc]! += factor * impacts[at]!
      }
      const later = added.get(term)
      if (later === undefined) continue
      for (const [at, doc] of later.docs.entries()) {
        const present = fieldWords[doc]!
        if ((present & bit) !== 0) continue
        if (present === 0) fieldTouched[touched++] = doc
        fieldWords[doc] = present | bit
        scores[doc]! += factor * later.impacts[at]!
      }
    }
  }
  return touched
}

/** BM25's inverse document frequency of the most common spelling that is as good as the typed word. */
function rarityOf({ text, liveCount }: CatalogIndex, spellings: readonly Expansion[]): number {
  const faithful = spellings.filter(({ weight }) => weight > 0.9)
  let frequency = 0
  for (const { term } of faithful.length > 0 ? faithful : spellings) frequency = Math.max(frequency, text.frequencies[term]!)
  return Math.log(1 + (liveCount - frequency + 0.5) / (frequency + 0.5))
}

function mergeField(
  { fieldWords, fieldTouched, words, touched, seen }: Scratch,
  fieldCount: number,
  count: number,
  needed: number,
): number {
  let total = count
  for (let at = 0; at < fieldCount; at++) {
    const doc = fieldTouched[at]!
    const present = fieldWords[doc]!
    fieldWords[doc] = 0
    if (words[doc] === 0) touched[total++] = doc
    words[doc]! |= present
    if (needed === 1 || countBits(present) >= needed) seen[doc] = 1
  }
  return total
}

function addSkus(index: CatalogIndex, text: string, { scores, words, touched, seen }: Scratch, count: number): number {
  let total = count
  const parts = text.split('-', MAX_WORDS)
  const wanted = new Map([...parts.map((part) => [toSkuKey(part), SKU_PART] as const), [toSkuKey(text), EXACT_SKU]])
  wanted.delete('')
  for (const [key, bonus] of wanted) {
    const ordinal = findOrdinal(index.skus.dictionary, key)
    if (ordinal < 0) continue
    const lists = listsOf(index.skus, index.docCount)
    const built = ordinal + 1 < lists.starts.length ? lists.docs.subarray(lists.starts[ordinal]!, lists.starts[ordinal + 1]!) : []
    for (const doc of [...built, ...(lists.added.get(ordinal) ?? [])]) {
      if (words[doc] === 0 && seen[doc] === 0) touched[total++] = doc
      seen[doc] = 1
      scores[doc]! += bonus
    }
  }
  return total
}

/** Leaves the scratch zeroed, but for the scores of what is kept. */
function keepFound(
  index: CatalogIndex,
  { scores, words, touched, seen }: Scratch,
  count: number,
  wanted: { words: number; minScore: number },
): Candidates {
  const docs = new Uint32Array(count)
  let kept = 0
  for (let at = 0; at < count; at++) {
    const doc = touched[at]!
    scores[doc]! *= countBits(words[doc]!) / wanted.words || 1
    if (seen[doc] === 1 && index.alive[doc] === 1 && !(scores[doc]! < wanted.minScore)) docs[kept++] = doc
    else scores[doc] = 0
    seen[doc] = 0
    words[doc] = 0
  }
  return { docs, count: kept }
}

function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555)
  left = (left & 0x3333) + ((left >> 2) & 0x3333)
  left = (left + (left >> 4)) & 0x0f0f
  return (left + (left >> 8)) & 0x1f
}
