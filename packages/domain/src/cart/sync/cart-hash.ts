import type { CartItem } from '../lines/cart-item.ts'
import { sha3 } from '../sha3.ts'

/**
 * Fingerprint of the cart when both sides agreed. Data that changes without the shopper (stock, totals) is left out.
 * docs/behaviour/cart.md §1.18.
 */
export function cartHash(lines: readonly CartItem[], token: string | null): string {
  const items = lines.map((item) => ({ ...item, stock: undefined, totals: undefined }))
  return sha3(JSON.stringify({ items, token }))
}
