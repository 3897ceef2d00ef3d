import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'
import type { ConfigurableItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import { optionCode, optionValueLabel, variantValues } from '@meerkat/domain/variants/configuration'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'

export interface Variant {
  readonly child: ConfigurableChild
  readonly options: ConfigurableItemOption[]
  readonly labels: Line['labels']
}

type Chosen = ProductOption['extension_attributes']

/**
 * Finds the requested variant, by its own sku or by the parent's with a value for each option. Unlike a product page, a
 * cart has no fallback: a value that is missing or that no variant has is refused. docs/wire.md §3.6.
 */
export function findVariant(product: Product, sku: string, chosen: Chosen): Variant {
  const children = product.configurable_children ?? []
  const child = children.find((candidate) => candidate.sku === sku) ?? children.find(hasValues(product, chosen))
  if (!child) throw new Refusal('option-unknown', { name: product.name })
  const picked = (product.configurable_options ?? []).flatMap((option) => {
    const [id] = variantValues(child, optionCode(option, []))
    return id === undefined ? [] : [{ option, id }]
  })
  return {
    child,
    options: picked
      .map(({ option, id }) => ({ option_id: option.attribute_id, option_value: asNumber(id) }))
      .sort((a, b) => Number(a.option_id) - Number(b.option_id)),
    labels: picked.map(({ option, id }) => ({ label: option.label, value: optionValueLabel(option, id, []) || id })),
  }
}

function hasValues(product: Product, chosen: Chosen): (child: ConfigurableChild) => boolean {
  const values = new Map(
    lineOptions({ extension_attributes: chosen ?? {} }, 'configurable_item_options').map((entry) => {
      const { option_id, option_value } = entry as ConfigurableItemOption
      return [String(option_id), String(option_value)]
    }),
  )
  const wanted = (product.configurable_options ?? []).map((option) => {
    const value = values.get(option.attribute_id)
    if (value === undefined) throw new Refusal('option-missing', { field: option.label.toLowerCase() })
    return { code: optionCode(option, []), value }
  })
  return (child) => wanted.every(({ code, value }) => variantValues(child, code).includes(value))
}

/** Answers contain value ids as numbers; a value that is not a number stays unchanged. docs/wire.md §3.4. */
function asNumber(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id
}
