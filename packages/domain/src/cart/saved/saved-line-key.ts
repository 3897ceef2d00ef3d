import type { LineIdentity } from '../lines/cart-item.ts'
import { listChoices } from '../lines/line-choices.ts'
import { sha3 } from '../sha3.ts'

/**
 * Fingerprint of a line by its sku and its choices, in whatever order and form they are written. The variant is in the sku. Device and server
 * compare saved lines by it. docs/wire.md §2.13.
 */
export function savedLineKey(line: Pick<LineIdentity, 'sku' | 'product_option'>): string {
  return sha3(JSON.stringify([line.sku, ...listChoices(line).toSorted()]))
}
