import type { TextIndex } from '../build/catalog-index.ts'
import { lowerBound, prefixEnd } from '../build/string-table.ts'
import { sortAdded } from './find-terms.ts'

/** The terms that begin with a prefix: a range of the terms of the build, and the matching ones added since. */
export interface Completions {
  from: number
  end: number
  added: ReadonlySet<number>
}

export function findCompletions(text: TextIndex, prefix: string): Completions {
  const { table, terms } = sortAdded(text)
  return {
    from: lowerBound(text.terms, prefix),
    end: prefixEnd(text.terms, prefix),
    added: new Set(terms.subarray(lowerBound(table, prefix), prefixEnd(table, prefix))),
  }
}

export function isCompletion({ from, end, added }: Completions, term: number): boolean {
  return (term >= from && term < end) || added.has(term)
}

/**
 * Terms in use that include the `wanted` most frequent ones; equally frequent terms in sort order. A prefix of one letter has
 * half the dictionary as completions, most of them in a single document: these are skipped without a comparison.
 */
export function frequentCompletions({ frequencies }: TextIndex, { from, end, added }: Completions, wanted: number): number[] {
  const terms = Array.from(added).filter((term) => frequencies[term]! > 0)
  const least = leastFrequency(frequencies.subarray(from, end), wanted)
  let equals = 0
  for (let term = from; term < end; term++) {
    const frequency = frequencies[term]!
    if (frequency > least || (frequency === least && equals++ < wanted)) terms.push(term)
  }
  return terms
}

/** The frequency of the last wanted term; unused terms are never wanted. */
function leastFrequency(frequencies: Uint32Array, wanted: number): number {
  return frequencies.length <= wanted ? 1 : Math.max(1, frequencies.slice().sort()[frequencies.length - wanted] ?? 1)
}
