import { foldAccents, stemWord } from './stem-word.ts'

/** Shorter pieces are endings and accidents, hardly words. */
export const SHORTEST_PART = 4

/** Whether words are written as one. */
export function writesCompounds(language: string): boolean {
  return language.startsWith('de')
}

/**
 * The stems of the words that a compound is made of. Where the catalogue knows one of two words, the other is taken for one too:
 * "Hundespielzeug" may be all that a shop ever says of toys.
 */
export function splitCompound(word: string, language: string, isKnown: (stem: string) => boolean): ReadonlySet<string> {
  const parts = new Set<string>()
  if (!writesCompounds(language) || /\d/.test(word)) return parts
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = stemWord(word.slice(0, at), language)
    const tail = stemWord(word.slice(at), language)
    if (isKnown(head) || isKnown(tail)) parts.add(head).add(tail)
  }
  return parts
}

/** Whether the word of a stem stands last in a compound: that says what it is ("Hundefutter" is "Futter"), the rest says of what kind. */
export function isLastPart(stem: string, compound: string, language: string): boolean {
  const folded = foldAccents(compound)
  const at = folded.lastIndexOf(stem)
  return at > 0 && stemWord(folded.slice(at), language) === stem
}
