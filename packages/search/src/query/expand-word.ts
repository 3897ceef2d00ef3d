import type { CatalogIndex } from '../build/catalog-index.ts'
import { findTerm, wordOf } from '../build/term-lookup.ts'
import { eachSimilarTerm, eachTermWithPrefix, findSameStem } from './find-terms.ts'
import type { TextQuery } from './query-plan.ts'

/** A dictionary word that a typed word may stand for, and how much it counts: 1 for the word itself. */
export interface Expansion {
  term: number
  weight: number
}

/** Singular for plural, u for ü: nearly as good as the word itself. */
const SAME_STEM = 0.95
/** The beginning of a word that is still being typed. */
const COMPLETED = 0.7
/** Edits cost more when the word as typed exists: then it was hardly a slip. */
const MISSPELT = 0.5
const MISREAD = 0.1

interface Word {
  word: string
  /** The last word in prefix mode: may be only the beginning of one. */
  isOpen: boolean
}

/** Everything a typed word may stand for, most faithful first: exact, folded, completed, misspelt. Contract 14.3. */
export function expandWord(index: CatalogIndex, { word, isOpen }: Word, query: TextQuery): Expansion[] {
  const weights = new Map<number, number>()
  const offer = (term: number, weight: number) => {
    if (index.text.frequencies[term]! > 0 && weight > (weights.get(term) ?? 0)) weights.set(term, weight)
  }
  const exact = findTerm(index.text, word)
  if (exact >= 0) offer(exact, 1)
  for (const term of findSameStem(index.text, word, index.schema.language)) offer(term, SAME_STEM)
  const isKnown = weights.size > 0
  if (isOpen) eachTermWithPrefix(index.text, word, (term) => offer(term, COMPLETED))
  if (query.fuzziness > 0 && !(isOpen && weights.size > 0)) {
    const limit = Math.min(2, Math.trunc(query.fuzziness))
    eachSimilarTerm(index.text, word, { limit, prefixLength: Math.max(0, Math.trunc(query.prefixLength)) }, (term, distance) => {
      offer(term, similarity(word, wordOf(index.text, term), distance) * (isKnown ? MISREAD : MISSPELT))
    })
  }
  return keepBest(index, weights, query.maxExpansions)
}

/** 1 for no edit, 0 when every letter of the shorter word was edited: such a word is no match at all. */
function similarity(typed: string, found: string, distance: number): number {
  return 1 - distance / Math.min(typed.length, found.length)
}

/** The order is total: what is dropped must not depend on when a word came into the index. */
function keepBest({ text }: CatalogIndex, weights: ReadonlyMap<number, number>, maxExpansions: number): Expansion[] {
  const expansions = Array.from(weights, ([term, weight]) => ({ term, weight }))
  expansions.sort(
    (a, b) =>
      b.weight - a.weight ||
      text.frequencies[b.term]! - text.frequencies[a.term]! ||
      (wordOf(text, a.term) < wordOf(text, b.term) ? -1 : 1),
  )
  return expansions.slice(0, Math.max(1, Math.trunc(maxExpansions) || 0))
}
