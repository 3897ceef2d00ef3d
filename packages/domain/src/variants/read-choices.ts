import type { Product } from '@meerkat/contract/product'
import type { BundleItemOption, CustomItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '../cart/lines/line-options.ts'
import type { Choices } from './apply-choices.ts'

/** Reads the choices from the option payload of a cart line: the inverse of `applyChoices()`. */
export function readChoices(product: Product, option: ProductOption | null | undefined): Omit<Choices, 'qty'> {
  const bundle = lineOptions(option, 'bundle_options') as readonly BundleItemOption[]
  const custom = lineOptions(option, 'custom_options') as readonly CustomItemOption[]
  return {
    bundle: Object.fromEntries(
      bundle.map(({ option_id, option_qty, option_selections: [selection] }) => [
        Number(option_id),
        selection === undefined ? null : { selection, qty: option_qty },
      ]),
    ),
    custom: Object.fromEntries(
      custom.map(({ option_id, option_value }) => {
        const isText = !product.custom_options?.find((one) => String(one.option_id) === String(option_id))?.values.length
        return [Number(option_id), isText || option_value === null ? option_value : String(option_value).split(',')]
      }),
    ),
    links: option?.extension_attributes?.downloadable_option?.downloadable_links ?? (product.downloadable_links ?? []).map(({ id }) => id),
  }
}
