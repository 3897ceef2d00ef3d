import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { StockItem } from '@meerkat/contract/stock'

/** A line as a client asks for it: the sku of a product, a parent or a variant, and what was chosen. */
export interface LineRequest {
  readonly sku: string
  readonly product_option?: ProductOption | null | undefined
}

/** Pieces of one sku that leave the stock. */
export interface Taken {
  readonly sku: string
  readonly qty: number
  /** As the catalogue last saw it; undefined for a sku without a record. The order checks the stock table itself. */
  readonly stock: StockItem | undefined
}

/** A line as the catalogue has it now: found, checked, priced. */
export interface Line {
  /** Equal for requests that are one line of a cart. docs/wire.md §3.5. */
  readonly key: string
  /** The product that was chosen: parent of a variant, or bundle. Finds the line again together with `option`. */
  readonly productSku: string
  /** On the wire: the variant's own, a composed one for bundles. docs/wire.md §3.4. */
  readonly sku: string
  readonly productId: number
  readonly type: Product['type_id']
  readonly name: string
  /** Only what was chosen, ids sorted, keys in the order that fingerprints expect; undefined for a plain product. */
  readonly option: ProductOption | undefined
  /** The choice in words. */
  readonly labels: readonly { readonly label: string; readonly value: string }[]
  /** One piece without tax, unrounded, options included. */
  readonly price: number
  /** The same from so many pieces on. */
  readonly tiers: readonly { readonly qty: number; readonly price: number }[]
  /** Null: no tax rule applies. */
  readonly ratePercent: number | null
  /** Of schedule 1 and above, or with such a part. */
  readonly isScheduledMedicine: boolean
  /** What one piece takes from stock. */
  readonly takes: readonly Taken[]
}

/** What one of `qty` pieces costs without tax. */
export function unitPrice({ price, tiers }: Pick<Line, 'price' | 'tiers'>, qty: number): number {
  return tiers.findLast((tier) => tier.qty <= qty)?.price ?? price
}
