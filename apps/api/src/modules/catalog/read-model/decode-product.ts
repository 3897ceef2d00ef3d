import { hash } from 'node:crypto'
import type { ConfigurableChild, Product } from '@meerkat/contract/product'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'

/** A product as it is stored. */
export interface ProductSource {
  readonly product: Product
  /** Identifies the stored text: equal hashes mean an equal document. 48 bits, so that it fits a number. */
  readonly hash: number
}

/** Reads a stored product. Documents were checked against the contract when they were written. */
export function decodeProduct(body: string): ProductSource {
  return { product: decodeNames(JSON.parse(body)), hash: hash('sha1', body, 'buffer').readUIntBE(0, 6) }
}

/** Platforms write names with HTML entities (`Cooler&trade;`), which only some clients decode. */
function decodeNames(product: Product): Product {
  const { name, configurable_children } = product
  return {
    ...product,
    name: decodeEntities(name),
    ...(configurable_children && { configurable_children: configurable_children.map(decodeChild) }),
  }
}

function decodeChild(child: ConfigurableChild): ConfigurableChild {
  return child.name === undefined ? child : { ...child, name: decodeEntities(child.name) }
}
