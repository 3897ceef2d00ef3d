import { splitWords } from '../analyse/split-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { findTerm, wordOf } from '../build/term-lookup.ts'
import { takeBestTerms } from './best-terms.ts'
import { eachSimilarTerm, eachTermWithPrefix, findSameStem } from './find-terms.ts'
import { clearScores, matchText } from './match-text.ts'
import { MAX_TEXT_LENGTH } from './read-query.ts'
import { MAX_WORDS } from './score-postings.ts'

export interface Suggestions {
  /** The text with its last word completed, most promising first. */
  terms: string[]
  /** The text with misspelt words replaced, null when every word is known or none has a likely correction. */
  didYouMean: string | null
}

/** Documents looked at to learn which completions go with the words before: the best ones say enough. */
const SAMPLE = 2000

/** What somebody typing this may want to type. */
export function suggest(index: CatalogIndex, text: string, limit: number): Suggestions {
  const words = splitWords(text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS)
  const last = words.at(-1)
  if (last === undefined) return { terms: [], didYouMean: null }
  const before = words.slice(0, -1)
  const completions = completeWord(index, last, before)
  const found = Array.from(completions, ([term, worth]) => ({ term, worth }))
  const terms = takeBestTerms(index.text, found, Math.max(0, Math.trunc(limit) || 0)).map(({ term }) =>
    [...before, wordOf(index.text, term)].join(' '),
  )
  // The last word may be only the beginning of a known one.
  const isBeginning = completions.size > 0
  const corrected = words.map((word, at) => (isBeginning && at === before.length ? word : (findCorrection(index, word) ?? word)))
  return { terms, didYouMean: corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null }
}

/** Completions of the word with the number of documents that have them, and the words before as well. */
function completeWord(index: CatalogIndex, prefix: string, before: readonly string[]): Map<number, number> {
  const { text } = index
  const counts = new Map<number, number>()
  eachTermWithPrefix(text, prefix, (term) => {
    if (text.frequencies[term]! > 0) counts.set(term, text.frequencies[term]!)
  })
  return before.length === 0 ? counts : countTogether(index, before, counts)
}

function countTogether(index: CatalogIndex, before: readonly string[], completions: ReadonlyMap<number, number>): Map<number, number> {
  const query = {
    text: before.join(' '),
    mode: 'words',
    fuzziness: 0,
    prefixLength: 0,
    maxExpansions: 50,
    minimumMatch: 1,
    minScore: 0,
  } as const
  const found = matchText(index, query)
  const { tokens, tokenStarts } = index.text
  const fieldCount = index.schema.text.length
  const counts = new Map<number, number>()
  for (let at = 0; at < Math.min(found.count, SAMPLE); at++) {
    const doc = found.docs[at]!
    for (const term of new Set(tokens.subarray(tokenStarts[doc * fieldCount]!, tokenStarts[(doc + 1) * fieldCount]!))) {
      if (completions.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  clearScores(index, found)
  return counts
}

/** The nearest word, the most common of the nearest; null for a word that is known or like no other. */
function findCorrection({ text, schema }: CatalogIndex, word: string): string | null {
  const inUse = (term: number) => term >= 0 && text.frequencies[term]! > 0
  if (word.length < 3 || [findTerm(text, word), ...findSameStem(text, word, schema.language)].some(inUse)) return null
  const near: { term: number; distance: number }[] = []
  // A short word is another word after two edits.
  eachSimilarTerm(text, word, { limit: word.length < 5 ? 1 : 2, prefixLength: 1 }, (term, distance) => {
    if (inUse(term)) near.push({ term, distance })
  })
  near.sort((a, b) => a.distance - b.distance || text.frequencies[b.term]! - text.frequencies[a.term]!)
  return near.length === 0 ? null : wordOf(text, near[0]!.term)
}
