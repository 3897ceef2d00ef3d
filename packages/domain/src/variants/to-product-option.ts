import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import { type AttributeLabels, acceptedIds, type Configuration, optionCode } from './configuration.ts'

/** The payload of a product before any choice. docs/behaviour/products.md §2.1. */
export function emptyProductOption(): ProductOption {
  return { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } }
}

/**
 * The option payload of a chosen configuration: ids as text, in the order of the product's options, since the checksum of the
 * line depends on it. Entries for `price` and for attributes that are not options are dropped. Spec §5, docs/behaviour/variants.md §3.3.
 */
export function toProductOption(
  product: Pick<Product, 'configurable_options'>,
  configuration: Configuration,
  attributes: AttributeLabels = [],
): ProductOption {
  const chosen = (product.configurable_options ?? []).flatMap((option) => {
    const code = optionCode(option, attributes)
    const [id] = code === 'price' ? [] : acceptedIds(configuration[code])
    return id === undefined || id === '' ? [] : [{ option_id: option.attribute_id, option_value: id }]
  })
  return { extension_attributes: { ...emptyProductOption().extension_attributes, configurable_item_options: chosen } }
}
