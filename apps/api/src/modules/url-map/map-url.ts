import { createSelector } from '@meerkat/catalogue-query/answers/field-selection'
import type { Product } from '@meerkat/contract/product'
import type { SearchHit } from '@meerkat/contract/search'
import type { UrlMapRequest } from '@meerkat/contract/url-map'
import type { VariantRules } from '@meerkat/domain/variants/choose-variant'
import { memberSkus } from '@meerkat/domain/variants/member-skus'
import { Reply } from '../../http/reply.ts'
import { toCacheTags } from '../../search/answers/cache-tags.ts'
import type { Projection, ProjectionForm } from '../../search/answers/projection-cache.ts'
import { parseProduct, type StoredDocument } from '../../search/documents/stored-document.ts'
import { applyOptions, changesAnswer } from './apply-options.ts'

export interface MapUrlDeps {
  /** The document at the path or, if there is none, the one that another store view has there. Null when no store view has one. */
  readonly findByPath: (
    storeCode: string,
    path: string,
    groupToken: string | null,
  ) => Promise<{ readonly index: string; readonly entity: string; readonly document: StoredDocument } | null>
  /** Enabled products by sku, with the prices of the group. */
  readonly findMembers: (storeCode: string, skus: readonly string[], groupToken: string | null) => Promise<ReadonlyMap<string, Product>>
  readonly project: (form: ProjectionForm) => Projection
  readonly rules: VariantRules
}

/** Always included: a client cannot route without them. docs/wire.md §10. */
const ROUTING_FIELDS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/** The document at a path as a search hit, or null. Its `url_path` differs from the path if only another store view has it at this path. */
export async function mapUrl(deps: MapUrlDeps, storeCode: string, request: UrlMapRequest): Promise<Reply<SearchHit | null>> {
  const found = await deps.findByPath(storeCode, request.url, request.groupToken ?? null)
  if (found === null) return new Reply<SearchHit | null>({ result: () => null })
  const { index, entity, document } = found
  const include = request.includeFields?.length ? [...request.includeFields, ...ROUTING_FIELDS] : []
  const exclude = request.excludeFields ?? []
  const projection = deps.project({ include, exclude, compact: false })
  const head = { _index: `${index}_${entity}`, _type: entity, _id: String(document.id), _score: 0 }
  const headers = toCacheTags(entity, [document.id])
  const wished = entity === 'product' ? await readProductRequest(deps, storeCode, { request, document }) : null
  if (wished !== null) {
    const added = createSelector({ include, exclude })(wished)
    return new Reply<SearchHit | null>({ result: () => ({ ...head, _source: { ...projection.toSource(document), ...added } }), headers })
  }
  return new Reply<SearchHit | null>({
    result: () => ({ ...head, _source: projection.toSource(document) }),
    headers,
    bytes: () =>
      Buffer.concat([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"_source":`), projection.toBytes(document), Buffer.from('}')]),
  })
}

/** Null when the options change nothing, so that the document's own bytes are the answer. */
async function readProductRequest(
  { findMembers, rules }: MapUrlDeps,
  storeCode: string,
  { request, document }: { readonly request: UrlMapRequest; readonly document: StoredDocument },
): Promise<object | null> {
  const { options, filters, groupToken } = request
  const sku = filters?.['sku']
  const childSku = typeof sku === 'string' && sku !== '' ? sku : null
  if (!options || !changesAnswer({ options, childSku })) return null
  const product = parseProduct(document)
  const members = options.prefetchGroupProducts ? await findMembers(storeCode, memberSkus(product), groupToken ?? null) : new Map()
  return applyOptions(product, { options, childSku, members, rules })
}
