import type { CartItem } from '../cart/lines/cart-item.ts'
import { type LinkRule, productLink } from './product-link.ts'

/** URL of the product of a cart line; undefined for a line that was stored without its product. */
export function lineLink(line: CartItem, view: LinkRule): string | undefined {
  if (line.id === undefined) return undefined
  return productLink({ ...line, id: line.id, name: line.name ?? line.sku, url_key: undefined }, view)
}
