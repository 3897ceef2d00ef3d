import type { CatalogIndex } from '../build/catalog-index.ts'

/** A run of postings: those of one term in one field, either from the build or added since. */
export interface PostingRun {
  docs: Uint32Array
  impacts: Uint8Array
  from: number
  end: number
}

export function runsOf({ text }: CatalogIndex, field: number, term: number): PostingRun[] {
  const { starts, docs, impacts } = text.postings[field]!
  const later = text.added.postings[field]!.get(term)
  // Terms added since the build have no postings in it.
  const built = term + 1 < starts.length ? [{ docs, impacts, from: starts[term]!, end: starts[term + 1]! }] : []
  return later === undefined ? built : [...built, { ...later, from: 0, end: later.length }]
}
