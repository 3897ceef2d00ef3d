import { skuKeysOf, valueOf } from '../build/build-index.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { growArray } from '../build/grow-array.ts'
import type { IndexDocument } from '../build/index-schema.ts'
import { type KeywordColumn, NO_VALUE, setKeys } from '../build/keyword-column.ts'
import { setNumber } from '../build/numeric-column.ts'
import { toKeys, type ValueKey } from '../build/value-dictionary.ts'
import { appendText } from './append-text.ts'

/** Appends a document. The caller has already retired the one with the same id. */
export function appendDocument(index: CatalogIndex, document: IndexDocument): void {
  const doc = index.docCount++
  index.liveCount++
  index.ids = growArray(index.ids, index.docCount)
  index.ids[doc] = document.id
  index.alive = growArray(index.alive, index.docCount)
  index.alive[doc] = 1
  index.addedIds.set(document.id, doc)
  for (const [field, column] of index.keyword) appendKeys(column, doc, toKeys(valueOf(document, field)))
  for (const [field, column] of index.numeric) setNumber(column, doc, valueOf(document, field))
  appendKeys(index.skus, doc, skuKeysOf(document))
  appendText(index, doc, document)
}

function appendKeys(column: KeywordColumn, doc: number, keys: readonly ValueKey[]): void {
  column.slots = growArray(column.slots, doc + 1)
  column.slots[doc] = NO_VALUE
  setKeys(column, doc, keys)
}
