import { valueOf } from '../build/build-index.ts'
import { type CatalogIndex, findDoc } from '../build/catalog-index.ts'
import type { FieldValue } from '../build/index-schema.ts'
import { setKeys } from '../build/keyword-column.ts'
import { setNumber } from '../build/numeric-column.ts'
import { toKeys } from '../build/value-dictionary.ts'
import { appendDocument } from './append-document.ts'
import { forgetText } from './append-text.ts'
import type { IndexChange } from './index-change.ts'

/**
 * Applies changes in order, in place; afterwards every search gives the same results as a newly built index. A patch writes into the
 * columns; an upsert retires the old document and appends the new one, whose words are searched together with those of the build.
 * `rebuildIndex` frees the memory of retired documents.
 */
export function applyChanges(index: CatalogIndex, changes: Iterable<IndexChange>): void {
  for (const change of changes) {
    switch (change.kind) {
      case 'upsert':
        retire(index, findDoc(index, change.document.id))
        appendDocument(index, change.document)
        break
      case 'remove':
        retire(index, findDoc(index, change.id))
        break
      case 'patch':
        patch(index, findDoc(index, change.id), change.values)
        break
    }
  }
}

function retire(index: CatalogIndex, doc: number): void {
  if (doc < 0) return
  index.alive[doc] = 0
  index.liveCount--
  index.addedIds.delete(index.ids[doc]!)
  forgetText(index, doc)
}

function patch(index: CatalogIndex, doc: number, values: Readonly<Record<string, FieldValue>>): void {
  if (doc < 0) return
  for (const field of Object.keys(values)) {
    const value = valueOf({ values }, field)
    const numbers = index.numeric.get(field)
    if (numbers !== undefined) setNumber(numbers, doc, value)
    const column = index.keyword.get(field)
    if (column !== undefined) setKeys(column, doc, toKeys(value))
  }
}
