import type { CatalogIndex } from '../build/catalog-index.ts'

/**
 * Work space of searches, one set per index: arrays over docs that every search leaves zeroed. A search runs to its end
 * before the next begins, so they never meet; and it allocates nothing per document.
 */
export interface Scratch {
  scores: Float32Array
  /** Bit i: word i of the query is in the field being read. */
  fieldWords: Uint16Array
  /** Bit i: word i is in some field. */
  words: Uint16Array
  seen: Uint8Array
  /** Docs written to, so that only those are zeroed again; never zeroed itself. */
  touched: Uint32Array
  fieldTouched: Uint32Array
}

const scratches = new WeakMap<CatalogIndex, Scratch>()

export function scratchOf(index: CatalogIndex): Scratch {
  const known = scratches.get(index)
  if (known !== undefined && known.seen.length >= index.docCount) return known
  const length = Math.ceil(index.docCount * 1.1) + 64
  const scratch: Scratch = {
    scores: new Float32Array(length),
    fieldWords: new Uint16Array(length),
    words: new Uint16Array(length),
    seen: new Uint8Array(length),
    touched: new Uint32Array(length),
    fieldTouched: new Uint32Array(length),
  }
  scratches.set(index, scratch)
  return scratch
}
