import { splitWords } from '../analyse/split-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { findTerm } from '../build/term-lookup.ts'
import { findSameStem } from './find-terms.ts'
import type { Filter } from './query-plan.ts'
import { MAX_TEXT_LENGTH } from './read-query.ts'
import { MAX_WORDS } from './score-postings.ts'

type WordsFilter = Filter & { kind: 'words' }

/**
 * Keeps the docs whose text field contains the words, in place and in order; returns how many are left. A word also matches the
 * other forms of its stem, except in a phrase. A field that is not indexed contains no words.
 */
export function narrowByWords(index: CatalogIndex, { field, text, match }: WordsFilter, docs: Uint32Array, count: number): number {
  const { schema, text: indexed } = index
  const fieldCount = schema.text.length
  const place = schema.text.findIndex(({ name }) => name === field)
  const words = splitWords(text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS)
  if (place < 0 || words.length === 0) return 0
  const wanted = words.map((word) => new Set(match === 'phrase' ? [findTerm(indexed, word)] : findSameStem(indexed, word, schema.language)))
  const holds = { any: holdsAny, all: holdsAll, phrase: holdsPhrase }[match]
  let left = 0
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!
    const start = doc * fieldCount + place
    const tokens = indexed.tokens.subarray(indexed.tokenStarts[start]!, indexed.tokenStarts[start + 1]!)
    if (holds(tokens, wanted)) docs[left++] = doc
  }
  return left
}

type Terms = readonly ReadonlySet<number>[]

function holdsAny(tokens: Uint32Array, wanted: Terms): boolean {
  return wanted.some((terms) => tokens.some((token) => terms.has(token)))
}

function holdsAll(tokens: Uint32Array, wanted: Terms): boolean {
  return wanted.every((terms) => tokens.some((token) => terms.has(token)))
}

function holdsPhrase(tokens: Uint32Array, wanted: Terms): boolean {
  return tokens.some((_, start) => wanted.every((terms, offset) => start + offset < tokens.length && terms.has(tokens[start + offset]!)))
}
