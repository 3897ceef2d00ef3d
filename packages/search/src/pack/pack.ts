import type { CatalogIndex } from '../build/catalog-index.ts'
import { readSnapshot, writeSnapshot } from '../build/snapshot.ts'
import { joinSections, splitSections } from '../build/snapshot-sections.ts'
import { type Json, type Row, readColumns, writeColumns } from './columns.ts'
import { fromUtf8, toUtf8 } from './utf8.ts'

/** Increment with every change to the layout. Index snapshots have their own version. */
const VERSION = 1

/** What the pack was made from and what it can answer. */
export interface PackHeader {
  /** Name of the index on the wire, which stands for the store view. */
  readonly index: string
  /** Version of the code that decides what is indexed. */
  readonly recipe: number
  /** `lists`: searches, lists and tiles. `typing`: search as you type only. `details`: whole documents, without an index. */
  readonly kind: 'lists' | 'typing' | 'details'
  /**
   * Every field that the server can filter or sort by. If a plan uses one of these that the pack's index lacks, the index cannot
   * evaluate it; any other unknown field matches nothing, as on the server.
   */
  readonly fields: readonly string[]
  /** Dotted names of the product fields in the documents; null: the documents are whole. */
  readonly documentFields: readonly string[] | null
  /** The server's search settings, so that a request means the same in the browser, which is built without them. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** A catalogue in the browser: an index, product documents in the order of their ids, and the small entities. */
export interface Pack {
  readonly header: PackHeader
  /** Null in a pack of details. */
  readonly index: CatalogIndex | null
  readonly documents: Map<number, Record<string, Json>>
  /** Documents of each of the small entities, in their natural order. */
  readonly listed: Readonly<Record<string, readonly Record<string, Json>[]>>
}

export interface PackSource {
  readonly header: PackHeader
  readonly index: CatalogIndex | null
  /** Each with a numeric `id`. */
  readonly documents: readonly Row[]
  readonly listed: Readonly<Record<string, readonly Row[]>>
}

/** The same source gives the same bytes, so that their hash identifies them. */
export function writePack({ header, index, documents, listed }: PackSource): Uint8Array {
  const entities = Object.keys(listed)
  return joinSections(VERSION, JSON.stringify({ header, entities }), [
    index === null ? new Uint8Array() : writeSnapshot(index),
    toUtf8(writeColumns(documents)),
    ...entities.map((entity) => toUtf8(writeColumns(listed[entity]!))),
  ])
}

/** @throws Error when the bytes are not a pack of this version, were made for another engine, are truncated, or were altered. */
export function readPack(bytes: Uint8Array): Pack {
  const { text, reader } = splitSections(VERSION, bytes)
  const { header, entities } = JSON.parse(text) as { header: PackHeader; entities: string[] }
  const snapshot = reader.next(Uint8Array)
  const index = snapshot.length === 0 ? null : readSnapshot(snapshot)
  const documents = readColumns(fromUtf8(reader.next(Uint8Array)))
  const listed = Object.fromEntries(entities.map((entity) => [entity, readColumns(fromUtf8(reader.next(Uint8Array)))]))
  return { header, index, documents: new Map(documents.map((document) => [Number(document['id']), document])), listed }
}
