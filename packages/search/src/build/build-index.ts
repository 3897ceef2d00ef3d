import { type CatalogIndex, toSkuKey } from './catalog-index.ts'
import type { FieldValue, IndexDocument, IndexSchema } from './index-schema.ts'
import { buildKeywordColumn } from './keyword-column.ts'
import { createNumericColumn, toNumber } from './numeric-column.ts'
import { buildText } from './text-builder.ts'

/** Builds an index. If several documents have the same id, the last one counts. */
export function buildIndex(schema: IndexSchema, documents: Iterable<IndexDocument>): CatalogIndex {
  const byId = new Map<number, IndexDocument>()
  for (const document of documents) byId.set(document.id, document)
  const inOrder = [...byId.values()].sort((a, b) => a.id - b.id)
  return {
    schema,
    docCount: inOrder.length,
    liveCount: inOrder.length,
    baseCount: inOrder.length,
    ids: Float64Array.from(inOrder, ({ id }) => id),
    alive: new Uint8Array(inOrder.length).fill(1),
    addedIds: new Map(),
    keyword: new Map(schema.keyword.map((field) => [field, buildKeywordColumn(inOrder.map((one) => valueOf(one, field)))])),
    numeric: new Map(
      schema.numeric.map((field) => [field, createNumericColumn(Float64Array.from(inOrder, (one) => toNumber(valueOf(one, field))))]),
    ),
    skus: buildKeywordColumn(inOrder.map(skuKeysOf)),
    text: buildText(schema, inOrder),
  }
}

/** Reads own properties only: a field may be called `__proto__`. */
export function valueOf(document: { values: Readonly<Record<string, FieldValue>> }, field: string): FieldValue | undefined {
  return Object.hasOwn(document.values, field) ? document.values[field] : undefined
}

export function skuKeysOf({ sku, childSkus = [] }: IndexDocument): string[] {
  return [...new Set([sku, ...childSkus].map(toSkuKey))].filter((key) => key !== '')
}
