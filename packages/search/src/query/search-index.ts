import type { CatalogIndex } from '../build/catalog-index.ts'
import { countFacets } from './count-facets.ts'
import { gatherDocs } from './gather-docs.ts'
import { clearScores, matchText } from './match-text.ts'
import { narrowDocs } from './narrow-docs.ts'
import type { Filter, QueryPlan, SearchHit, SearchHits, SortKey } from './query-plan.ts'
import { scratchOf } from './scratch.ts'
import { selectTop } from './select-top.ts'
import { type Candidates, toSortKeys } from './sort-keys.ts'

const BY_SCORE: readonly SortKey[] = [{ field: '_score', order: 'desc' }]

/** Answers a plan: find, filter, count, sort, cut out the page. Spec §9, contract 13.2-14.4. */
export function searchIndex(index: CatalogIndex, plan: QueryPlan): SearchHits {
  const { text } = plan
  if (text === undefined) return answer(index, plan, keepMatching(index, plan.filters, gatherDocs(index, plan.filters)))
  const found = matchText(index, text)
  const all: Candidates = { docs: found.docs.slice(0, found.count), count: found.count }
  const hits = answer(index, plan, keepMatching(index, plan.filters, found))
  clearScores(index, all)
  return hits
}

function keepMatching(index: CatalogIndex, filters: readonly Filter[], { docs, count }: Candidates): Candidates {
  return { docs, count: narrowDocs(index, { kind: 'all', filters }, docs, count) }
}

function answer(index: CatalogIndex, plan: QueryPlan, candidates: Candidates): SearchHits {
  const hasText = plan.text !== undefined
  return {
    total: candidates.count,
    maxScore: hasText ? highestScore(index, candidates) : null,
    hits: takePage(index, plan, candidates).map(
      (doc): SearchHit => ({ id: index.ids[doc]!, score: hasText ? scratchOf(index).scores[doc]! : null }),
    ),
    facets: countFacets(index, plan.facets, candidates),
  }
}

function takePage(index: CatalogIndex, { sort, text, from, size, seed = 0 }: QueryPlan, candidates: Candidates): number[] {
  const start = Math.max(0, Math.trunc(from) || 0)
  const wanted = Math.max(0, Math.trunc(size) || 0)
  if (wanted === 0 || start >= candidates.count) return []
  const order = sort.length > 0 || text === undefined ? sort : BY_SCORE
  const keys = toSortKeys(index, order, candidates, seed)
  const top = selectTop(keys, candidates.count, start + wanted)
  return Array.from(top.subarray(start), (place) => candidates.docs[place]!)
}

function highestScore(index: CatalogIndex, { docs, count }: Candidates): number | null {
  const { scores } = scratchOf(index)
  let highest: number | null = null
  for (let at = 0; at < count; at++) {
    const score = scores[docs[at]!]!
    if (highest === null || score > highest) highest = score
  }
  return highest
}
