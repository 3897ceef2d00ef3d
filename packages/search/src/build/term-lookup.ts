import type { TextIndex } from './catalog-index.ts'
import { findString, stringAt, stringCount } from './string-table.ts'

/** The term of exactly this word, or -1. */
export function findTerm(text: TextIndex, word: string): number {
  const term = findString(text.terms, word)
  return term >= 0 ? term : (text.added.terms.get(word) ?? -1)
}

export function wordOf(text: TextIndex, term: number): string {
  const built = stringCount(text.terms)
  return term < built ? stringAt(text.terms, term) : text.added.words[term - built]!
}
