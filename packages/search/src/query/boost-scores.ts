import type { CatalogIndex } from '../build/catalog-index.ts'
import { copyDocs, narrowDocs } from './narrow-docs.ts'
import type { Boost } from './query-plan.ts'
import { releaseDocs, scratchOf } from './scratch.ts'
import type { Candidates } from './sort-keys.ts'

/** Gives each candidate a score of 1, the initial score of a search without text. */
export function startScores(index: CatalogIndex, { docs, count }: Candidates): void {
  const { scores } = scratchOf(index)
  for (let at = 0; at < count; at++) scores[docs[at]!] = 1
}

/** Applies the boosts to the scores of the candidates. */
export function boostScores(index: CatalogIndex, boosts: readonly Boost[], candidates: Candidates): void {
  const { scores } = scratchOf(index)
  for (const boost of boosts) {
    const factors = findFactors(index, boost, candidates)
    for (let at = 0; at < candidates.count; at++) {
      const doc = candidates.docs[at]!
      scores[doc] = combine(scores[doc]!, Math.min(factors[at]!, boost.maxFactor), boost.boostMode)
    }
  }
}

/** The factor of each candidate; NaN until a function applies. */
function findFactors(index: CatalogIndex, { functions, scoreMode }: Boost, { docs, count }: Candidates): Float64Array {
  const factors = new Float64Array(count).fill(Number.NaN)
  for (const { filter, weight } of functions) {
    const passed = copyDocs(index, docs, count)
    const passedCount = narrowDocs(index, filter, passed, count)
    // Filtering keeps the order of docs.
    for (let at = 0, next = 0; next < passedCount; at++) {
      if (docs[at] !== passed[next]) continue
      next++
      factors[at] = Number.isNaN(factors[at]!) ? weight : joinWeights(factors[at]!, weight, scoreMode)
    }
    releaseDocs(index, passed)
  }
  for (let at = 0; at < count; at++) if (Number.isNaN(factors[at]!)) factors[at] = 1
  return factors
}

function joinWeights(factor: number, weight: number, mode: Boost['scoreMode']): number {
  switch (mode) {
    case 'multiply':
      return factor * weight
    case 'sum':
      return factor + weight
    case 'first':
      return factor
    case 'max':
      return Math.max(factor, weight)
    case 'min':
      return Math.min(factor, weight)
  }
}

function combine(score: number, factor: number, mode: Boost['boostMode']): number {
  switch (mode) {
    case 'multiply':
      return score * factor
    case 'replace':
      return factor
    case 'sum':
      return score + factor
    case 'avg':
      return (score + factor) / 2
    case 'max':
      return Math.max(score, factor)
    case 'min':
      return Math.min(score, factor)
  }
}
