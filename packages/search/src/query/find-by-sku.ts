import { type CatalogIndex, toSkuKey } from '../build/catalog-index.ts'
import { listsOf } from '../build/keyword-column.ts'
import { findOrdinal } from '../build/value-dictionary.ts'

/** Far above any score of words: an exact sku comes first. */
const WHOLE = 1_000_000
const PART = 500_000
const MAX_PARTS = 16

/** Documents whose own or child sku is the text, or one of its parts between hyphens. docs/wire.md §14.3. */
export function findBySku(index: CatalogIndex, text: string): { doc: number; score: number }[] {
  const wanted = new Map(text.split('-', MAX_PARTS).map((part) => [toSkuKey(part), PART]))
  wanted.set(toSkuKey(text), WHOLE)
  wanted.delete('')
  return Array.from(wanted).flatMap(([key, score]) => docsWithSku(index, key).map((doc) => ({ doc, score })))
}

function docsWithSku({ skus, docCount, alive }: CatalogIndex, key: string): number[] {
  const ordinal = findOrdinal(skus.dictionary, key)
  if (ordinal < 0) return []
  const { starts, docs, added } = listsOf(skus, docCount)
  const built = docs.subarray(starts[ordinal] ?? 0, starts[ordinal + 1] ?? 0)
  return [...new Set([...built, ...(added.get(ordinal) ?? [])])].filter((doc) => alive[doc] === 1)
}
