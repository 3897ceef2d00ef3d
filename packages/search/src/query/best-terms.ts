import type { TextIndex } from '../build/catalog-index.ts'
import { stringCount } from '../build/string-table.ts'
import { wordOf } from '../build/term-lookup.ts'

export interface RankedTerm {
  term: number
  /** More is better. */
  worth: number
}

/** The best of the terms, best first; among equals in sorting order, so that it never matters when a word came into the index. */
export function takeBestTerms<T extends RankedTerm>(text: TextIndex, found: readonly T[], wanted: number): T[] {
  const least = leastOfBest(found, wanted)
  const best = found.filter(({ worth }) => worth >= least)
  return best.sort((a, b) => b.worth - a.worth || compareTerms(text, a.term, b.term)).slice(0, wanted)
}

/** Beginnings of a letter or two have thousands of completions: those that cannot be among the best need no place. */
function leastOfBest(found: readonly RankedTerm[], wanted: number): number {
  if (wanted < 1 || found.length <= wanted) return Number.NEGATIVE_INFINITY
  const worths = Float64Array.from(found, ({ worth }) => worth).sort()
  return worths[worths.length - wanted]!
}

/** Terms of the build are numbered in sorting order, and unpacking words is slow. */
function compareTerms(text: TextIndex, a: number, b: number): number {
  const built = stringCount(text.terms)
  if (a < built && b < built) return a - b
  return wordOf(text, a) < wordOf(text, b) ? -1 : 1
}
