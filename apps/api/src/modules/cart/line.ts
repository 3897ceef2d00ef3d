import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { StockItem } from '@meerkat/contract/stock'

/** A line as requested by a client: the sku of a product, a parent or a variant, and the chosen options. */
export interface LineRequest {
  readonly sku: string
  readonly product_option?: ProductOption | null | undefined
}

/** Pieces of one sku to be taken from stock. */
export interface StockUse {
  readonly sku: string
  readonly qty: number
  /** As in the catalogue in memory; undefined for a sku without a record. The order checks the stock table itself. */
  readonly stock: StockItem | undefined
}

/** A line after it was looked up in the catalogue, checked and priced. */
export interface Line {
  /** Equal for requests that belong to the same line of a cart. docs/wire.md §3.5. */
  readonly key: string
  /** Sku of the chosen product: the parent of a variant, or the bundle. Together with `option` it identifies the line again. */
  readonly productSku: string
  /** The sku on the wire: the variant's own, a composed one for bundles. docs/wire.md §3.4. */
  readonly sku: string
  readonly productId: number
  readonly type: Product['type_id']
  readonly name: string
  /** Only what was chosen, ids sorted, keys in the order that fingerprints expect; undefined for a plain product. */
  readonly option: ProductOption | undefined
  /** The choice as text for shoppers. */
  readonly labels: readonly { readonly label: string; readonly value: string }[]
  /** One piece without tax, unrounded, options included. */
  readonly price: number
  /** The price before the reduction, in the same form; null if the product is not reduced. */
  readonly originalPrice: number | null
  /** Unit prices for larger quantities. */
  readonly tiers: readonly { readonly qty: number; readonly price: number }[]
  /** Null: no tax rule applies. */
  readonly ratePercent: number | null
  /** Whether it is a medicine of schedule 1 or above, or contains one. */
  readonly isScheduledMedicine: boolean
  /** The stock that one piece uses. */
  readonly takes: readonly StockUse[]
}

/** Unit price without tax for a quantity of `qty`. */
export function unitPrice({ price, tiers }: Pick<Line, 'price' | 'tiers'>, qty: number): number {
  return tiers.findLast((tier) => tier.qty <= qty)?.price ?? price
}
