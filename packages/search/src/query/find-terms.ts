import { MIN_PART_LENGTH, writesCompounds } from '../analyse/split-compound.ts'
import { foldAccents, stemWord } from '../analyse/stem-word.ts'
import type { TextIndex } from '../build/catalog-index.ts'
import { findString, lowerBound, packStrings, prefixEnd, type StringTable } from '../build/string-table.ts'
import { walkEdits } from './walk-edits.ts'

/** Terms that differ only in number (singular, plural) and accents, the word included, and compounds that contain it. */
export function findSameStem(text: TextIndex, word: string, language: string): number[] {
  const stem = stemWord(word, language)
  const place = findString(text.stems, stem)
  const known = place < 0 ? [] : text.stemTerms.subarray(text.stemStarts[place]!, text.stemStarts[place + 1]!)
  return [...known, ...(text.added.stems.get(stem) ?? [])]
}

/** Shorter words are similar to too many parts. */
const MIN_SIMILAR_PART_LENGTH = 6

/** The maximum number of compound parts that a prefix is completed to. */
const MAX_PARTS = 20

/** Compounds with a part that has this prefix: "spielz" completes to "Hundespielzeug". */
export function findBegunParts({ stems, stemStarts, stemTerms }: TextIndex, beginning: string, language: string): readonly number[] {
  if (!writesCompounds(language) || beginning.length < MIN_PART_LENGTH) return []
  const prefix = foldAccents(beginning)
  const from = lowerBound(stems, prefix)
  const end = Math.min(prefixEnd(stems, prefix), from + MAX_PARTS)
  return [...stemTerms.subarray(stemStarts[from], stemStarts[end])]
}

export function eachSimilarTerm(
  text: TextIndex,
  word: string,
  options: { limit: number; prefixLength: number },
  visit: (term: number, distance: number) => void,
): void {
  walkEdits(text.terms, word, options, visit)
  const { table, terms } = sortAdded(text)
  walkEdits(table, word, options, (place, distance) => visit(terms[place]!, distance))
}

/**
 * Compounds one of whose parts is similar to the typed word. `share`: 1 for no edit, 0 when every letter was edited.
 * Only for languages that write compounds; in others a part is the whole word.
 */
export function eachSimilarPart(
  { stems, stemStarts, stemTerms, added }: TextIndex,
  word: string,
  options: { limit: number; prefixLength: number; language: string },
  visit: (term: number, share: number) => void,
): void {
  if (!writesCompounds(options.language)) return
  const stem = stemWord(word, options.language)
  if (stem.length < MIN_SIMILAR_PART_LENGTH) return
  const shareOf = (length: number, distance: number) => 1 - distance / Math.min(stem.length, length)
  walkEdits(stems, stem, options, (place, distance) => {
    const share = shareOf(stems.starts[place + 1]! - stems.starts[place]!, distance)
    for (const term of stemTerms.subarray(stemStarts[place], stemStarts[place + 1])) visit(term, share)
  })
  const names = [...added.stems.keys()].sort()
  walkEdits(packStrings(names), stem, options, (place, distance) => {
    for (const term of added.stems.get(names[place]!)!) visit(term, shareOf(names[place]!.length, distance))
  })
}

/** The words added since the build in sort order, sorted when a search first needs them. */
export function sortAdded({ added }: TextIndex): { table: StringTable; terms: Uint32Array } {
  if (added.sorted === null) {
    const words = added.words.toSorted()
    added.sorted = { table: packStrings(words), terms: Uint32Array.from(words, (word) => added.terms.get(word)!) }
  }
  return added.sorted
}
