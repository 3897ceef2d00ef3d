import type { CatalogIndex } from '../build/catalog-index.ts'

/**
 * Buffers that searches share, one set per index. Searches are synchronous, so they never overlap.
 * Allocating per document would take the garbage collector longer than the search itself.
 */
export interface Scratch {
  /** Zero between searches. */
  scores: Float32Array
  /** Which words of the query a document contains, as packed by `score-postings`. Zero between searches. */
  held: Uint32Array
  /** Zero between searches. */
  seen: Uint8Array
  /** Documents that may be found, set while the gate of `gate-docs` is open. Zero between searches. */
  gate: Uint8Array
  touched: Uint32Array
  keys: Float64Array[]
  spare: Uint32Array[]
}

const scratches = new WeakMap<CatalogIndex, Scratch>()

export function scratchOf(index: CatalogIndex): Scratch {
  const known = scratches.get(index)
  if (known !== undefined && known.seen.length >= index.docCount) return known
  const length = Math.ceil(index.docCount * 1.1) + 64
  const scratch: Scratch = {
    scores: new Float32Array(length),
    held: new Uint32Array(length),
    seen: new Uint8Array(length),
    gate: new Uint8Array(length),
    touched: new Uint32Array(length),
    keys: [],
    spare: [],
  }
  scratches.set(index, scratch)
  return scratch
}

/** After an exception during a search the buffers may not be zero. */
export function discardScratch(index: CatalogIndex): void {
  scratches.delete(index)
}

/** A buffer for all docs with undefined content; return it with `releaseDocs`. */
export function acquireDocs(index: CatalogIndex): Uint32Array {
  const scratch = scratchOf(index)
  return scratch.spare.pop() ?? new Uint32Array(scratch.seen.length)
}

export function releaseDocs(index: CatalogIndex, docs: Uint32Array): void {
  const scratch = scratchOf(index)
  if (docs.length === scratch.seen.length) scratch.spare.push(docs)
}

/** The buffer for the n-th sort key, with undefined content. */
export function takeKey(index: CatalogIndex, number: number): Float64Array {
  const scratch = scratchOf(index)
  scratch.keys[number] ??= new Float64Array(scratch.seen.length)
  return scratch.keys[number]
}
