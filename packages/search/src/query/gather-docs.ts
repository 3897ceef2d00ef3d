import type { CatalogIndex } from '../build/catalog-index.ts'
import { listsOf, type ValueLists } from '../build/keyword-column.ts'
import { findLooseOrdinals } from '../build/value-dictionary.ts'
import type { Filter } from './query-plan.ts'
import { acquireDocs, scratchOf } from './scratch.ts'
import type { Candidates } from './sort-keys.ts'

/** Value lists that together name every document a filter can match, and how many entries they have. */
interface Cover {
  lists: { source: ValueLists; ordinal: number }[]
  length: number
  /** The filter that the lists satisfy exactly; null when they may contain documents that it does not match. */
  settles: Filter | null
}

interface Gathered extends Candidates {
  /** The filters that still have to be tested. */
  open: readonly Filter[]
}

/** The docs that have to be tested: those of the shortest lists that the filters permit, otherwise all that are not removed. */
export function gatherDocs(index: CatalogIndex, filters: readonly Filter[]): Gathered {
  const cover = coverAll(index, filters)
  if (cover === null || cover.length > index.docCount) return { ...gatherAll(index), open: filters }
  return { ...gatherListed(index, cover), open: filters.filter((filter) => filter !== cover.settles) }
}

function coverOf(index: CatalogIndex, filter: Filter, depth: number): Cover | null {
  if (depth > 4) return null
  switch (filter.kind) {
    case 'terms':
      return coverTerms(index, filter)
    case 'all':
      return coverAll(index, filter.filters, depth + 1)
    case 'any':
      return coverAny(index, filter.filters, depth + 1)
    default:
      return null
  }
}

/** All filters must match, so the shortest cover of any one of them is enough. */
function coverAll(index: CatalogIndex, filters: readonly Filter[], depth = 0): Cover | null {
  let best: Cover | null = null
  for (const filter of filters) {
    const cover = coverOf(index, filter, depth)
    if (cover !== null && (best === null || cover.length < best.length)) best = cover
  }
  return best
}

function coverAny(index: CatalogIndex, filters: readonly Filter[], depth: number): Cover | null {
  const merged: Cover = { lists: [], length: 0, settles: null }
  for (const filter of filters) {
    const cover = coverOf(index, filter, depth)
    if (cover === null) return null
    merged.lists = merged.lists.concat(cover.lists)
    merged.length += cover.length
  }
  return merged
}

function coverTerms(index: CatalogIndex, filter: Filter & { kind: 'terms' }): Cover | null {
  const { field, values } = filter
  const column = index.keyword.get(field)
  if (column === undefined) return index.numeric.has(field) ? null : { lists: [], length: 0, settles: null }
  const source = listsOf(column, index.docCount)
  const cover: Cover = { lists: [], length: 0, settles: source.isStale ? null : filter }
  const ordinals = new Set<number>()
  for (const value of values) for (const ordinal of findLooseOrdinals(column.dictionary, value)) ordinals.add(ordinal)
  for (const ordinal of ordinals) {
    cover.lists.push({ source, ordinal })
    // A value added to the dictionary after the lists were built has no built list, only added documents.
    const built = Math.max(0, (source.starts[ordinal + 1] ?? 0) - (source.starts[ordinal] ?? 0))
    cover.length += built + (source.added.get(ordinal)?.size ?? 0)
  }
  return cover
}

function gatherAll(index: CatalogIndex): Candidates {
  const docs = acquireDocs(index)
  let count = 0
  for (let doc = 0; doc < index.docCount; doc++) if (index.alive[doc] === 1) docs[count++] = doc
  return { docs, count }
}

/** A document may be in several lists, and twice in one list if it lost and regained a value: it is gathered once. */
function gatherListed(index: CatalogIndex, { lists }: Cover): Candidates {
  const docs = acquireDocs(index)
  const { seen } = scratchOf(index)
  const runs = lists.flatMap(({ source, ordinal }) => runsOf(source, ordinal))
  if (runs.length === 1) return { docs, count: copyAlive(index, runs[0]!, docs) }
  let count = 0
  for (const run of runs) count = gatherRun(index, run, docs, count)
  for (let at = 0; at < count; at++) seen[docs[at]!] = 0
  return { docs, count }
}

function runsOf({ starts, docs, added }: ValueLists, ordinal: number): Uint32Array[] {
  const later = added.get(ordinal)
  const built = docs.subarray(starts[ordinal], starts[ordinal + 1] ?? 0)
  return later === undefined ? [built] : [built, Uint32Array.from(later)]
}

function copyAlive({ alive }: CatalogIndex, run: Uint32Array, docs: Uint32Array): number {
  let count = 0
  for (let at = 0; at < run.length; at++) {
    const doc = run[at]!
    if (alive[doc] === 1) docs[count++] = doc
  }
  return count
}

function gatherRun(index: CatalogIndex, run: Uint32Array, docs: Uint32Array, countBefore: number): number {
  const { alive } = index
  const { seen } = scratchOf(index)
  let count = countBefore
  for (let at = 0; at < run.length; at++) {
    const doc = run[at]!
    if (seen[doc] === 1 || alive[doc] === 0) continue
    seen[doc] = 1
    docs[count++] = doc
  }
  return count
}
