import { splitWords } from '../analyse/split-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { findTerm, wordOf } from '../build/term-lookup.ts'
import { type RankedTerm, takeBestTerms } from './best-terms.ts'
import { type Completions, findCompletions, frequentCompletions, isCompletion } from './find-completions.ts'
import { hasSynonyms } from './find-synonyms.ts'
import { eachSimilarTerm, findSameStem } from './find-terms.ts'
import { clearScores, matchText } from './match-text.ts'
import { openCompound } from './open-compound.ts'
import type { TextQuery } from './query-plan.ts'
import { hasCompletion, MAX_TEXT_LENGTH } from './read-query.ts'
import { MAX_WORDS } from './score-postings.ts'
import { releaseDocs } from './scratch.ts'

export interface Suggestions {
  /** The text with its last word completed, most promising first. */
  terms: string[]
  /** The text with misspelt words replaced, null when every word is known or none has a likely correction. */
  didYouMean: string | null
}

/** Number of documents read to find out which completions occur with the words before: enough to tell frequent from rare ones. */
const SAMPLE = 2000
/** The number of edits always counts more than the frequency. */
const FARTHER = 0x1_0000_0000

/** Suggestions for a text that is being typed. */
export function suggest(index: CatalogIndex, text: string, limit: number): Suggestions {
  const words = splitWords(text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS)
  const before = words.slice(0, -1)
  const last = words.at(-1)
  if (last === undefined) return { terms: [], didYouMean: null }
  const most = Math.max(0, Math.trunc(limit) || 0)
  const completions = findCompletions(index.text, last)
  const found = before.length === 0 ? countAlone(index, completions, most) : countTogether(index, before, completions)
  const terms = takeBestTerms(index.text, found, most).map(({ term }) => [...before, wordOf(index.text, term)].join(' '))
  return { terms, didYouMean: correctWords(index, words, found.length > 0) }
}

/** The text with misspelt words replaced; null when there are none or none has a likely correction. */
export function correctText(index: CatalogIndex, { text, mode }: Pick<TextQuery, 'text' | 'mode'>): string | null {
  const words = splitWords(text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS)
  const last = words.at(-1)
  if (last === undefined) return null
  return correctWords(index, words, mode === 'prefix' && hasCompletion(index, last))
}

/** `isBeginning`: the last word may be only the beginning of a known one. */
function correctWords(index: CatalogIndex, words: readonly string[], isBeginning: boolean): string | null {
  const corrected = words.map((word, at) => (isBeginning && at === words.length - 1 ? word : (findCorrection(index, word) ?? word)))
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null
}

function countAlone({ text }: CatalogIndex, completions: Completions, most: number): RankedTerm[] {
  return frequentCompletions(text, completions, Math.max(1, most)).map((term) => ({ term, worth: text.frequencies[term]! }))
}

/** Completions with the number of documents that contain them and the words before. */
function countTogether(index: CatalogIndex, before: readonly string[], completions: Completions): RankedTerm[] {
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
    const terms = tokens.subarray(tokenStarts[doc * fieldCount], tokenStarts[(doc + 1) * fieldCount])
    for (const term of new Set(terms.filter((one) => isCompletion(completions, one)))) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  clearScores(index, found)
  releaseDocs(index, found.docs)
  return Array.from(counts, ([term, worth]) => ({ term, worth }))
}

/** The nearest word, the most common one if several are equally near; null for a known word and for one without similar words. */
function findCorrection(index: CatalogIndex, word: string): string | null {
  const { text, schema } = index
  const inUse = (term: number) => term >= 0 && text.frequencies[term]! > 0
  // Do not correct numbers and article codes.
  if (word.length < 3 || /\d/.test(word) || [findTerm(text, word), ...findSameStem(text, word, schema.language)].some(inUse)) return null
  if (hasSynonyms(index, word) || openCompound(index, word).length > 0) return null
  const near: RankedTerm[] = []
  // Two edits turn a short word into a different word.
  eachSimilarTerm(text, word, { limit: word.length < 5 ? 1 : 2, prefixLength: 1 }, (term, distance) => {
    if (inUse(term)) near.push({ term, worth: text.frequencies[term]! - distance * FARTHER })
  })
  const [nearest] = takeBestTerms(text, near, 1)
  return nearest === undefined ? null : wordOf(text, nearest.term)
}
