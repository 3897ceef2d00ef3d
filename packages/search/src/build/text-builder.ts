import { splitCompound } from '../analyse/split-compound.ts'
import { splitWords } from '../analyse/split-words.ts'
import { stemWord } from '../analyse/stem-word.ts'
import { createAddedText, type FieldPostings, type TextIndex } from './catalog-index.ts'
import { growArray } from './grow-array.ts'
import { impactOf } from './impact-of.ts'
import type { IndexDocument, IndexSchema } from './index-schema.ts'
import { packStrings } from './string-table.ts'

/** Further words of a field are not indexed. */
const MAX_FIELD_WORDS = 10_000
const MAX_REMEMBERED = 10_000

/** Turns the text fields of all documents, in order, into terms, token sequences and postings. */
export function buildText(schema: IndexSchema, documents: readonly IndexDocument[]): TextIndex {
  const fieldCount = schema.text.length
  const termOf = new Map<string, number>()
  const splitPart = rememberParts()
  const tokenStarts = new Uint32Array(documents.length * fieldCount + 1)
  let tokens = new Uint32Array(1024)
  let length = 0
  for (const [doc, document] of documents.entries()) {
    for (let field = 0; field < fieldCount; field++) {
      const words = wordsOfField(document, schema.text[field]!.name, splitPart)
      tokens = growArray(tokens, length + words.length)
      for (const word of words) {
        let term = termOf.get(word)
        if (term === undefined) {
          term = termOf.size
          termOf.set(word, term)
        }
        tokens[length++] = term
      }
      tokenStarts[doc * fieldCount + field + 1] = length
    }
  }
  const words = [...termOf.keys()].sort()
  const sortedTerm = new Uint32Array(words.length)
  for (const [place, word] of words.entries()) sortedTerm[termOf.get(word)!] = place
  for (let at = 0; at < length; at++) tokens[at] = sortedTerm[tokens[at]!]!
  return {
    terms: packStrings(words),
    ...groupByStem(words, schema.language),
    ...invertTokens({ tokens, tokenStarts, fieldCount, docCount: documents.length, termCount: words.length }),
    tokens: tokens.slice(0, length),
    tokenStarts,
    added: createAddedText(fieldCount),
  }
}

export function wordsOfField(document: IndexDocument, field: string, splitPart = splitField): string[] {
  const text = Object.hasOwn(document.text, field) ? document.text[field]! : ''
  return typeof text === 'string' ? splitField(text) : text.flatMap(splitPart).slice(0, MAX_FIELD_WORDS)
}

function splitField(text: string): string[] {
  return splitWords(text, MAX_FIELD_WORDS)
}

/** Many documents have the same texts, such as category names: split each text once. */
function rememberParts(): (part: string) => string[] {
  const known = new Map<string, string[]>()
  return (part) => {
    const words = known.get(part) ?? splitField(part)
    if (known.size < MAX_REMEMBERED) known.set(part, words)
    return words
  }
}

/** The terms of one field of one document, each once, with its impact. */
export function eachImpact(tokens: Uint32Array, from: number, end: number, visit: (term: number, impact: number) => void): void {
  const frequencies = new Map<number, number>()
  for (let at = from; at < end; at++) frequencies.set(tokens[at]!, (frequencies.get(tokens[at]!) ?? 0) + 1)
  for (const [term, frequency] of frequencies) visit(term, impactOf(frequency, end - from))
}

function groupByStem(words: readonly string[], language: string): Pick<TextIndex, 'stems' | 'stemStarts' | 'stemTerms'> {
  const groups = new Map<string, number[]>()
  const put = (stem: string, term: number) => {
    const group = groups.get(stem)
    if (group === undefined) groups.set(stem, [term])
    else group.push(term)
  }
  for (const [term, word] of words.entries()) put(stemWord(word, language), term)
  const known = new Set(groups.keys())
  for (const [term, word] of words.entries()) for (const part of splitCompound(word, language, (stem) => known.has(stem))) put(part, term)
  const stems = [...groups.keys()].sort()
  const stemStarts = new Uint32Array(stems.length + 1)
  const stemTerms = new Uint32Array([...groups.values()].reduce((sum, { length }) => sum + length, 0))
  for (const [place, stem] of stems.entries()) {
    const group = groups.get(stem)!
    stemTerms.set(group, stemStarts[place]!)
    stemStarts[place + 1] = stemStarts[place]! + group.length
  }
  return { stems: packStrings(stems), stemStarts, stemTerms }
}

interface Tokens {
  tokens: Uint32Array
  tokenStarts: Uint32Array
  fieldCount: number
  docCount: number
  termCount: number
}

function invertTokens(source: Tokens): { frequencies: Uint32Array; postings: FieldPostings[] } {
  const frequencies = new Uint32Array(source.termCount)
  const lastDoc = new Int32Array(source.termCount).fill(-1)
  const { tokens, tokenStarts, fieldCount, docCount } = source
  for (let doc = 0; doc < docCount; doc++) {
    for (let at = tokenStarts[doc * fieldCount]!, end = tokenStarts[(doc + 1) * fieldCount]!; at < end; at++) {
      const term = tokens[at]!
      if (lastDoc[term] === doc) continue
      lastDoc[term] = doc
      frequencies[term]!++
    }
  }
  return { frequencies, postings: Array.from({ length: fieldCount }, (_, field) => invertField(source, field)) }
}

/** Two passes: count the documents per term, then fill in the postings. Docs are in ascending order within a term. */
function invertField({ tokens, tokenStarts, fieldCount, docCount, termCount }: Tokens, field: number): FieldPostings {
  const starts = new Uint32Array(termCount + 1)
  const lastDoc = new Int32Array(termCount).fill(-1)
  for (let doc = 0; doc < docCount; doc++) {
    for (let at = tokenStarts[doc * fieldCount + field]!, end = tokenStarts[doc * fieldCount + field + 1]!; at < end; at++) {
      const term = tokens[at]!
      if (lastDoc[term] === doc) continue
      lastDoc[term] = doc
      starts[term + 1]!++
    }
  }
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice(0, termCount)
  const docs = new Uint32Array(starts[termCount]!)
  const impacts = new Uint8Array(docs.length)
  const frequency = new Uint16Array(termCount)
  for (let doc = 0; doc < docCount; doc++) {
    const from = tokenStarts[doc * fieldCount + field]!
    const end = tokenStarts[doc * fieldCount + field + 1]!
    for (let at = from; at < end; at++) frequency[tokens[at]!]!++
    for (let at = from; at < end; at++) {
      const term = tokens[at]!
      if (frequency[term] === 0) continue
      const place = next[term]!++
      docs[place] = doc
      impacts[place] = impactOf(frequency[term]!, end - from)
      frequency[term] = 0
    }
  }
  return { starts, docs, impacts }
}
