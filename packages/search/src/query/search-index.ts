import type { CatalogIndex } from '../build/catalog-index.ts'
import { boostScores, startScores } from './boost-scores.ts'
import { countFacets } from './count-facets.ts'
import { gatherDocs } from './gather-docs.ts'
import { clearScores, type Matched, matchText } from './match-text.ts'
import { narrowDocs } from './narrow-docs.ts'
import { preferCategories } from './prefer-categories.ts'
import type { Boost, QueryPlan, SearchHits, SortKey, TextQuery } from './query-plan.ts'
import { acquireDocs, discardScratch, releaseDocs, scratchOf } from './scratch.ts'
import { selectTop } from './select-top.ts'
import { type Candidates, toOrder } from './sort-keys.ts'
import { correctText } from './suggest.ts'

const BY_SCORE: readonly SortKey[] = [{ field: '_score', order: 'desc' }]

/** Breaks ties of the score: products in stock first, then by position. A field that the index lacks is ignored. */
const BY_WORTH: readonly SortKey[] = [...BY_SCORE, { field: 'stock.is_in_stock', order: 'desc' }, { field: 'position', order: 'asc' }]

/**
 * Shares of the words that are enough, one after the other, when a shopper's text finds nothing: no product contains two words of "rabbit
 * hutch outdoor", but one is a hutch. The last one is a single word.
 */
const FEWER = [0.5, 0]

/** Number of best hits that `rankFirst` sorts again. */
const RANKED = 50

/** Executes a plan: find, filter, count, sort, cut out the page. Spec §9, docs/wire.md §13.2-§14.4. */
export function searchIndex(index: CatalogIndex, plan: QueryPlan): SearchHits {
  try {
    return plan.text === undefined ? searchByFilters(index, plan) : searchByText(index, plan, plan.text)
  } catch (fault) {
    discardScratch(index)
    throw fault
  }
}

function searchByFilters(index: CatalogIndex, plan: QueryPlan): SearchHits {
  const { docs, count, open } = gatherDocs(index, plan.filters)
  if (plan.boosts) startScores(index, { docs, count })
  const gathered = plan.boosts ? { docs: docs.slice(0, count), count } : null
  const hits = answer(index, plan, { docs, count: narrowDocs(index, { kind: 'all', filters: open }, docs, count) })
  if (gathered) clearScores(index, gathered)
  releaseDocs(index, docs)
  return hits
}

function searchByText(index: CatalogIndex, plan: QueryPlan, text: TextQuery): SearchHits {
  let hits = findByText(index, plan, text)
  for (const minimumMatch of text.forShoppers ? FEWER : []) {
    if (hits.total === 0 && minimumMatch < text.minimumMatch) hits = findByText(index, plan, { ...text, minimumMatch })
  }
  const didYouMean = plan.corrects ? correctText(index, text) : null
  return didYouMean === null ? hits : { ...hits, didYouMean }
}

function findByText(index: CatalogIndex, plan: QueryPlan, text: TextQuery): SearchHits {
  const found = matchText(index, text)
  const docs = acquireDocs(index)
  docs.set(found.docs.subarray(0, found.count))
  let count = narrowDocs(index, { kind: 'all', filters: plan.filters }, docs, found.listedCount)
  if (count === 0 && found.listedCount < found.count) {
    // The filters admit none of the similar documents: list what they do admit, as without any document with all words.
    docs.set(found.docs.subarray(0, found.count))
    count = narrowDocs(index, { kind: 'all', filters: plan.filters }, docs, found.count)
  }
  const hits = answer(index, plan, { docs, count }, found)
  clearScores(index, found)
  releaseDocs(index, docs)
  releaseDocs(index, found.docs)
  return hits
}

/** `candidates` have passed the filters. */
function answer(index: CatalogIndex, plan: QueryPlan, candidates: Candidates, matched?: Matched): SearchHits {
  // Another order, or a boost of the request, mixes documents with all words with the others.
  const byWords = plan.sort.length === 0 && !plan.boosts?.some(changesScores) ? matched : undefined
  const completeTotal = byWords && countComplete(index, byWords, candidates)
  if (plan.boosts) boostScores(index, plan.boosts, candidates)
  const scores = isScored(plan) ? scratchOf(index).scores : null
  const hits = takePage(index, plan, candidates, byWords).map((doc) => ({
    id: index.ids[doc]!,
    score: scores === null ? null : scores[doc]!,
  }))
  const isBestFirst = plan.sort.length === 0 && !(plan.from > 0)
  return {
    total: candidates.count,
    maxScore: scores === null ? null : ((isBestFirst ? hits[0]?.score : undefined) ?? highestScore(scores, candidates)),
    hits,
    ...(completeTotal !== undefined && completeTotal < candidates.count && { completeTotal }),
    facets: countFacets(index, plan.facets, candidates),
  }
}

function isScored({ text, boosts }: QueryPlan): boolean {
  return text !== undefined || boosts !== undefined
}

function countComplete(index: CatalogIndex, { completeFrom, words }: Matched, { docs, count }: Candidates): number {
  const { scores } = scratchOf(index)
  let complete = 0
  for (let at = 0; at < count; at++) if (scores[docs[at]!]! >= completeFrom) complete++
  return words.length === 0 ? count : complete
}

function takePage(index: CatalogIndex, plan: QueryPlan, candidates: Candidates, byWords?: Matched): number[] {
  const { sort, from, size, seed = 0 } = plan
  const start = Math.max(0, Math.trunc(from) || 0)
  const wanted = Math.max(0, Math.trunc(size) || 0)
  if (wanted === 0 || start >= candidates.count) return []
  const order = toOrder(index, sort.length > 0 || !isScored(plan) ? sort : BY_SCORE, candidates, seed)
  if (byWords) {
    const ranked = rankFirst(index, byWords, selectTop(order, candidates.count, Math.max(RANKED, start + wanted)), candidates)
    return Array.from(ranked.subarray(start, start + wanted))
  }
  const top = selectTop(order, candidates.count, start + wanted)
  return Array.from(top.subarray(start), (place) => candidates.docs[place]!)
}

/** Old clients always send a boost with a factor of 1. docs/wire.md §14.1. */
function changesScores({ functions, boostMode }: Boost): boolean {
  return boostMode !== 'multiply' || functions.some(({ weight }) => weight !== 1)
}

/**
 * Sorts the first `RANKED` docs again: by the category that the text names, then stock, then position. The number does not depend on the
 * page, so that no hit appears on two pages.
 */
function rankFirst(index: CatalogIndex, { words }: Matched, top: Uint32Array, candidates: Candidates): Uint32Array {
  const docs = Uint32Array.from(top, (place) => candidates.docs[place]!)
  const first = { docs: docs.subarray(0, RANKED), count: Math.min(RANKED, docs.length) }
  preferCategories(index, words, first.docs, scratchOf(index).scores)
  const order = toOrder(index, BY_WORTH, first, 0)
  const ranked = Uint32Array.from(selectTop(order, first.count, first.count), (place) => first.docs[place]!)
  docs.set(ranked)
  return docs
}

function highestScore(scores: Float32Array, { docs, count }: Candidates): number | null {
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const score = scores[docs[at]!]!
    if (score > highest) highest = score
  }
  return count === 0 ? null : highest
}
