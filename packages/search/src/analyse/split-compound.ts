import { foldAccents, stemWord } from './stem-word.ts'

/** Shorter pieces are mostly endings or coincidences, not words. */
export const MIN_PART_LENGTH = 4

/** Whether the language joins words into compounds. */
export function writesCompounds(language: string): boolean {
  return language.startsWith('de')
}

/**
 * The stems of the words that a compound consists of. When only one of two parts is in the catalogue, the other counts as a word
 * too: "Hundespielzeug" may be the only place where a catalogue mentions "Spielzeug".
 */
export function splitCompound(word: string, language: string, isKnown: (stem: string) => boolean): ReadonlySet<string> {
  const parts = new Set<string>()
  if (!writesCompounds(language) || /\d/.test(word)) return parts
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const head = stemWord(word.slice(0, at), language)
    const tail = stemWord(word.slice(at), language)
    if (isKnown(head) || isKnown(tail)) parts.add(head).add(tail)
  }
  return parts
}

/** Whether a stem is the last part of a compound. The last part says what it is ("Hundefutter" is "Futter"), the others which kind. */
export function isLastPart(stem: string, compound: string, language: string): boolean {
  const folded = foldAccents(compound)
  const at = folded.lastIndexOf(stem)
  return at > 0 && stemWord(folded.slice(at), language) === stem
}
