import type { StockItem } from '@meerkat/contract/stock'
import { isCandidate, type VariantRules } from './choose-variant.ts'
import { NO_VARIANTS } from './configure-product.ts'
import type { PreparedProduct } from './prepare-product.ts'

/**
 * The product without unavailable variants, with stock records attached. `stock` is the list call's answer for the
 * product and its children, empty when it failed; a child that is not in it stays unchanged. Spec §4, table of
 * docs/behaviour/variants.md §3.5.
 */
export function filterUnavailableVariants(product: PreparedProduct, stock: readonly StockItem[], rules: VariantRules): PreparedProduct {
  // Ids must stay numbers on both sides: docs/wire.md §1.13.
  const recordOf = (id: number) => stock.find(({ product_id }) => product_id === id)
  const own = recordOf(product.id)
  const isAvailable = own?.is_in_stock === true
  return {
    ...product,
    ...(own && { stock: own }),
    ...(isAvailable ? {} : { errors: { ...product.errors, variants: NO_VARIANTS } }),
    ...(product.configurable_children && {
      configurable_children: product.configurable_children
        .map((child) => {
          const record = recordOf(child.id)
          return record ? { ...child, stock: record } : child
        })
        .filter((child) => isCandidate(child, rules)),
    }),
  }
}
