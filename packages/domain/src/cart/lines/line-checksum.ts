import { sha3 } from '../sha3.ts'
import type { LineIdentity } from './cart-item.ts'
import { lineOptions } from './line-options.ts'

/**
 * Fingerprint of the options of a line; the order of the options counts. An existing checksum of the line is used as it is. docs/wire.md
 * §3.5. If a bundle also has custom options, both lists are included.
 */
export function lineChecksum(item: Pick<LineIdentity, 'product_option' | 'checksum'>): string {
  return item.checksum ?? sha3(JSON.stringify(fingerprint(item)))
}

function fingerprint({ product_option }: Pick<LineIdentity, 'product_option'>): unknown {
  if (!product_option) return null
  const free = [...lineOptions(product_option, 'bundle_options'), ...lineOptions(product_option, 'custom_options')]
  const chosen = free.length > 0 ? free : lineOptions(product_option, 'configurable_item_options')
  return chosen.length > 0 ? numbersAsText(chosen) : product_option
}

/** Servers send `32` where clients sent `"32"`. */
function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsText)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, numbersAsText(member)]))
}
