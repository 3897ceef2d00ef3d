import type { BundleItemOption, CustomItemOption, ProductOption } from '@meerkat/contract/product-option'
import type { LineIdentity } from './cart-item.ts'
import { lineOptions } from './line-options.ts'

type Choices = Pick<LineIdentity, 'product_option'>

/** Whether the line has choices besides the variant: selections of a bundle, custom options, files. */
export function hasChoices(line: Choices): boolean {
  return listChoices(line).length > 0
}

/**
 * Whether the choices besides the variant are the same. All kinds are compared; neither the order of the options matters nor whether ids
 * are numbers or text. Files are compared only if both lines list some: an old client lists none and gets all.
 */
export function haveSameChoices(a: Choices, b: Choices): boolean {
  const [filesOfA, filesOfB] = [listFiles(a), listFiles(b)]
  const sameFiles = filesOfA.length === 0 || filesOfB.length === 0 || isSameText(filesOfA, filesOfB)
  return sameFiles && isSameText(listOptions(a), listOptions(b))
}

/** All choices besides the variant, each as a text. */
export function listChoices(line: Choices): string[] {
  return [...listOptions(line), ...listFiles(line)]
}

function listOptions({ product_option }: Choices): string[] {
  const bundle = (lineOptions(product_option, 'bundle_options') as readonly BundleItemOption[])
    .filter(({ option_selections }) => option_selections.length > 0)
    .map(({ option_id, option_qty, option_selections }) => ['bundle', option_id, option_qty, ...option_selections.map(String).sort()])
  const custom = (lineOptions(product_option, 'custom_options') as readonly CustomItemOption[])
    .filter(({ option_value }) => option_value !== null && option_value !== '')
    .map(({ option_id, option_value }) => ['custom', option_id, option_value])
  return [...bundle, ...custom].map((choice) => choice.map(String).join('\u0000'))
}

function listFiles({ product_option }: Choices): string[] {
  return (product_option?.extension_attributes?.downloadable_option?.downloadable_links ?? []).map(String)
}

function isSameText(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join('\n') === b.toSorted().join('\n')
}

/** The options of a line after its variant has changed. Other choices stay: an engraving is kept when the size changes. */
export function withVariantOption(line: Choices, variant: Choices): ProductOption | null | undefined {
  const kept = line.product_option?.extension_attributes
  const taken = Object.entries(variant.product_option?.extension_attributes ?? {}).filter(([, chosen]) => !isEmpty(chosen))
  if (!kept) return variant.product_option
  return { ...variant.product_option, extension_attributes: { ...kept, ...Object.fromEntries(taken) } }
}

function isEmpty(chosen: unknown): boolean {
  return !chosen || Object.keys(chosen).length === 0
}
