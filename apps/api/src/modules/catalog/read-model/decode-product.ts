import { hash } from 'node:crypto'
import type { Product } from '@meerkat/contract/product'

/** A product as it is stored. */
export interface ProductSource {
  readonly product: Product
  /** Identifies the stored text: equal hashes mean an equal document. 48 bits, so that it fits a number. */
  readonly hash: number
}

/** Reads a stored product. Documents were checked against the contract when they were written. */
export function decodeProduct(body: string): ProductSource {
  return { product: JSON.parse(body) as Product, hash: hash('sha1', body, 'buffer').readUIntBE(0, 6) }
}
