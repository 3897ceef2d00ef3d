/**
 * A document as it is kept: the JSON that is sent, made once, as bytes. Text would be encoded anew for every answer, which
 * takes longer than everything else about it. A changed document is another object, never this one altered.
 */
export interface StoredDocument {
  readonly id: number
  readonly bytes: Buffer
}

/** A document of one of the small entities, which are searched by looking at each: its object is kept as well. */
export interface ListedDocument extends StoredDocument {
  readonly source: object
}

export function storeDocument(id: number, source: object): StoredDocument {
  return { id, bytes: toBytes(source) }
}

export function listDocument(id: number, source: object): ListedDocument {
  return { id, bytes: toBytes(source), source }
}

export function toBytes(source: object): Buffer {
  return Buffer.from(JSON.stringify(source))
}

/** The document as an object of its own. */
export function parseDocument({ bytes }: StoredDocument): unknown {
  return JSON.parse(bytes.toString())
}
