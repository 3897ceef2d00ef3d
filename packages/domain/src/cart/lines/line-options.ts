import type { ProductOption } from '@meerkat/contract/product-option'

type Kind = 'bundle_options' | 'custom_options' | 'configurable_item_options'

/** The chosen options of one kind as a list; clients also send a map keyed by option id. docs/behaviour/cart.md §1.4. */
export function lineOptions(option: ProductOption | null | undefined, kind: Kind): readonly unknown[] {
  const chosen = option?.extension_attributes?.[kind]
  if (!chosen) return []
  return Array.isArray(chosen) ? chosen : Object.values(chosen)
}
