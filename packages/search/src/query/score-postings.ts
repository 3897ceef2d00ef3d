import type { Scratch } from './scratch.ts'

/** One spelling of one word in one field. */
export interface Scoring {
  field: number
  /** Bit of the word. */
  bit: number
  /** What an impact of one is worth. */
  factor: number
  isFaithful: boolean
  /** Words one field must hold for a document to be found. */
  needed: number
}

const FIELD_SHIFT = 16

/**
 * Adds a run of postings to the scores; returns how many docs have been touched by now. Of the spellings of a word in a field
 * the first, most faithful one counts, not their sum.
 */
export function scorePostings(
  { scores, fieldWords, words, seen, touched }: Scratch,
  { field, bit, factor, isFaithful, needed }: Scoring,
  postings: { docs: Uint32Array; impacts: Uint8Array; from: number; end: number },
  touchedBefore: number,
): number {
  const { docs, impacts, from, end } = postings
  const tag = (field + 1) << FIELD_SHIFT
  let count = touchedBefore
  for (let at = from; at < end; at++) {
    const doc = docs[at]!
    const before = fieldWords[doc]!
    // Words noted for an earlier field are void here.
    const present = before >>> FIELD_SHIFT === field + 1 ? before : tag
    if ((present & bit) !== 0) continue
    if (before === 0) touched[count++] = doc
    fieldWords[doc] = present | bit
    scores[doc]! += factor * impacts[at]!
    if (isFaithful) words[doc]! |= bit
    if (needed > 1 && seen[doc] === 0 && countBits((present | bit) & 0xffff) >= needed) seen[doc] = 1
  }
  return count
}

function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555)
  left = (left & 0x3333) + ((left >> 2) & 0x3333)
  left = (left + (left >> 4)) & 0x0f0f
  return (left + (left >> 8)) & 0x1f
}
