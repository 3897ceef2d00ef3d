import type { PostingRun } from './posting-runs.ts'
import type { Scratch } from './scratch.ts'

/** Maximum number of words of a query: two bit sets and a field number must fit into one number. */
export const MAX_WORDS = 12

const WORDS = (1 << MAX_WORDS) - 1
const FIELD_SHIFT = 2 * MAX_WORDS

/** One spelling of one word in one field. */
export interface Scoring {
  field: number
  /** Number of the word in the query. */
  word: number
  /** Score per unit of impact. */
  factor: number
  isFaithful: boolean
  /** Number of words that one field must contain for a document to be found. */
  needed: number
  /** Whether only docs within the gate are scored. */
  isGated: boolean
}

/**
 * Adds a run of postings to the scores; returns the number of docs touched so far. If a field contains several spellings of a word,
 * only the first and closest one counts, not their sum.
 *
 * `held` contains, from the lowest bit: the words found in the current field, the words found in any field, and the number of the
 * field plus one. It is one number instead of three arrays, because memory access takes most of the time.
 */
export function scorePostings(
  { scores, held, seen, touched, gate }: Scratch,
  { field, word, factor, isFaithful, needed, isGated }: Scoring,
  { docs, impacts, from, end }: PostingRun,
  touchedBefore: number,
): number {
  const bit = 1 << word
  const bits = isFaithful ? bit | (bit << MAX_WORDS) : bit
  const tag = (field + 1) << FIELD_SHIFT
  let count = touchedBefore
  for (let at = from; at < end; at++) {
    const doc = docs[at]!
    if (isGated && gate[doc] === 0) continue
    const before = held[doc]!
    // Reset the words found in an earlier field, but keep those found in any field.
    const present = before >>> FIELD_SHIFT === field + 1 ? before : tag | (before & (WORDS << MAX_WORDS))
    if ((present & bit) !== 0) continue
    if (before === 0) touched[count++] = doc
    held[doc] = present | bits
    scores[doc]! += factor * impacts[at]!
    if (needed > 1 && seen[doc] === 0 && countBits((present | bit) & WORDS) >= needed) seen[doc] = 1
  }
  return count
}

/** The words that a document contains in any field: an index into the sums over sets of words. */
export function wordsHeld(held: number): number {
  return (held >>> MAX_WORDS) & WORDS
}

export function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555)
  left = (left & 0x3333) + ((left >> 2) & 0x3333)
  left = (left + (left >> 4)) & 0x0f0f
  return (left + (left >> 8)) & 0x1f
}
