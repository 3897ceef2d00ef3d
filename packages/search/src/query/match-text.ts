import type { CatalogIndex } from '../build/catalog-index.ts'
import { NO_VALUE } from '../build/keyword-column.ts'
import { findOrdinal } from '../build/value-dictionary.ts'
import { findBySku } from './find-by-sku.ts'
import { closeGate, openGate } from './gate-docs.ts'
import { listedCombinations } from './listed-combinations.ts'
import { runsOf } from './posting-runs.ts'
import type { TextQuery } from './query-plan.ts'
import { CREDIT, MAX_TEXT_LENGTH, type QueryWord, readQuery } from './read-query.ts'
import { countBits, type Scoring, scorePostings, wordsHeld } from './score-postings.ts'
import { acquireDocs, scratchOf } from './scratch.ts'
import type { Candidates } from './sort-keys.ts'

/** A value of `held` that is not zero, so that the doc counts as touched, but has no bit of a word. */
const HELD_BY_SKU = 1

/**
 * Bonus for documents with all words, and deduction for those of them that `schema.last` puts after the others, as multiples of the
 * highest score that fields and credits can add up to. With these values the scores of the three groups (all
 * words, all words but put last, some words) never overlap.
 */
const COMPLETE = 2
const LATE = 0.85

export interface Matched extends Candidates {
  /** The first docs; those after them are too different to be listed below these. */
  listedCount: number
  words: readonly QueryWord[]
  /** The least score of a document that contains all words. */
  completeFrom: number
}

/**
 * The documents that a text finds; their scores stay in the scratch buffers until `clearScores`. A document is found when one of its
 * fields contains at least the required share of the words, for shoppers also when several fields do together, or by its exact sku or that of
 * a variant. docs/wire.md §14.3.
 *
 * Our own ranking: documents with all words first, with guides after products among them; then rare words before common ones, words as
 * typed before folded before misspelt ones, then by impact.
 */
export function matchText(index: CatalogIndex, query: TextQuery): Matched {
  const words = readQuery(index, query)
  const needed = Math.max(1, Math.floor(words.length * Math.min(1, Math.max(0, query.minimumMatch || 0))))
  const gate = openGate(index, words, needed)
  let touched = 0
  for (let field = 0; field < index.schema.text.length; field++) {
    touched = scoreField(index, { field, needed, isGated: gate !== null }, words, touched)
  }
  touched = addSkus(index, query.text.slice(0, MAX_TEXT_LENGTH), touched)
  if (gate !== null) closeGate(index, gate)
  const highest = highestScore(index, words)
  const found = keepFound(index, touched, {
    credits: addUpCredits(words, COMPLETE * highest),
    late: LATE * highest,
    isEnough: needed === 1,
    acrossFields: query.forShoppers ? needed : Number.POSITIVE_INFINITY,
    minScore: query.minScore,
    listed: query.forShoppers ? listedCombinations(words, countHeld(index, touched, words.length)) : null,
  })
  return { ...found, words, completeFrom: (COMPLETE - LATE) * highest }
}

/** More than the score of any document that lacks a word: all fields and credits of all words, and the bonus of its categories. */
function highestScore({ schema }: CatalogIndex, words: readonly QueryWord[]): number {
  const boosts = schema.text.reduce((sum, { boost }) => sum + boost, 0)
  return words.reduce((sum, { rarity }) => sum + (CREDIT + 1) * boosts * rarity, 0)
}

/** Zeroes the scores that `matchText` left behind. */
export function clearScores(index: CatalogIndex, { docs, count }: Candidates): void {
  const { scores } = scratchOf(index)
  for (let at = 0; at < count; at++) scores[docs[at]!] = 0
}

function scoreField(
  index: CatalogIndex,
  where: Pick<Scoring, 'field' | 'needed' | 'isGated'>,
  words: readonly QueryWord[],
  touchedBefore: number,
): number {
  const scratch = scratchOf(index)
  const boost = index.schema.text[where.field]!.boost / 255
  let touched = touchedBefore
  for (const [word, { spellings, rarity }] of words.entries()) {
    for (const { term, weight, isFaithful } of spellings) {
      const scoring = { ...where, word, factor: boost * rarity * weight, isFaithful }
      for (const run of runsOf(index, where.field, term)) touched = scorePostings(scratch, scoring, run, touched)
    }
  }
  return touched
}

