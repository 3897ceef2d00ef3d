import { splitCompound } from '../analyse/split-compound.ts'
import { stemWord } from '../analyse/stem-word.ts'
import type { CatalogIndex, TextIndex } from '../build/catalog-index.ts'
import { growArray } from '../build/grow-array.ts'
import type { IndexDocument } from '../build/index-schema.ts'
import { findString, stringCount } from '../build/string-table.ts'
import { findTerm } from '../build/term-lookup.ts'
import { eachImpact, wordsOfField } from '../build/text-builder.ts'

/** Adds the words of a document that has just been appended. */
export function appendText(index: CatalogIndex, doc: number, document: IndexDocument): void {
  const { schema, text } = index
  const fieldCount = schema.text.length
  text.tokenStarts = growArray(text.tokenStarts, (doc + 1) * fieldCount + 1)
  let length = text.tokenStarts[doc * fieldCount]!
  for (const [field, { name }] of schema.text.entries()) {
    const terms = wordsOfField(document, name).map((word) => addTerm(text, word, schema.language))
    text.tokens = growArray(text.tokens, length + terms.length)
    text.tokens.set(terms, length)
    const from = length
    length += terms.length
    text.tokenStarts[doc * fieldCount + field + 1] = length
    eachImpact(text.tokens, from, length, (term, impact) => addPosting(text, { field, term, doc, impact }))
  }
  for (const term of distinctTerms(index, doc)) text.frequencies[term]!++
}

/** The postings of a retired document stay until the next build; only the document counts of its words are updated at once. */
export function forgetText(index: CatalogIndex, doc: number): void {
  for (const term of distinctTerms(index, doc)) index.text.frequencies[term]!--
}

function distinctTerms({ schema, text }: CatalogIndex, doc: number): Set<number> {
  const fieldCount = schema.text.length
  return new Set(text.tokens.subarray(text.tokenStarts[doc * fieldCount]!, text.tokenStarts[(doc + 1) * fieldCount]!))
}

function addTerm(text: TextIndex, word: string, language: string): number {
  const known = findTerm(text, word)
  if (known >= 0) return known
  const { added } = text
  const term = stringCount(text.terms) + added.words.length
  added.words.push(word)
  added.terms.set(word, term)
  added.sorted = null
  const isKnown = (stem: string) => added.stems.has(stem) || findString(text.stems, stem) >= 0
  for (const stem of new Set([stemWord(word, language), ...splitCompound(word, language, isKnown)])) {
    added.stems.set(stem, [...(added.stems.get(stem) ?? []), term])
  }
  text.frequencies = growArray(text.frequencies, term + 1)
  return term
}

function addPosting(text: TextIndex, { field, term, doc, impact }: { field: number; term: number; doc: number; impact: number }): void {
  const postings = text.added.postings[field]!
  const known = postings.get(term) ?? { docs: new Uint32Array(4), impacts: new Uint8Array(4), length: 0 }
  const place = known.length++
  known.docs = growArray(known.docs, known.length)
  known.impacts = growArray(known.impacts, known.length)
  known.docs[place] = doc
  known.impacts[place] = impact
  postings.set(term, known)
}
