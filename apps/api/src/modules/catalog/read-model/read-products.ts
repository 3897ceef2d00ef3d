import { ALL_FIELDS } from '@meerkat/catalogue-query/answers/field-selection'
import type { Product } from '@meerkat/contract/product'
import type { Projection, ProjectionForm } from '../../../search/answers/projection-cache.ts'
import type { StoredDocument } from '../../../search/documents/stored-document.ts'
import type { ProductReader } from './product-reader.ts'
import type { ReadModel } from './read-model.ts'

/** The catalogue for cart and order, from the read model: no database query. */
export function createProductReader(model: ReadModel, project: (form: ProjectionForm) => Projection): ProductReader {
  const whole = () => project({ ...ALL_FIELDS, compact: false })
  // Documents are JSON written by `buildProduct`.
  const toProduct = (document: StoredDocument) => whole().toSource(document) as Product

  return {
    async findBySkus(storeCode, skus, groupId = null) {
      await model.keepPrices()
      const { documents } = model.getStoreView(storeCode)
      const found = new Map<string, Product>()
      for (const sku of skus) {
        const document = documents.findBySku(sku, groupId)
        if (document !== undefined) found.set(sku, toProduct(document))
      }
      return found
    },
    async findParents(storeCode, childSkus, groupId = null) {
      await model.keepPrices()
      const { documents } = model.getStoreView(storeCode)
      const found = new Map<string, Product>()
      for (const sku of childSkus) {
        const [parent] = documents.findParents(sku, groupId)
        if (parent !== undefined) found.set(sku, toProduct(parent))
      }
      return found
    },
    async listTaxRules() {
      return model.taxRules()
    },
  }
}
