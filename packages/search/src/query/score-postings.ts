import type { PostingRun } from './posting-runs.ts'
import type { Scratch } from './scratch.ts'

/** Words of a query that are looked at: as many as two sets of bits and the number of a field leave room for. */
export const MAX_WORDS = 12

const WORDS = (1 << MAX_WORDS) - 1
const FIELD_SHIFT = 2 * MAX_WORDS

/** One spelling of one word in one field. */
export interface Scoring {
  field: number
  /** Number of the word in the query. */
  word: number
  /** What an impact of one is worth. */
  factor: number
  isFaithful: boolean
  /** Words one field must hold for a document to be found. */
  needed: number
  /** Whether only docs within the gate are scored. */
  isGated: boolean
}

/**
 * Adds a run of postings to the scores; returns how many docs have been touched by now. Of the spellings of a word in a field
 * the first, most faithful one counts, not their sum.
 *
 * `held` has, from the lowest bit: the words in the field being read, the words that count as held wherever, and the field
 * plus one. One number instead of three arrays, since fetching it is most of the work.
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
    // The words of an earlier field are void here, those held wherever are not.
    const present = before >>> FIELD_SHIFT === field + 1 ? before : tag | (before & (WORDS << MAX_WORDS))
    if ((present & bit) !== 0) continue
    if (before === 0) touched[count++] = doc
    held[doc] = present | bits
    scores[doc]! += factor * impacts[at]!
    if (needed > 1 && seen[doc] === 0 && countBits((present | bit) & WORDS) >= needed) seen[doc] = 1
  }
  return count
}

/** The words a document holds, wherever: an index into sums over sets of words. */
export function wordsHeld(held: number): number {
  return (held >>> MAX_WORDS) & WORDS
}

function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555)
  left = (left & 0x3333) + ((left >> 2) & 0x3333)
  left = (left + (left >> 4)) & 0x0f0f
  return (left + (left >> 8)) & 0x1f
}
