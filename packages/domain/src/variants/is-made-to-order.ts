import type { CustomOption } from '@meerkat/contract/custom-option'

/** Kinds of input for the shopper's own words and files. */
const OWN: ReadonlySet<CustomOption['type']> = new Set(['field', 'area', 'file'])

/** Whether each piece is made for one shopper, such as a tag with a name. A returned piece cannot be sold again. */
export function isMadeToOrder({ custom_options = [] }: { readonly custom_options?: readonly CustomOption[] | undefined }): boolean {
  return custom_options.some(({ type, is_require: isRequired }) => isRequired && OWN.has(type))
}
