import { writesCompounds } from '../analyse/split-compound.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { findSynonyms } from './find-synonyms.ts'
import { eachSimilarTerm, findSameStem } from './find-terms.ts'

const MIN_COMPOUND_LENGTH = 6
const MIN_PART_LENGTH = 3
/** Letters between the parts of a German compound: "Hundehalsband", "Katzenfutter", "Kinderwagen". */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/**
 * The parts of a typed compound that no document contains: "Hundehalsband" is "hund" and "halsband", "catlitter" is "cat" and
 * "litter". Empty when the word is known, may be a typo of a known word, or has no known parts.
 */
export function openCompound(index: CatalogIndex, word: string): string[] {
  if (word.length < MIN_COMPOUND_LENGTH || /\d/.test(word) || frequencyOf(index, word) > 0) return []
  // Looking for typos takes longer than looking for parts.
  const both = findBothParts(index, word)
  if (both.length > 0) return hasNeighbour(index, word, 1) ? [] : both
  const one = writesCompounds(index.schema.language) ? findOnePart(index, word) : []
  return one.length > 0 && hasNeighbour(index, word, 2) ? [] : one
}

/** The split into two known parts whose rarer part is most frequent: coincidences such as "espielzeug" are rare. */
function findBothParts(index: CatalogIndex, word: string): string[] {
  let best: string[] = []
  let bestFrequency = 0
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const tail = word.slice(at)
    const tailFrequency = frequencyOf(index, tail)
    if (tailFrequency <= bestFrequency) continue
    for (const head of headsOf(word.slice(0, at), index.schema.language)) {
      const frequency = Math.min(tailFrequency, frequencyOf(index, head))
      if (frequency <= bestFrequency) continue
      bestFrequency = frequency
      best = [head, tail]
    }
  }
  return best
}

/** The longest known ending, which says what the thing is; without one, the longest known beginning. */
function findOnePart(index: CatalogIndex, word: string): string[] {
  const longest = word.length - MIN_PART_LENGTH
  for (let length = longest; length > MIN_PART_LENGTH; length--) {
    const tail = word.slice(-length)
    if (frequencyOf(index, tail) > 0) return [tail]
  }
  for (let length = longest; length > MIN_PART_LENGTH; length--) {
    const head = headsOf(word.slice(0, length), index.schema.language).find((one) => frequencyOf(index, one) > 0)
    if (head !== undefined) return [head]
  }
  return []
}

function headsOf(head: string, language: string): string[] {
  if (!writesCompounds(language)) return [head]
  return LINKS.flatMap((link) => {
    const part = head.endsWith(link) ? head.slice(0, head.length - link.length) : ''
    return part.length >= MIN_PART_LENGTH ? [part] : []
  })
}

/** Number of documents that contain the most common word with the stem of this word or of one of its synonyms. */
function frequencyOf(index: CatalogIndex, word: string): number {
  const { text, schema } = index
  let most = 0
  for (const one of [word, ...findSynonyms(index, word)]) {
    for (const term of findSameStem(text, one, schema.language)) most = Math.max(most, text.frequencies[term]!)
  }
  return most
}

function hasNeighbour({ text }: CatalogIndex, word: string, limit: number): boolean {
  let isFound = false
  eachSimilarTerm(text, word, { limit, prefixLength: 1 }, (term) => {
    isFound ||= text.frequencies[term]! > 0
  })
  return isFound
}
