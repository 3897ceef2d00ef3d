import type { LineIdentity } from '../lines/cart-item.ts'
import { listChoices } from '../lines/line-choices.ts'
import { sha3 } from '../sha3.ts'

/**
 * Fingerprint of a saved line: its sku, which identifies the variant, and its choices, whatever their order and whether ids are numbers or
 * text. Device and server match saved lines by it. docs/wire.md §2.13.
 */
export function savedLineKey(line: Pick<LineIdentity, 'sku' | 'product_option'>): string {
  return sha3(JSON.stringify([line.sku, ...listChoices(line).toSorted()]))
}
