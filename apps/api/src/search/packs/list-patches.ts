import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { createSelector } from '@meerkat/catalogue-query/answers/field-selection'
import type { CatalogPackPatch } from '@meerkat/contract/catalog-pack'
import type { FieldValue, IndexSchema } from '@meerkat/search/build/index-schema'
import { readPack } from '@meerkat/search/pack/pack'
import { diffDocuments } from '@meerkat/search/pack/patch-pack'
import type { MadePack } from './pack-command.ts'
import { listDocumentFields, toPackSchema } from './pack-recipe.ts'
import { withoutGroupPrices } from './without-group-prices.ts'

export interface ChangedProduct {
  readonly id: number
  /** Changed values of the index. */
  readonly values: Readonly<Record<string, FieldValue>>
  /** The current document; null for a product that is gone. */
  readonly bytes: Uint8Array | null
}

type Document = Parameters<typeof diffDocuments>[0]

const decompress = promisify(brotliDecompress)

/** Compares the changed products with those in the pack, of which only the compressed bytes are in memory, and lists the differences. */
export async function listPatches(
  { br }: Pick<MadePack, 'br'>,
  schema: IndexSchema,
  changed: readonly ChangedProduct[],
): Promise<CatalogPackPatch[]> {
  if (changed.length === 0) return []
  const { header, documents } = readPack(await decompress(br))
  const kind = header.kind === 'typing' ? 'typing' : 'lists'
  const { keyword, numeric } = toPackSchema(schema, kind)
  const fields = new Set([...keyword, ...numeric])
  const select = createSelector({ include: listDocumentFields(kind), exclude: [] })
  return changed.flatMap(({ id, values, bytes }) => {
    const known = Object.entries(values).filter(([field]) => fields.has(field)) as [string, Scalars][]
    const before = documents.get(id)
    const after = bytes && (select(withoutGroupPrices(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>)) as Document)
    const document = before && after && diffDocuments(before, after)
    if (known.length === 0 && !document) return []
    return [{ id, ...(known.length > 0 && { values: Object.fromEntries(known) }), ...(document && { document }) }]
  })
}

/** Field values in the form of the contract. */
type Scalars = NonNullable<CatalogPackPatch['values']>[string]
