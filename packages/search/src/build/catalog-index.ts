import type { IndexSchema } from './index-schema.ts'
import type { KeywordColumn } from './keyword-column.ts'
import type { NumericColumn } from './numeric-column.ts'
import type { StringTable } from './string-table.ts'

/**
 * A searchable catalogue: columns indexed by document number ("doc"). The first `baseCount` docs are those of the build, in
 * order of their ids; later ones were added since. Changed in place by `applyChanges`, never by a search.
 */
export interface CatalogIndex {
  schema: IndexSchema
  /** Number of docs, removed ones included. The arrays may be longer. */
  docCount: number
  liveCount: number
  baseCount: number
  ids: Float64Array
  /** 1 for a document, 0 for one that was removed or replaced. */
  alive: Uint8Array
  /** Docs of the documents added since the build, by id. */
  addedIds: Map<number, number>
  keyword: Map<string, KeywordColumn>
  numeric: Map<string, NumericColumn>
  /** Own sku first, then those of the variants, as `toSkuKey` spells them. */
  skus: KeywordColumn
  text: TextIndex
}

/** The words of all documents. A term is the number of a distinct word; terms of the build are in sort order. */
export interface TextIndex {
  terms: StringTable
  /** For each stem, the terms that have it and the compounds that contain it. */
  stems: StringTable
  stemStarts: Uint32Array
  stemTerms: Uint32Array
  /** Live documents that contain the term in any field. */
  frequencies: Uint32Array
  /** The terms of each document in order, per text field: those of field f begin at `starts[doc * fields + f]`. */
  tokens: Uint32Array
  tokenStarts: Uint32Array
  postings: FieldPostings[]
  added: AddedText
}

/** Documents per term in one field, concatenated, each with the impact of the term in the field (1..255). */
export interface FieldPostings {
  starts: Uint32Array
  docs: Uint32Array
  impacts: Uint8Array
}

/** Words and postings added since the build. */
export interface AddedText {
  /** Terms of the words that were added since the build. */
  terms: Map<string, number>
  words: string[]
  stems: Map<string, number[]>
  /** The same words in sort order, with their terms; null until a search needs them. */
  sorted: { table: StringTable; terms: Uint32Array } | null
  postings: Map<number, AddedPostings>[]
}

/** Typed arrays with spare capacity, so that the same loop can read these postings and those of the build. */
export interface AddedPostings {
  docs: Uint32Array
  impacts: Uint8Array
  length: number
}

export function createAddedText(fieldCount: number): AddedText {
  return { terms: new Map(), words: [], stems: new Map(), sorted: null, postings: Array.from({ length: fieldCount }, () => new Map()) }
}

/** The doc of a document that has not been removed, or -1. */
export function findDoc(index: CatalogIndex, id: number): number {
  const added = index.addedIds.get(id)
  if (added !== undefined) return added
  let low = 0
  let high = index.baseCount
  while (low < high) {
    const middle = (low + high) >> 1
    if (index.ids[middle]! < id) low = middle + 1
    else high = middle
  }
  return low < index.baseCount && index.ids[low] === id && index.alive[low] === 1 ? low : -1
}

/** Skus are compared without regard to case and to how their parts are joined: "abc 12" is ABC-12. docs/wire.md §14.3. */
export function toSkuKey(sku: string): string {
  return sku
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
