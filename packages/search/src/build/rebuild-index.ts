import { buildIndex } from './build-index.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { FieldValue, IndexDocument } from './index-schema.ts'
import { keysOf } from './keyword-column.ts'
import { wordOf } from './term-lookup.ts'

/** The same index without retired documents and with all words in one dictionary, built from the index's own data. */
export function rebuildIndex(index: CatalogIndex): CatalogIndex {
  return buildIndex(index.schema, documentsOf(index))
}

/** Documents that produce the same index as the original ones: words already split, skus already normalised. */
function* documentsOf(index: CatalogIndex): Generator<IndexDocument> {
  for (let doc = 0; doc < index.docCount; doc++) {
    if (index.alive[doc] === 0) continue
    const [sku = '', ...childSkus] = keysOf(index.skus, doc).map(String)
    yield { id: index.ids[doc]!, sku, childSkus, text: textOf(index, doc), values: valuesOf(index, doc) }
  }
}

function textOf({ schema, text }: CatalogIndex, doc: number): Record<string, string[]> {
  return Object.fromEntries(
    schema.text.map(({ name }, field) => {
      const place = doc * schema.text.length + field
      const terms = text.tokens.subarray(text.tokenStarts[place]!, text.tokenStarts[place + 1]!)
      return [name, Array.from(terms, (term) => wordOf(text, term))]
    }),
  )
}

/** A field that is both numeric and keyword is restored from its keys, which contain all of its values. */
function valuesOf({ keyword, numeric }: CatalogIndex, doc: number): Record<string, FieldValue> {
  const numbers = Array.from(numeric, ([field, { values }]) => [field, Number.isNaN(values[doc]!) ? null : values[doc]!] as const)
  const keys = Array.from(keyword, ([field, column]) => [field, keysOf(column, doc)] as const)
  return Object.fromEntries<FieldValue>([...numbers, ...keys])
}
