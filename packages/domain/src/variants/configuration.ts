import type { Attribute } from '@meerkat/contract/attribute'
import type { ConfigurableChild, ConfigurableOption } from '@meerkat/contract/configurable'
import type { Id } from '@meerkat/contract/envelope'

/** A chosen value: its id, or an object with the id. */
export type ConfigurationValue = Id | { readonly id: Id; readonly attribute_code?: string | undefined; readonly label?: string | undefined }

/**
 * The requested values of a variant, by attribute code; a list means any of its values. `sku` names one variant, `price` is ignored, so
 * that active filters of a list can be passed in unchanged. docs/behaviour/variants.md §3.1.
 */
export type Configuration = Readonly<Record<string, ConfigurationValue | readonly ConfigurationValue[] | null | undefined>>

/** The chosen value of each option of a variant. Spec §3 Selected configuration. */
export type SelectedConfiguration = Readonly<Record<string, SelectedValue>>

export interface SelectedValue {
  readonly attribute_code: string
  /** As text, like all compared values. */
  readonly id: string
  readonly label: string
}

export type AttributeLabels = readonly Pick<Attribute, 'attribute_id' | 'attribute_code' | 'options'>[]

/** The ids that an entry accepts, as text; numbers and text are the same value. */
export function acceptedIds(entry: Configuration[string]): string[] {
  if (entry === null || entry === undefined) return []
  const values: readonly ConfigurationValue[] = Array.isArray(entry) ? entry : [entry as ConfigurationValue]
  return values.map((value) => String(typeof value === 'object' ? value.id : value))
}

/** A field of a variant as text: on the child itself or in its `custom_attributes`. docs/wire.md §17.2. */
export function variantValues(child: ConfigurableChild, attributeCode: string): string[] {
  const value = child[attributeCode] ?? child.custom_attributes?.find(({ attribute_code }) => attribute_code === attributeCode)?.value
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}

/** Whether a variant has one of the values that an entry accepts. */
export function fits(child: ConfigurableChild, attributeCode: string, entry: Configuration[string]): boolean {
  const values = variantValues(child, attributeCode)
  return acceptedIds(entry).some((id) => values.includes(id))
}

/**
 * The attribute of an option: its own code, else the attribute of its id, else its label in lower case. docs/behaviour/variants.md §3.2.
 */
export function optionCode(option: ConfigurableOption, attributes: AttributeLabels): string {
  return option.attribute_code || findAttribute(option, attributes)?.attribute_code || option.label.toLowerCase()
}

/** The label of an option value; '' when it has none. docs/behaviour/variants.md §3.2. */
export function optionValueLabel(option: ConfigurableOption, id: string, attributes: AttributeLabels): string {
  const value = option.values.find(({ value_index }) => String(value_index) === id)
  const attribute = findAttribute(option, attributes)
  return value?.label || value?.default_label || attribute?.options?.find((candidate) => candidate.value === id)?.label || ''
}

function findAttribute({ attribute_id }: ConfigurableOption, attributes: AttributeLabels) {
  return attributes.find((attribute) => String(attribute.attribute_id) === attribute_id)
}
