import { createFieldReader } from '@meerkat/catalogue-query/documents/read-field'
import { toSortableNumber } from '@meerkat/catalogue-query/documents/sortable-number'
import { CONTAINS, FREE_FROM } from '@meerkat/catalogue-query/search-query/allergen-fields'
import type { Product } from '@meerkat/contract/product'
import { findAllergens } from '@meerkat/domain/ingredients/find-allergens'
import type { FieldValue, IndexDocument, IndexSchema } from '@meerkat/search/build/index-schema'

/** Increment when products are indexed differently: saved indexes are then rebuilt. */
export const INDEX_RECIPE = 6

/** The suffix for using a text field as a filter. docs/wire.md §13.2 rule 3. */
const KEYWORD_SUFFIX = '.keyword'

/** Returns a function that turns products into index documents for the schema. */
export function createIndexer(schema: IndexSchema): (product: Product) => IndexDocument {
  const texts = schema.text.map(({ name }) => ({ name, read: createFieldReader(name) }))
  const keywords = schema.keyword.map((name) => ({
    name,
    read: createFieldReader(name.endsWith(KEYWORD_SUFFIX) ? name.slice(0, -KEYWORD_SUFFIX.length) : name),
  }))
  const numbers = schema.numeric.map((name) => ({ name, read: createFieldReader(name) }))
  return (product) => {
    const text: Record<string, string[]> = {}
    for (const { name, read } of texts) text[name] = read(product).map(String)
    const values: Record<string, FieldValue> = {}
    for (const { name, read } of keywords) values[name] = read(product)
    for (const { name, read } of numbers) {
      const number = toSortableNumber(read(product)[0])
      values[name] = Number.isNaN(number) ? null : number
    }
    const allergens = findAllergens(product.ingredients, schema.language)
    values[CONTAINS] = allergens?.contains ?? null
    values[FREE_FROM] = allergens?.freeOf ?? null
    return {
      id: product.id,
      sku: product.sku,
      childSkus: (product.configurable_children ?? []).map(({ sku }) => sku),
      text,
      values,
    }
  }
}
