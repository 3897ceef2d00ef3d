/** A document as it is kept: the JSON that is sent, made once. A changed document is another object, never this one altered. */
export interface StoredDocument {
  readonly id: number
  readonly json: string
}

/** A document of one of the small entities, which are searched by looking at each: its object is kept as well. */
export interface ListedDocument extends StoredDocument {
  readonly source: object
}

export function storeDocument(id: number, source: object): StoredDocument {
  return { id, json: JSON.stringify(source) }
}

export function listDocument(id: number, source: object): ListedDocument {
  return { id, json: JSON.stringify(source), source }
}
