import type { Product } from '@meerkat/contract/product'
import { type AttributeLabels, optionCode, optionValueLabel, type SelectedValue } from './configuration.ts'

/** An option of a product page and its possible values. */
export interface SelectableOption {
  readonly attribute_code: string
  readonly attribute_id: string
  readonly label: string
  readonly values: readonly SelectedValue[]
}

/** The options that a shopper may choose, in the product's order, without unlabelled ones. Spec §5, docs/behaviour/variants.md §3.4. */
export function selectableOptions(product: Pick<Product, 'configurable_options'>, attributes: AttributeLabels = []): SelectableOption[] {
  return (product.configurable_options ?? []).map((option) => {
    const attribute_code = optionCode(option, attributes)
    const values = option.values.map(({ value_index }) => {
      const id = String(value_index)
      return { attribute_code, id, label: optionValueLabel(option, id, attributes) }
    })
    return {
      attribute_code,
      attribute_id: option.attribute_id,
      label: option.label,
      values: values.filter(({ label }) => label.trim() !== ''),
    }
  })
}
