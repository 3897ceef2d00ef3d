import type { ConfigurableChild } from '@meerkat/contract/configurable'
import { chooseVariant, type VariantRules } from './choose-variant.ts'
import {
  type AttributeLabels,
  type Configuration,
  optionCode,
  optionValueLabel,
  type SelectedConfiguration,
  variantValues,
} from './configuration.ts'
import type { PreparedProduct } from './prepare-product.ts'
import { emptyProductOption, toProductOption } from './to-product-option.ts'

/** Shown as "No available product variants". Spec §5. */
export const NO_VARIANTS = 'no-available-variants'

export interface ConfigureRules extends VariantRules {
  /** Whether to write the option payload: `cart.setConfigurableProductOptions` of docs/behaviour/README.md §0.1. */
  readonly setConfigurableProductOptions: boolean
  readonly attributes?: AttributeLabels
}

export type Configured =
  /** The product has no variants: returned unchanged. */
  | { readonly kind: 'plain'; readonly product: PreparedProduct }
  | {
      readonly kind: 'configured'
      readonly product: PreparedProduct
      readonly variant: ConfigurableChild
      readonly configuration: SelectedConfiguration
    }
  /** No variant is available; the product has the error. */
  | { readonly kind: 'no-variant'; readonly product: PreparedProduct }

/** The product with the variant of a configuration merged over it. Spec §4, docs/behaviour/variants.md §3.2. */
export function configureProduct(product: PreparedProduct, configuration: Configuration, rules: ConfigureRules): Configured {
  if (!product.configurable_children?.length) return { kind: 'plain', product }
  const variant = chooseVariant(product, configuration, rules)
  if (!variant) return { kind: 'no-variant', product: { ...product, errors: { ...product.errors, variants: NO_VARIANTS } } }

  const attributes = rules.attributes ?? []
  const selected = readConfiguration(product, variant, attributes)
  return {
    kind: 'configured',
    variant,
    configuration: selected,
    product: {
      ...layOver(product, variant),
      is_configured: true,
      configuration: selected,
      product_option: rules.setConfigurableProductOptions ? toProductOption(product, selected, attributes) : emptyProductOption(),
      options: (product.configurable_options ?? []).flatMap((option) => {
        const chosen = selected[optionCode(option, attributes)]
        return chosen ? [{ label: option.label || chosen.attribute_code, value: chosen.label }] : []
      }),
    },
  }
}

/**
 * The variant's fields win, except for the identity of the page (name, visibility, URL, type) and a missing picture.
 * The reference also copies the variant's `url_key`; ours stays, because links of a configured product lead to its parent.
 */
function layOver(product: PreparedProduct, variant: ConfigurableChild): PreparedProduct {
  const { name, type_id, visibility, url_key, url_path, slug, image } = product
  const hasImage = Boolean(variant.image) && variant.image !== 'no_selection'
  const { variants: _, ...errors } = product.errors
  const kept = { name, type_id, visibility, url_key, url_path, slug, ...(hasImage ? {} : { image }) }
  return { ...product, ...variant, ...kept, errors }
}

/** The values of a variant, option by option. */
function readConfiguration(product: PreparedProduct, variant: ConfigurableChild, attributes: AttributeLabels): SelectedConfiguration {
  const entries = (product.configurable_options ?? []).flatMap((option) => {
    const attribute_code = optionCode(option, attributes)
    const [id] = variantValues(variant, attribute_code)
    if (id === undefined) return []
    return [[attribute_code, { attribute_code, id, label: optionValueLabel(option, id, attributes) || id }] as const]
  })
  return Object.fromEntries(entries)
}
