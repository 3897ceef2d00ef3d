/** Short names of product fields in the compact answer. docs/wire.md §13.6. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['minimal_price', 'mp'],
  ['has_options', 'ho'],
  ['url_key', 'u'],
  ['status', 's'],
  ['required_options', 'ro'],
  ['name', 'nm'],
  ['tax_class_id', 'tci'],
  ['description', 'desc'],
  ['minimal_regular_price', 'mrp'],
  ['final_price', 'fp'],
  ['price', 'p'],
  ['special_price', 'sp'],
  ['original_final_price', 'ofp'],
  ['original_price', 'op'],
  ['original_special_price', 'osp'],
  ['final_price_incl_tax', 'fpit'],
  ['original_price_incl_tax', 'opit'],
  ['price_incl_tax', 'pit'],
  ['special_price_incl_tax', 'spit'],
  ['final_price_tax', 'fpt'],
  ['price_tax', 'pt'],
  ['special_price_tax', 'spt'],
  ['original_price_tax', 'opt'],
  ['image', 'i'],
  ['small_image', 'si'],
  ['thumbnail', 't'],
])

/**
 * A product and its variants under short names. Nothing is left out: the reference drops fields that a variant shares with
 * its parent, and no client restores them. docs/wire.md §13.6.
 */
export function shortenNames(product: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const short: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(product)) {
    const variants = name === 'configurable_children' && Array.isArray(value)
    short[SHORT_NAMES.get(name) ?? name] = variants ? value.map((child: Record<string, unknown>) => shortenNames(child)) : value
  }
  return short
}
