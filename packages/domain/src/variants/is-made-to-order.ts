import type { CustomOption } from '@meerkat/contract/custom-option'

/** Kinds of input for the shopper's own words and files. */
const OWN: ReadonlySet<CustomOption['type']> = new Set(['field', 'area', 'file'])

/** Whether a product is always made for one shopper, such as a tag with a name: nobody else can buy a returned one. */
export function isMadeToOrder({ custom_options = [] }: { readonly custom_options?: readonly CustomOption[] | undefined }): boolean {
  return custom_options.some(({ type, is_require: isRequired }) => isRequired && OWN.has(type))
}
