import { hash } from 'node:crypto'
import type { Product } from '@meerkat/contract/product'
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

/** Platforms write names and titles with HTML entities (`Cooler&trade;`), which only some clients decode. */
function decodeNames(product: Product): Product {
  const { name, configurable_children, category, custom_options, bundle_options, downloadable_links } = product
  return {
    ...product,
    name: decodeEntities(name),
    ...(configurable_children && { configurable_children: configurable_children.map(decodeName) }),
    ...(category && { category: category.map(decodeName) }),
    ...(custom_options && {
      custom_options: custom_options.map((option) => ({ ...decodeTitle(option), values: option.values.map(decodeTitle) })),
    }),
    ...(bundle_options && { bundle_options: bundle_options.map(decodeTitle) }),
    ...(downloadable_links && { downloadable_links: downloadable_links.map(decodeTitle) }),
  }
}

function decodeName<Named extends { name?: string | undefined }>(named: Named): Named {
  return named.name === undefined ? named : { ...named, name: decodeEntities(named.name) }
}

function decodeTitle<Titled extends { title?: string | null | undefined }>(titled: Titled): Titled {
  return typeof titled.title === 'string' ? { ...titled, title: decodeEntities(titled.title) } : titled
}
