import type { Product } from '@meerkat/contract/product'

/**
 * A document as it is kept: its JSON, serialised once, as bytes. Text would be encoded again for every response, which takes
 * longer than everything else about it. A document is never altered: a changed one is another object with another version.
 */
export interface StoredDocument {
  readonly id: number
  /** Unique in this process and rising: two documents with the same version are the same document. */
  readonly version: number
  readonly bytes: Buffer
}

/** A document of one of the small entities, which are searched by looking at each: its object is kept as well. */
export interface ListedDocument extends StoredDocument {
  readonly source: object
}

let lastVersion = 0

export function storeDocument(id: number, source: object): StoredDocument {
  return { id, version: ++lastVersion, bytes: toBytes(source) }
}

/** Serialised when it is first sent: a category tree changes more often than it is asked for. */
export function listDocument(id: number, source: object): ListedDocument {
  let bytes: Buffer | null = null
  return {
    id,
    version: ++lastVersion,
    source,
    get bytes() {
      bytes ??= toBytes(source)
      return bytes
    },
  }
}

export function toBytes(source: object): Buffer {
  return Buffer.from(JSON.stringify(source))
}

/** A new object on each call. */
export function parseDocument({ bytes }: StoredDocument): unknown {
  return JSON.parse(bytes.toString())
}

/** Product documents are what `buildProduct` made of a product. */
export function parseProduct(document: StoredDocument): Product {
  return parseDocument(document) as Product
}
