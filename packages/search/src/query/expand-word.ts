import { isLastPart, writesCompounds } from '../analyse/split-compound.ts'
import { stemWord } from '../analyse/stem-word.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { findTerm, wordOf } from '../build/term-lookup.ts'
import { takeBestTerms } from './best-terms.ts'
import { findCompletions, frequentCompletions } from './find-completions.ts'
import { findSynonyms } from './find-synonyms.ts'
import { eachSimilarPart, eachSimilarTerm, findBegunParts, findSameStem } from './find-terms.ts'
import type { TextQuery } from './query-plan.ts'

/** A dictionary word that a typed word may stand for. */
export interface Spelling {
  term: number
  /** The weight of an occurrence in this spelling: 1 for the word itself. */
  weight: number
  /** Whether a document with this term counts as containing the word. */
  isFaithful: boolean
}

/** Another form of the same stem, such as singular for plural or u for ü: nearly as good as the word itself. */
const SAME_STEM = 0.95
/** A compound: "Hundefutter" for "Futter", and for "Hund". */
const LAST_PART = 0.85
const FIRST_PART = 0.55
/** Two words written as one: "smartwatch" for "smart watch". */
const JOINED = 0.9
/** A word that the shop's settings list as a synonym of the typed word. */
const SYNONYM = 0.8
/** A completion of a word that is still being typed. */
const COMPLETED = 0.7
/** Edits cost more when the typed word exists: it is probably not a typo. */
const MISSPELT = 0.5
const MISREAD = 0.1

export interface TypedWord {
  word: string
  /** This word joined with the words before and after it. */
  joined: readonly string[]
  /** The last word in prefix mode: may be only the beginning of one. */
  isOpen: boolean
}

/** All dictionary words that a typed word may stand for, closest first: as typed, folded, completed, misspelt. docs/wire.md §14.3. */
export function expandWord(index: CatalogIndex, { word, joined, isOpen }: TypedWord, query: TextQuery): Spelling[] {
  const { text, schema } = index
  const weights = new Map<number, number>()
  const offer = (term: number, weight: number) => {
    if (term >= 0 && text.frequencies[term]! > 0 && weight > (weights.get(term) ?? 0)) weights.set(term, weight)
  }
  offer(findTerm(text, word), 1)
  const stem = stemWord(word, schema.language)
  for (const term of findSameStem(text, word, schema.language)) offer(term, likeness(stem, term, index))
  for (const whole of joined) for (const term of findSameStem(text, whole, schema.language)) offer(term, JOINED)
  for (const synonym of findSynonyms(index, word)) for (const term of findSameStem(text, synonym, schema.language)) offer(term, SYNONYM)
  const isKnown = weights.size > 0
  const most = Math.max(1, Math.trunc(query.maxExpansions) || 0)
  if (isOpen) {
    for (const term of frequentCompletions(text, findCompletions(text, word), most)) offer(term, COMPLETED)
    for (const term of findBegunParts(text, word, schema.language)) offer(term, FIRST_PART)
  }
  const edits = { limit: Math.min(2, Math.trunc(query.fuzziness)), prefixLength: Math.max(0, Math.trunc(query.prefixLength) || 0) }
  // A word that can be completed is not treated as misspelt; a word no longer than the fixed prefix cannot be misspelt.
  if (edits.limit > 0 && word.length > edits.prefixLength && !(isOpen && weights.size > 0)) {
    const worth = isKnown ? MISREAD : MISSPELT
    eachSimilarTerm(text, word, edits, (term, distance) => offer(term, worth * similarity(word, wordOf(text, term), distance)))
    // "Zekenzange" is not similar to any word, but a part of it is similar to a part of "Zeckenzange".
    if (weights.size === 0) {
      eachSimilarPart(text, word, { ...edits, language: schema.language }, (term, share) => offer(term, MISSPELT * share))
    }
  }
  return keepBest(index, weights, most).map((spelling) => ({
    ...spelling,
    isFaithful: spelling.weight > MISSPELT || !isKnown,
  }))
}

/** The weight of a term that shares a stem with the word or contains it as a part of a compound. */
function likeness(stem: string, term: number, { text, schema: { language } }: CatalogIndex): number {
  if (!writesCompounds(language)) return SAME_STEM
  const word = wordOf(text, term)
  if (stemWord(word, language) === stem) return SAME_STEM
  return isLastPart(stem, word, language) ? LAST_PART : FIRST_PART
}

/** 1 for no edit, 0 when every letter of the shorter word was edited: such a word does not match. */
function similarity(typed: string, found: string, distance: number): number {
  return 1 - distance / Math.min(typed.length, found.length)
}

function keepBest({ text }: CatalogIndex, weights: ReadonlyMap<number, number>, most: number): { term: number; weight: number }[] {
  const found = Array.from(weights, ([term, weight]) => ({ term, weight, worth: worthOf(weight, text.frequencies[term]!) }))
  return takeBestTerms(text, found, most)
}

/** Sort key: weight first, then frequency, in one exactly represented number. */
function worthOf(weight: number, frequency: number): number {
  return Math.round(weight * 0xffff) * 0x1_0000_0000 + frequency
}
