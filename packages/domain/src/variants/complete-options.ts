import type { Attribute } from '@meerkat/contract/attribute'
import type { ConfigurableChild, ConfigurableOption } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import { optionCode, optionValueLabel, variantValues } from './configuration.ts'

/** Whether data must be filled in from the attributes: codes, labels, or values that variants have as `custom_attributes`. */
export function lacksOptionDetails({ configurable_options = [], configurable_children = [] }: Product): boolean {
  const isPlain = (option: ConfigurableOption) =>
    option.attribute_code !== undefined &&
    option.label !== '' &&
    option.values.every(({ label }) => label) &&
    configurable_children.every((child) => child[option.attribute_code!] != null)
  return !configurable_options.every(isPlain)
}

/**
 * A configurable product with codes and labels of its options filled in from the attributes, and with the values of its variants
 * as plain fields, so that clients can show and choose them. Existing data stays. docs/wire.md §17.2.
 */
export function completeOptions(product: Product, attributes: readonly Attribute[]): Product {
  if (!product.configurable_options || !lacksOptionDetails(product)) return product
  const options = product.configurable_options.map((option) => completeOption(option, attributes))
  const codes = options.flatMap(({ attribute_code }) => attribute_code ?? [])
  return {
    ...product,
    configurable_options: options,
    ...(product.configurable_children && {
      configurable_children: product.configurable_children.map((child) => ({ ...child, ...listMissing(child, codes) })),
    }),
  }
}

function completeOption(option: ConfigurableOption, attributes: readonly Attribute[]): ConfigurableOption {
  const attribute = attributes.find(({ attribute_id }) => String(attribute_id) === option.attribute_id)
  const attribute_code = optionCode(option, attributes)
  return {
    ...option,
    ...(attribute_code && { attribute_code }),
    label: option.label || attribute?.frontend_label || attribute?.default_frontend_label || attribute_code,
    values: option.values.map((value) => {
      const label = optionValueLabel(option, String(value.value_index), attributes)
      return value.label || label === '' ? value : { ...value, label }
    }),
  }
}

function listMissing(child: ConfigurableChild, codes: readonly string[]): Record<string, unknown> {
  const missing = codes.filter((code) => child[code] == null && variantValues(child, code).length > 0)
  return Object.fromEntries(
    missing.map((code) => [code, child.custom_attributes?.find(({ attribute_code }) => attribute_code === code)?.value]),
  )
}