/** An exact sku is found whatever words the document contains. They do not add to its score: scores must not depend on the gate. */
function addSkus(index: CatalogIndex, text: string, touchedBefore: number): number {
  const { held, seen, scores, touched } = scratchOf(index)
  const found = new Map<number, number>()
  for (const { doc, score } of findBySku(index, text)) found.set(doc, Math.max(score, found.get(doc) ?? 0))
  let count = touchedBefore
  for (const [doc, score] of found) {
    if (held[doc] === 0) touched[count++] = doc
    held[doc] = HELD_BY_SKU
    seen[doc] = 1
    scores[doc] = score
  }
  return count
}

/** The sum of credits for every combination of words; `complete` is added for all of them. */
function addUpCredits(words: readonly QueryWord[], complete: number): Float32Array {
  const sums = new Float32Array(1 << words.length)
  for (const [number, { credit }] of words.entries()) {
    const bit = 1 << number
    for (let rest = 0; rest < bit; rest++) sums[bit | rest] = sums[rest]! + credit
  }
  if (words.length > 0) sums[sums.length - 1]! += complete
  return sums
}

interface FoundRules {
  /** The credit of every combination of words. */
  credits: Float32Array
  /** Deducted from documents that come after others. */
  late: number
  /** One word in any field is enough. */
  isEnough: boolean
  /** So many words in different fields are enough too. */
  acrossFields: number
  minScore: number
  /** The combinations of words that are listed; null for all. */
  listed: Uint8Array | null
}

/** Whether a document comes after others that contain as many of the words. */
function readLate({ schema: { last }, keyword }: CatalogIndex): (doc: number) => boolean {
  const column = last && keyword.get(last.field)
  const ordinals = new Set(column && last.values.map((value) => findOrdinal(column.dictionary, value)))
  ordinals.delete(NO_VALUE)
  return column === undefined || ordinals.size === 0 ? () => false : (doc) => ordinals.has(column.slots[doc]!)
}

/** The numbers of documents that contain all words, and some of them. */
function countHeld(index: CatalogIndex, touchedCount: number, words: number): { complete: number; some: number } {
  const { held, touched } = scratchOf(index)
  const all = (1 << words) - 1
  const counts = { complete: 0, some: 0 }
  for (let at = 0; at < touchedCount; at++) {
    const doc = touched[at]!
    if (index.alive[doc] === 0) continue
    const own = wordsHeld(held[doc]!)
    if (own === all) counts.complete++
    if (own !== 0) counts.some++
  }
  return counts
}

/** Completes the scores and zeroes the other scratch buffers. */
function keepFound(
  index: CatalogIndex,
  touchedCount: number,
  { credits, late, isEnough, acrossFields, minScore, listed }: FoundRules,
): Pick<Matched, 'docs' | 'count' | 'listedCount'> {
  const { scores, held, seen, touched } = scratchOf(index)
  const { alive } = index
  const docs = acquireDocs(index)
  const isLate = readLate(index)
  const all = credits.length - 1
  let listedCount = 0
  let others = docs.length
  for (let at = 0; at < touchedCount; at++) {
    const doc = touched[at]!
    const words = wordsHeld(held[doc]!)
    const score = scores[doc]! + credits[words]! - (words === all && isLate(doc) ? late : 0)
    // Written so that a minimum of NaN excludes nothing.
    const isFound = (isEnough || seen[doc] === 1 || countBits(words) >= acrossFields) && alive[doc] === 1 && !(score < minScore)
    scores[doc] = isFound ? score : 0
    if (isFound && (listed === null || listed[words] === 1 || held[doc] === HELD_BY_SKU)) docs[listedCount++] = doc
    else if (isFound) docs[--others] = doc
    held[doc] = 0
    seen[doc] = 0
  }
  docs.copyWithin(listedCount, others)
  return { docs, count: listedCount + docs.length - others, listedCount }
}
