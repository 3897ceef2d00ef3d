import type { Id } from '@meerkat/contract/envelope'
import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { StockItem } from '@meerkat/contract/stock'
import type { TotalsItem } from '@meerkat/contract/totals'
import type { TierStep } from '../../pricing/tier-prices.ts'

/** The fields that identify a line, in both carts. docs/wire.md §3.5. */
export interface LineIdentity {
  readonly sku: string
  readonly item_id?: Id | null | undefined
  /** The id of the server line, on the client's own lines. */
  readonly server_item_id?: Id | null | undefined
  readonly product_option?: ProductOption | null | undefined
  /** Used without recalculation when present. */
  readonly checksum?: string | undefined
}

/**
 * A line of the client cart: the fields that the server needs, and the parts of the product that are shown. Stored across
 * reloads, so everything but sku and quantity may be missing. Spec §3 Cart item.
 */
export interface CartItem extends LineIdentity {
  readonly qty: number
  /** The last quantity the server accepted. */
  readonly prev_qty?: number | undefined
  readonly quote_id?: string | null | undefined
  readonly server_cart_id?: string | null | undefined
  /** Sku of the parent product; equal to `sku` for a simple product. */
  readonly parentSku?: string | undefined
  readonly type_id?: Product['type_id'] | undefined
  readonly id?: number | undefined
  readonly name?: string | undefined
  readonly image?: string | null | undefined
  readonly slug?: string | undefined
  readonly url_path?: string | undefined
  readonly tax_class_id?: Id | null | undefined
  /** Value of the attribute: the price per kilogram is calculated from its label. */
  readonly packsize?: Id | null | undefined
  readonly price?: number | undefined
  readonly price_incl_tax?: number | undefined
  readonly original_price?: number | null | undefined
  readonly original_price_incl_tax?: number | null | undefined
  readonly special_price?: number | null | undefined
  readonly special_price_incl_tax?: number | null | undefined
  /** The tax rate of the product, for totals without a network. */
  readonly tax_percent?: number | undefined
  /** Tier prices for larger quantities. */
  readonly tiers?: readonly TierStep[] | undefined
  readonly is_in_stock?: boolean | undefined
  readonly stock?: StockItem | undefined
  /** Chosen options as display text. */
  readonly options?: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly info?: Readonly<Record<string, string | null>> | undefined
  readonly errors?: Readonly<Record<string, string | null>> | undefined
  readonly totals?: TotalsItem | undefined
  /** The queued stock check that was started when the line was added. */
  readonly onlineStockCheckid?: string | undefined
  readonly configurable_options?: Product['configurable_options'] | undefined
  readonly configurable_children?: Product['configurable_children'] | undefined
}
