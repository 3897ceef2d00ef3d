import type { OrderProduct } from '@meerkat/contract/order'
import type { CartItem } from './cart-item.ts'
import { isSameLine } from './is-same-line.ts'

export type OrderedProduct = Pick<OrderProduct, 'sku' | 'qty' | 'product_option'>

/** The lines without the ordered pieces; pieces that were added to a line after the order stay. */
export function removeOrdered(lines: readonly CartItem[], products: readonly OrderedProduct[]): CartItem[] {
  return lines.flatMap((line) => {
    const ordered = products.filter((product) => isSameLine(line, product)).reduce((sum, { qty }) => sum + qty, 0)
    return line.qty > ordered ? [{ ...line, qty: line.qty - ordered }] : []
  })
}
