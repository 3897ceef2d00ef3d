import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'

/**
 * The catalogue for cart and order; `app.ts` passes it to them.
 *
 * Products are the same as in search results: priced and taxed for the store view at this moment (docs/wire.md §17.3),
 * disabled ones included, because the cart must distinguish "disabled" from "unknown". Variants of configurable products are found
 * by their own sku as simple products. Answers may be shared between callers and are never changed.
 * A reader may query the database, so it must not be called while a transaction is open.
 */
export interface ProductReader {
  /** By sku, at the prices of the customer group; unknown ones are absent. An unknown store code means the default store. */
  findBySkus(storeCode: string, skus: readonly string[], groupId?: number | null): Promise<ReadonlyMap<string, Product>>
  /** The configurable products that have these children, by child sku. Skus that are not a child are absent. */
  findParents(storeCode: string, childSkus: readonly string[], groupId?: number | null): Promise<ReadonlyMap<string, Product>>
  /** The tax rules in force, for taxed amounts that are not products (shipping). */
  listTaxRules(): Promise<readonly TaxRule[]>
}
