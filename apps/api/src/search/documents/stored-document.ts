import type { Product } from '@meerkat/contract/product'

/**
 * A document in memory: its JSON as bytes, serialised once. Text would have to be encoded for every response, which takes
 * longer than the rest of the response. A document is never altered: a change creates a new object with a new version.
 */
export interface StoredDocument {
  readonly id: number
  /** Unique and increasing in this process: two documents with the same version are the same document. */
  readonly version: number
  readonly bytes: Buffer
}

/** A document of one of the small entities, which have no index: its object is kept too, because a search tests every document. */
export interface ListedDocument extends StoredDocument {
  readonly source: object
}

let lastVersion = 0

export function storeDocument(id: number, source: object): StoredDocument {
  return { id, version: ++lastVersion, bytes: toBytes(source) }
}

/** Serialised when it is first sent: a category tree changes more often than it is requested. */
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

/** Returns a new object on each call. */
export function parseDocument({ bytes }: StoredDocument): unknown {
  return JSON.parse(bytes.toString())
}

/** Product documents are JSON written by `buildProduct`. */
export function parseProduct(document: StoredDocument): Product {
  return parseDocument(document) as Product
}
