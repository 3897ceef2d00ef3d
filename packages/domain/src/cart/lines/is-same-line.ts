import type { LineIdentity } from './cart-item.ts'
import { lineChecksum } from './line-checksum.ts'
import { lineOptions } from './line-options.ts'

/**
 * Whether two lines, of the client's or the server's cart, are one. A missing line equals nothing. Behaviour 1.4, contract 3.5.
 */
export function isSameLine(a: LineIdentity | null | undefined, b: LineIdentity | null | undefined): boolean {
  if (!a || !b) return false
  if (eitherHas('bundle_options', a, b) || eitherHas('custom_options', a, b)) {
    return haveSameServerId(a, b) || lineChecksum(a) === lineChecksum(b)
  }
  // Server ids are ignored here: a line edited in the cart keeps its id while its variant changes.
  if (eitherHas('configurable_item_options', a, b)) return a.sku === b.sku
  return haveSameServerId(a, b) || a.sku === b.sku
}

function eitherHas(kind: Parameters<typeof lineOptions>[1], a: LineIdentity, b: LineIdentity): boolean {
  return lineOptions(a.product_option, kind).length > 0 || lineOptions(b.product_option, kind).length > 0
}

function haveSameServerId(a: LineIdentity, b: LineIdentity): boolean {
  const id = serverItemId(a)
  return id !== null && id === serverItemId(b)
}

/** The id of the line on the server, if it is known there. Compared without conversion: contract 1.13. */
export function serverItemId(item: LineIdentity): NonNullable<LineIdentity['item_id']> | null {
  return item.server_item_id ?? item.item_id ?? null
}
