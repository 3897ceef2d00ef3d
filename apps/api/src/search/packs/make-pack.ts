import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSelector } from '@meerkat/catalogue-query/answers/field-selection'
import type { Product } from '@meerkat/contract/product'
import { buildIndex } from '@meerkat/search/build/build-index'
import type { IndexDocument } from '@meerkat/search/build/index-schema'
import type { Row } from '@meerkat/search/pack/columns'
import { type PackSource, writePack } from '@meerkat/search/pack/pack'
import { createIndexer, INDEX_RECIPE } from '../indexing/to-index-document.ts'
import { compressCached } from './compress-cached.ts'
import type { MadePack, PackedProduct, PackOrder } from './pack-command.ts'
import { listDocumentFields, toPackSchema } from './pack-recipe.ts'
import { withoutGroupPrices } from './without-group-prices.ts'

/** Takes seconds for a large catalogue: runs in its own thread. Compressed packs are kept in the directory. Decision 0038. */
export function makePack(order: PackOrder, packed: readonly PackedProduct[], directory: string): MadePack {
  const bytes = order.kind === 'details' ? writeDetails(order, packed) : writeLists(order, order.kind, packed)
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    br: compressCached(bytes, join(directory, `${order.index.replaceAll(/[^a-z0-9_]/gi, '-')}.${order.kind}.br`)),
    gzip: gzipSync(bytes, { level: 9 }),
  }
}

function writeLists(
  { index, schema, listed, settings }: PackOrder,
  kind: 'lists' | 'typing',
  packed: readonly PackedProduct[],
): Uint8Array {
  const packSchema = toPackSchema(schema, kind)
  const toIndexDocument = createIndexer(packSchema)
  const documentFields = listDocumentFields(kind)
  const select = createSelector({ include: documentFields, exclude: [] })
  const indexed: IndexDocument[] = []
  const rows: Row[] = []
  for (const { bytes, values } of packed) {
    const product = parse(bytes)
    const document = toIndexDocument(product)
    indexed.push({ ...document, values: { ...document.values, ...values } })
    if (isSold(product)) rows.push(select(withoutGroupPrices(product)) as Row)
  }
  const fields = [...schema.keyword, ...schema.numeric]
  return writePack({
    header: { index, kind, recipe: INDEX_RECIPE, fields, documentFields, settings },
    index: buildIndex(packSchema, indexed),
    documents: inOrder(rows),
    listed: listed as PackSource['listed'],
  })
}

function writeDetails({ index, listed }: PackOrder, packed: readonly PackedProduct[]): Uint8Array {
  const rows = packed.map(({ bytes }) => withoutGroupPrices(parse(bytes)) as Row)
  const header = { index, kind: 'details', recipe: INDEX_RECIPE, fields: [], documentFields: null, settings: {} } as const
  return writePack({ header, index: null, documents: inOrder(rows), listed: listed as PackSource['listed'] })
}

function parse(bytes: Uint8Array): Product {
  return JSON.parse(new TextDecoder().decode(bytes)) as Product
}

/** Lists show no others. Variants are found through their configurable product. docs/behaviour/search.md §10.3. */
function isSold({ visibility, status }: Product): boolean {
  return visibility !== 1 && (status ?? 1) < 2
}

function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(a['id']) - Number(b['id']))
}
