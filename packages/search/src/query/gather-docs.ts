import type { CatalogIndex } from '../build/catalog-index.ts'
import { listsOf, type ValueLists } from '../build/keyword-column.ts'
import { findLooseOrdinals } from '../build/value-dictionary.ts'
import type { Filter } from './query-plan.ts'
import { scratchOf } from './scratch.ts'

/** Value lists that together name every document a filter can match (and perhaps more), and how many entries they have. */
interface Cover {
  lists: { source: ValueLists; ordinal: number }[]
  length: number
}

/** The living docs worth testing: those of the shortest lists the filters allow, else all. In ascending order unless merged. */
export function gatherDocs(index: CatalogIndex, filters: readonly Filter[]): { docs: Uint32Array; count: number } {
  const cover = coverAll(index, filters)
  return cover === null || cover.length > index.docCount ? gatherAll(index) : gatherListed(index, cover)
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

/** All must hold, so the shortest cover of any of them is enough. */
function coverAll(index: CatalogIndex, filters: readonly Filter[], depth = 0): Cover | null {
  let best: Cover | null = null
  for (const filter of filters) {
    const cover = coverOf(index, filter, depth)
    if (cover !== null && (best === null || cover.length < best.length)) best = cover
  }
  return best
}

function coverAny(index: CatalogIndex, filters: readonly Filter[], depth: number): Cover | null {
  const merged: Cover = { lists: [], length: 0 }
  for (const filter of filters) {
    const cover = coverOf(index, filter, depth)
    if (cover === null) return null
    merged.lists.push(...cover.lists)
    merged.length += cover.length
  }
  return merged
}

function coverTerms(index: CatalogIndex, { field, values }: Filter & { kind: 'terms' }): Cover | null {
  const column = index.keyword.get(field)
  if (column === undefined) return index.numeric.has(field) ? null : { lists: [], length: 0 }
  const source = listsOf(column, index.docCount)
  const cover: Cover = { lists: [], length: 0 }
  const ordinals = new Set<number>()
  for (const value of values) for (const ordinal of findLooseOrdinals(column.dictionary, value)) ordinals.add(ordinal)
  for (const ordinal of ordinals) {
    cover.lists.push({ source, ordinal })
    cover.length += listEnd(source, ordinal) - listStart(source, ordinal) + (source.added.get(ordinal)?.size ?? 0)
  }
  return cover
}

function gatherAll({ docCount, alive }: CatalogIndex): { docs: Uint32Array; count: number } {
  const docs = new Uint32Array(docCount)
  let count = 0
  for (let doc = 0; doc < docCount; doc++) if (alive[doc] === 1) docs[count++] = doc
  return { docs, count }
}

/** A document may stand in several lists, and twice for one value that it lost and got again: it is gathered once. */
function gatherListed(index: CatalogIndex, cover: Cover): { docs: Uint32Array; count: number } {
  const docs = new Uint32Array(cover.length)
  const { seen } = scratchOf(index)
  let count = 0
  const gather = (doc: number) => {
    if (seen[doc] === 1 || index.alive[doc] === 0) return
    seen[doc] = 1
    docs[count++] = doc
  }
  for (const { source, ordinal } of cover.lists) {
    for (let at = listStart(source, ordinal), end = listEnd(source, ordinal); at < end; at++) gather(source.docs[at]!)
    for (const doc of source.added.get(ordinal) ?? []) gather(doc)
  }
  for (let at = 0; at < count; at++) seen[docs[at]!] = 0
  return { docs, count }
}

/** Values that joined the dictionary after the lists were made have only added documents. */
function listStart({ starts }: ValueLists, ordinal: number): number {
  return ordinal + 1 < starts.length ? starts[ordinal]! : 0
}

function listEnd({ starts }: ValueLists, ordinal: number): number {
  return ordinal + 1 < starts.length ? starts[ordinal + 1]! : 0
}
