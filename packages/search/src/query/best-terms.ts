import type { TextIndex } from '../build/catalog-index.ts'
import { stringCount } from '../build/string-table.ts'
import { wordOf } from '../build/term-lookup.ts'

export interface RankedTerm {
  term: number
  /** Higher is better. */
  worth: number
}

/** The best terms, best first; equally good ones in sort order, so that the result does not depend on when a word was added. */
export function takeBestTerms<T extends RankedTerm>(text: TextIndex, found: readonly T[], wanted: number): T[] {
  const least = leastOfBest(found, wanted)
  const best = found.filter(({ worth }) => worth >= least)
  return best.sort((a, b) => b.worth - a.worth || compareTerms(text, a.term, b.term)).slice(0, wanted)
}

/** Prefixes of one or two letters have thousands of completions: skip those that cannot be among the best. */
function leastOfBest(found: readonly RankedTerm[], wanted: number): number {
  if (wanted < 1 || found.length <= wanted) return Number.NEGATIVE_INFINITY
  const worths = Float64Array.from(found, ({ worth }) => worth).sort()
  return worths[worths.length - wanted]!
}

/** Compares the numbers of terms of the build, which are in sort order: unpacking words is slow. */
function compareTerms(text: TextIndex, a: number, b: number): number {
  const built = stringCount(text.terms)
  if (a < built && b < built) return a - b
  return wordOf(text, a) < wordOf(text, b) ? -1 : 1
}
