import { listTierSteps } from '../../pricing/tier-prices.ts'
import type { PreparedProduct } from '../../variants/prepare-product.ts'
import type { CartItem } from './cart-item.ts'
import { lineChecksum } from './line-checksum.ts'

/** Converts a product to a cart line: the fields to show, price and send it, and its checksum. docs/behaviour/cart.md §1.8. */
export function toCartItem(product: PreparedProduct, { reconfigurable }: { readonly reconfigurable: boolean }): CartItem {
  return {
    id: product.id,
    sku: product.sku,
    parentSku: product.parentSku,
    type_id: product.type_id,
    name: product.name,
    qty: Math.max(1, Math.trunc(Number(product.qty)) || 1),
    image: product.image,
    slug: product.slug,
    url_path: product.url_path,
    tax_class_id: product.tax_class_id,
    packsize: product.packsize,
    price: product.price,
    price_incl_tax: product.price_incl_tax,
    original_price: product.original_price,
    original_price_incl_tax: product.original_price_incl_tax,
    special_price: product.special_price,
    special_price_incl_tax: product.special_price_incl_tax,
    tax_percent: product.tax_percent,
    tiers: product.tiers ?? listTierSteps(product),
    product_option: product.product_option,
    options: product.options,
    errors: product.errors,
    info: product.info,
    is_in_stock: product.stock?.is_in_stock,
    checksum: lineChecksum({ product_option: product.product_option }),
    ...(reconfigurable && {
      configurable_options: product.configurable_options,
      configurable_children: product.configurable_children,
    }),
  }
}
