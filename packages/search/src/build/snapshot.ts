import { type CatalogIndex, createAddedText, type TextIndex } from './catalog-index.ts'
import type { IndexSchema } from './index-schema.ts'
import type { KeywordColumn } from './keyword-column.ts'
import { createNumericColumn } from './numeric-column.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { joinSections, type SectionReader, splitSections, type TypedArray } from './snapshot-sections.ts'
import type { StringTable } from './string-table.ts'
import { toDictionary } from './value-dictionary.ts'

/** Increment with every change to the layout, to splitting or stemming, or to impacts. */
const VERSION = 3

/** The index as bytes that `readSnapshot` reads without building. An index with changes is rebuilt first. */
export function writeSnapshot(index: CatalogIndex): Uint8Array {
  const source = hasChanges(index) ? rebuildIndex(index) : index
  return joinSections(VERSION, JSON.stringify(source.schema), [...arraysOf(source)])
}

/**
 * The index of a snapshot. It uses the bytes in place where their alignment allows, and changes write into them.
 * @throws Error when the bytes are not a snapshot of this version, are truncated, or were altered.
 */
export function readSnapshot(bytes: Uint8Array): CatalogIndex {
  const { text, reader } = splitSections(VERSION, bytes)
  const schema: IndexSchema = JSON.parse(text)
  const ids = reader.next(Float64Array)
  const index: CatalogIndex = {
    schema,
    docCount: ids.length,
    liveCount: ids.length,
    baseCount: ids.length,
    ids,
    alive: new Uint8Array(ids.length).fill(1),
    addedIds: new Map(),
    keyword: new Map(schema.keyword.map((field) => [field, readColumn(reader)])),
    numeric: new Map(schema.numeric.map((field) => [field, createNumericColumn(reader.next(Float64Array))])),
    skus: readColumn(reader),
    text: readText(reader, schema.text.length),
  }
  return index
}

function hasChanges({ docCount, liveCount, baseCount, keyword }: CatalogIndex): boolean {
  return docCount !== baseCount || liveCount !== baseCount || [...keyword.values()].some(({ dictionary }) => dictionary.added.length > 0)
}

/** Every array of the index; `readSnapshot` reads them in the same order. */
function* arraysOf({ ids, keyword, numeric, skus, text, schema }: CatalogIndex): Generator<TypedArray> {
  yield ids
  for (const field of schema.keyword) yield* arraysOfColumn(keyword.get(field)!)
  for (const field of schema.numeric) yield numeric.get(field)!.values
  yield* arraysOfColumn(skus)
  yield* arraysOfTable(text.terms)
  yield* arraysOfTable(text.stems)
  yield* [text.stemStarts, text.stemTerms, text.frequencies, text.tokens, text.tokenStarts]
  for (const { starts, docs, impacts } of text.postings) yield* [starts, docs, impacts]
}

function arraysOfColumn({ dictionary, slots, pool, poolLength }: KeywordColumn): TypedArray[] {
  return [dictionary.numbers, ...arraysOfTable(dictionary.strings), slots, pool.subarray(0, poolLength)]
}

function arraysOfTable({ chars, starts }: StringTable): TypedArray[] {
  return [chars, starts]
}

function readColumn(reader: SectionReader): KeywordColumn {
  const numbers = reader.next(Float64Array)
  const dictionary = toDictionary(numbers, readTable(reader))
  const slots = reader.next(Int32Array)
  const pool = reader.next(Uint32Array)
  return { dictionary, slots, pool, poolLength: pool.length, lists: null }
}

function readTable(reader: SectionReader): StringTable {
  return { chars: reader.next(Uint16Array), starts: reader.next(Uint32Array) }
}

function readText(reader: SectionReader, fieldCount: number): TextIndex {
  return {
    terms: readTable(reader),
    stems: readTable(reader),
    stemStarts: reader.next(Uint32Array),
    stemTerms: reader.next(Uint32Array),
    frequencies: reader.next(Uint32Array),
    tokens: reader.next(Uint32Array),
    tokenStarts: reader.next(Uint32Array),
    postings: Array.from({ length: fieldCount }, () => ({
      starts: reader.next(Uint32Array),
      docs: reader.next(Uint32Array),
      impacts: reader.next(Uint8Array),
    })),
    added: createAddedText(fieldCount),
  }
}
